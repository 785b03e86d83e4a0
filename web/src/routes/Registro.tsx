import { Gate } from '../features/session/Gate'
import { RegisterForm } from '../features/session/RegisterForm'

const Registro = () => (
  <Gate title="Registro" lead="Un jugador, una cuenta.">
    <RegisterForm />
  </Gate>
)
export default Registro
