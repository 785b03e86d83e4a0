import { useSearchParams } from '../lib/router'
import { AuthLayout } from '../features/session/AuthLayout'
import { ResendValidation } from '../features/session/ResendValidation'
import { ValidateAccount } from '../features/session/ValidateAccount'

export default function ValidarCuenta() {
  const [search] = useSearchParams()
  const email = search.get('email')
  const token = search.get('token')
  if (email && token) {
    return (
      <AuthLayout title="Validar cuenta">
        <ValidateAccount email={email} token={token} />
      </AuthLayout>
    )
  }
  return (
    <AuthLayout title="Validar cuenta" lead="Te mandamos un enlace al registrarte. Si no llegó, pídelo de nuevo.">
      <ResendValidation email={email ?? undefined} />
    </AuthLayout>
  )
}
