import { paths } from '@trinchera/contract/site-paths'
import { useTitle } from '../app/title'
import { ButtonLink } from '../ui/controls/Button'
import { DeadEnd } from './DeadEnd'

/** The 403 screen, shown if the session may not see a screen (docs/behaviour/staff.md#Forbidden screen). */
export default function Forbidden() {
  useTitle('403 - Acceso Denegado')
  return (
    <DeadEnd
      scene="wire"
      title="403 - Acceso Denegado"
      action={<ButtonLink to={paths.home}>Volver al inicio</ButtonLink>}
    >
      No tienes los permisos necesarios para acceder a esta página.
    </DeadEnd>
  )
}
