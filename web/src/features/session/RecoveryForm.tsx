import { emailError } from '@trinchera/rules/validation'
import { Link, useNavigate } from '../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { api } from '../../lib/api'
import { Button } from '../../ui/controls/Button'
import { Input } from '../../ui/form/Field'
import { useFields, useForm } from '../../ui/form/use-form'

/** Form to request the e-mail for a new password. The reply does not reveal whether the account exists. */
export function RecoveryForm({ email: initial = '' }: { email?: string }) {
  const navigate = useNavigate()
  const { fields, write } = useFields({ email: initial })
  const email = fields.email.trim()
  const { form, field, pending } = useForm({
    fields,
    write,
    check: () => ({ email: emailError(email) }),
    send: () => api.requestRecovery({ body: { email } }),
    failure: 'No pudimos pedir el correo. Intenta de nuevo.',
    onSuccess: () => navigate(paths.ladder),
  })

  return (
    <form {...form} className="form" aria-label="Recuperar contraseña">
      <Input
        {...field('email')}
        label="Correo"
        type="email"
        autoComplete="email"
        help="El enlace dura una hora y sirve una vez. Revisa también el spam."
      />
      <div className="row actions">
        <Button type="submit" kind="primary" pending={pending} pendingText="Enviando…">
          Enviar enlace
        </Button>
        <Link className="more" to={paths.login()}>
          Volver a iniciar sesión
        </Link>
      </div>
    </form>
  )
}
