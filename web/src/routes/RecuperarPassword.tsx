import { useSearchParams } from 'react-router'
import { Gate } from '../features/session/Gate'
import { RecoveryForm } from '../features/session/RecoveryForm'

export default function RecuperarPassword() {
  const [search] = useSearchParams()
  return (
    <Gate title="Recuperar contraseña" lead="Escribe tu correo y te mandamos un enlace para elegir otra.">
      <RecoveryForm email={search.get('email') ?? undefined} />
    </Gate>
  )
}
