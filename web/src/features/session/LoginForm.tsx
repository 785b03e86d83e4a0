import type { SecondStep } from '@trinchera/contract/route'
import { useRef } from 'react'
import { Link, useNavigate } from '../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { startSession } from '../../lib/session'
import { api } from '../../lib/api'
import { Button } from '../../ui/controls/Button'
import { Input, PasswordInput } from '../../ui/form/Field'
import { useFields, useForm } from '../../ui/form/use-form'
import { toast } from '../../ui/toast/toast'
import { AppealLink } from './AppealLink'
import { RegisterLink } from './RegisterLink'
import { secondStepOf } from './SecondStepForm'

/** Form to log in with e-mail or username, and password. Only the server checks the values (docs/behaviour/accounts.md#Login form). */
export function LoginForm({ onSecondStep }: { onSecondStep: (step: SecondStep) => void }) {
  const navigate = useNavigate()
  const needsMore = useRef(false)
  const { fields, write } = useFields({ email: '', password: '' })
  const { email } = fields
  const { form, field, pending, error } = useForm({
    fields,
    write,
    send: async () => {
      needsMore.current = false
      const reply = await api.login({ body: fields }).catch((refusal: unknown) => {
        const step = secondStepOf(refusal)
        if (step) onSecondStep(step)
        needsMore.current = step !== undefined
        throw refusal
      })
      // No navigation here, because the login screen redirects as soon as there is a session.
      if (!startSession(reply.token, reply.player)) throw new Error('the token is unusable')
      return reply
    },
    failure: 'Error al iniciar sesión',
    onRefused: async (code, message) => {
      if (needsMore.current) return true
      if (code !== 403) toast.error(message)
      else {
        toast.warning(message)
        await navigate(
          email.includes('@') ? `${paths.validarCuenta}?email=${encodeURIComponent(email)}` : paths.validarCuenta,
        )
      }
      return true
    },
  })

  return (
    <form {...form} className="form" aria-label="Iniciar Sesión">
      <Input
        {...field('email')}
        label="Email o Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordInput {...field('password')} label="Contraseña" />
      <div className="row actions">
        <Button type="submit" kind="primary" pending={pending} pendingText="Entrando…">
          Iniciar Sesión
        </Button>
        <Link className="more" to={paths.recover(email.includes('@') ? email : '')}>
          Olvidé mi contraseña
        </Link>
      </div>
      <AppealLink refusal={error} />
      <div className="mt-6">
        <RegisterLink />
      </div>
    </form>
  )
}
