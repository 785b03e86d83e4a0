import { paths } from '@trinchera/contract/site-paths'
import { ProfileForm } from '../features/cuenta/ProfileForm'
import { RequireSession } from '../features/session/RequireSession'
import { useIdParam } from '../lib/id-param'
import { useOwnPlayer } from '../lib/own-clan'
import { Crumbs } from '../ui/controls/Crumbs'
import { Parts } from '../ui/state/Parts'
import { OfflineBar } from '../ui/state/Live'
import Forbidden from './Forbidden'
import NotFound from './NotFound'
import { ScreenState } from './ScreenState'

const title = 'Modificar datos'

function Edit() {
  const own = useOwnPlayer()
  if (!own.data)
    return (
      <ScreenState
        query={own}
        title={title}
        failed="No pudimos traer tus datos"
        loading="Cargando datos del jugador..."
      />
    )
  return (
    <Parts>
      <OfflineBar />
      <Crumbs trail={[{ to: paths.miCuenta, label: 'Mi Cuenta' }]} />
      <h1>{title}</h1>
      <ProfileForm player={own.data} />
    </Parts>
  )
}

export default function EditarMiCuenta() {
  const id = useIdParam()
  if (!id) return <NotFound />
  return (
    <RequireSession title={title} why="Entra para modificar tus datos. Lo que escribiste sigue acá.">
      {({ player }) => (player.id === id ? <Edit key={id} /> : <Forbidden />)}
    </RequireSession>
  )
}
