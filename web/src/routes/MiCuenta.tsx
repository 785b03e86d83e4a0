import type { Session } from '../app/stored-session'
import { AccountLoading } from '../features/cuenta/AccountLoading'
import { AccountTitle } from '../features/cuenta/AccountTitle'
import '../features/cuenta/cuenta.css'
import { Invitaciones } from '../features/cuenta/Invitaciones'
import { OwnData } from '../features/cuenta/OwnData'
import { OwnTeams } from '../features/cuenta/OwnTeams'
import { NeedsSession } from '../features/session/NeedsSession'
import { useOwnPlayer } from '../lib/own-clan'
import { OfflineBar } from '../ui/Live'
import { ScreenState } from './ScreenState'

function Account({ session }: { session: Session }) {
  const own = useOwnPlayer()
  const { data } = own
  if (!data && !own.isError) return <AccountLoading player={session.player} />
  if (!data) return <ScreenState query={own} title="Mi Cuenta" failed="No pudimos traer tus datos" />
  return (
    <>
      <OfflineBar />
      <AccountTitle player={data} email={session.player.email} />
      <div className="stack">
        <OwnTeams clanes={data.clanes} />
        <div className="g2">
          <Invitaciones player={data.id} />
          <OwnData player={data} />
        </div>
      </div>
    </>
  )
}

const MiCuenta = () => (
  <NeedsSession title="Mi Cuenta" why="Entra para ver tus clanes y tus datos.">
    {(session) => <Account session={session} />}
  </NeedsSession>
)
export default MiCuenta
