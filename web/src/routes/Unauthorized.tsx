import { paths } from '@trinchera/contract/site-paths'
import { ButtonLink } from '../ui/controls/Button'

const Unauthorized = () => (
  <div className="page soon">
    <h1>Sin autorización</h1>
    <p className="lead">Esta parte es de la administración.</p>
    <ButtonLink to={paths.home}>Volver al inicio</ButtonLink>
  </div>
)
export default Unauthorized
