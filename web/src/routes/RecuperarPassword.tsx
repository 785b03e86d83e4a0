import { useSearchParams } from '../lib/router'
import { AuthLayout } from '../features/session/AuthLayout'
import { RecoveryForm } from '../features/session/RecoveryForm'

export default function RecuperarPassword() {
  const [search] = useSearchParams()
  return (
    <AuthLayout title="Recuperar contraseña" lead="Escribe tu correo y te mandamos un enlace para elegir otra.">
      <RecoveryForm email={search.get('email') ?? undefined} />
    </AuthLayout>
  )
}
