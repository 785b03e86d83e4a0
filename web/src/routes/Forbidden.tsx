import { paths } from '@trinchera/contract/site-paths'
import { useTitle } from '../app/title'
import { ButtonLink } from '../ui/controls/Button'

/** Shown where the session may not see a screen (docs/behaviour.md#Forbidden screen). */
export default function Forbidden() {
  useTitle('403 - Acceso Denegado')
  return (
    <div className="soon">
      <h1>403 - Acceso Denegado</h1>
      <p className="lead">No tienes los permisos necesarios para acceder a esta página.</p>
      <ButtonLink to={paths.home}>Volver al inicio</ButtonLink>
    </div>
  )
}
