import { emailError } from '@trinchera/rules/validation'
import { api } from '../../lib/api'
import { Button } from '../../ui/controls/Button'
import { Input } from '../../ui/form/Field'
import { useFields, useForm } from '../../ui/form/use-form'

/** Form to request the validation e-mail again. The reply does not reveal whether the account exists. */
export function ResendValidation({ email: initial = '' }: { email?: string }) {
  const { fields, write } = useFields({ email: initial })
  const email = fields.email.trim()
  const { form, field, pending, isSuccess } = useForm({
    fields,
    write,
    check: () => ({ email: emailError(email) }),
    send: () => api.resendValidation({ params: { email } }),
    failure: 'No pudimos pedir el correo. Intenta de nuevo.',
  })

  return (
    <form {...form} className="form" aria-label="Reenviar correo de validación">
      <Input {...field('email')} label="Correo" type="email" autoComplete="email" />
      <div className="row actions">
        <Button type="submit" kind="primary" pending={pending} pendingText="Enviando…">
          Reenviar correo
        </Button>
      </div>
      {isSuccess && <p className="small mt-6">Revisa también el spam. El enlace dura 48 horas.</p>}
    </form>
  )
}
