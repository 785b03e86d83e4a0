import { paths } from '@trinchera/contract/site-paths'
import { Link } from '../../lib/router'

/** Invites people without an account to register. */
export const RegisterLink = () => (
  <p className="small">
    ¿Eres nuevo?{' '}
    <Link className="more" to={paths.registro}>
      Crea tu cuenta
    </Link>
  </p>
)
