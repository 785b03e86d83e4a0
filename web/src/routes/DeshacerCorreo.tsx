import { Navigate, useSearchParams } from '../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { AuthLayout } from '../features/session/AuthLayout'
import { EmailLink } from '../features/seguridad/EmailLink'

/** The screen that the undo link opens. That link is in the e-mail about a changed e-mail address. */
export default function DeshacerCorreo() {
  const [search] = useSearchParams()
  const email = search.get('email')
  const token = search.get('token')
  if (!email || !token) return <Navigate to={paths.seguridad} replace />
  return (
    <AuthLayout title="Deshacer el cambio de correo">
      <EmailLink act="undo" email={email} token={token} />
    </AuthLayout>
  )
}
