import { AuthLayout } from '../features/session/AuthLayout'
import { RegisterForm } from '../features/session/RegisterForm'

const Registro = () => (
  <AuthLayout title="Registro" lead="Un jugador, una cuenta.">
    <RegisterForm />
  </AuthLayout>
)
export default Registro
