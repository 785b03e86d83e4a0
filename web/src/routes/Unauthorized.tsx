import { paths } from '@trinchera/contract/site-paths'
import { ButtonLink } from '../ui/controls/Button'
import { DeadEnd } from './DeadEnd'

const Unauthorized = () => (
  <div className="page">
    <DeadEnd scene="wire" title="Sin autorización" action={<ButtonLink to={paths.home}>Volver al inicio</ButtonLink>}>
      Esta parte es de la administración.
    </DeadEnd>
  </div>
)
export default Unauthorized
