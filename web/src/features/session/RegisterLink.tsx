import { paths } from '@trinchera/contract/site-paths'
import { Link } from '../../lib/router'

/** Invites people without an account to register. */
export const RegisterLink = ({ className = '' }: { className?: string }) => (
  <p className={`small ${className}`}>
    ¿Eres nuevo?{' '}
    <Link className="more" to={paths.registro}>
      Crea tu cuenta
    </Link>
  </p>
)
