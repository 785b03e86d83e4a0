import type { Session } from '../lib/stored-session'
import { AccountLoading } from '../features/cuenta/AccountLoading'
import { AccountTitle } from '../features/cuenta/AccountTitle'
import { OwnData } from '../features/cuenta/OwnData'
import { OwnDevices } from '../features/cuenta/OwnDevices'
import { OwnDiscord } from '../features/cuenta/OwnDiscord'
import { OwnNicks } from '../features/cuenta/OwnNicks'
import { OwnNotices } from '../features/cuenta/OwnNotices'
import { OwnTeams } from '../features/clanes/OwnTeams'
import { OwnApp } from '../features/instalar/OwnApp'
import { Invitaciones } from '../features/invitaciones/Invitaciones'
import { OwnSolicitudes } from '../features/invitaciones/OwnSolicitudes'
import { OwnMedals } from '../features/palmares/OwnMedals'
import { OwnSessions } from '../features/seguridad/OwnSessions'
import { RequireSession } from '../features/session/RequireSession'
import { useOwnPlayer } from '../lib/own-clan'
import { Parts } from '../ui/state/Parts'
import { OfflineBar } from '../ui/state/Live'
import { ScreenState } from './ScreenState'

function Account({ session }: { session: Session }) {
  const own = useOwnPlayer()
  const { data } = own
  if (!data && !own.isError) return <AccountLoading player={session.player} />
  if (!data) return <ScreenState query={own} title="Mi Cuenta" failed="No pudimos traer tus datos" />
  return (
    <Parts>
      <OfflineBar />
      <AccountTitle player={data} email={session.player.email} />
      <Parts className="stack">
        <OwnTeams clanes={data.clanes} player={data.id} />
        <Invitaciones player={data.id} />
        <OwnSolicitudes player={data.id} />
        <Parts className="two-columns">
          <OwnSessions player={data.id} linked />
          <OwnNotices />
          <OwnDevices player={data.id} />
          <OwnNicks player={data.id} />
          <OwnDiscord player={data.id} />
          <OwnApp />
          <OwnData player={data} />
          <OwnMedals player={data.id} />
        </Parts>
      </Parts>
    </Parts>
  )
}

const MiCuenta = () => (
  <RequireSession title="Mi Cuenta" why="Entra para ver tus clanes y tus datos.">
    {(session) => <Account session={session} />}
  </RequireSession>
)
export default MiCuenta
