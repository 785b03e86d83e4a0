import { Navigate, useSearchParams } from '../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { AuthLayout } from '../features/session/AuthLayout'
import { EmailLink } from '../features/seguridad/EmailLink'

/** The screen that the confirmation URL in an e-mail opens. A button on it confirms the e-mail address. */
export default function ConfirmarCorreo() {
  const [search] = useSearchParams()
  const email = search.get('email')
  const token = search.get('token')
  if (!email || !token) return <Navigate to={paths.seguridad} replace />
  return (
    <AuthLayout title="Confirmar correo">
      <EmailLink act="confirm" email={email} token={token} />
    </AuthLayout>
  )
}
