import { paths } from '../app/paths'
import { NeedsSession } from '../features/session/NeedsSession'
import { useOwnPlayer } from '../lib/own-clan'
import { ButtonLink } from '../ui/Button'

function Account() {
  const { data: player } = useOwnPlayer()
  const newest = player?.clanes.toSorted((a, b) => b.PlayerClan.joined_at.localeCompare(a.PlayerClan.joined_at))[0]
  return (
    <div className="soon">
      <h1>Mi Cuenta</h1>
      <p className="lead">Pronto...</p>
      {newest ? <ButtonLink to={paths.clan(newest.id)}>Ver {newest.nombre}</ButtonLink> : <ButtonLink to={paths.ladder}>Ir al Ladder</ButtonLink>}
    </div>
  )
}

const MiCuenta = () => (
  <NeedsSession title="Mi Cuenta" why="Entra para ver tus clanes.">
    {() => <Account />}
  </NeedsSession>
)
export default MiCuenta
