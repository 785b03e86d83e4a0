import { ownPasswordsDiffer, passwordError, repeatError } from '@trinchera/rules/validation'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '../../lib/router'
import { endingOwnSession } from '../../app/own-end'
import { paths } from '@trinchera/contract/site-paths'
import { currentSession, endSession } from '../../lib/session'
import { api, codeOf, fieldErrorsOf, messageOf } from '../../lib/api'
import { loginOptionsQuery } from '../../lib/queries'
import { Button, ButtonLink } from '../../ui/controls/Button'
import { PasswordInput } from '../../ui/form/Field'
import { emptyPassword, NewPassword } from '../../ui/form/NewPassword'
import { useFields, useForm } from '../../ui/form/use-form'

interface PasswordFormProps {
  email: string
  /** Token from the recovery e-mail. If it is missing, the session and the current password authorise the change. */
  token?: string
}

/** Form to change the password. Nothing typed here is stored as a draft (docs/behaviour/accounts.md#Password change). */
export function PasswordForm({ email, token }: PasswordFormProps) {
  const navigate = useNavigate()
  const { fields, write } = useFields({ ...emptyPassword, currentPassword: '' })
  const { password, repeatPassword, currentPassword } = fields
  const { data: options } = useQuery({ ...loginOptionsQuery, enabled: !token })

  const { form, field, errors, pending, error } = useForm({
    fields,
    write,
    check: () => ({
      password: passwordError(password),
      repeatPassword: repeatError(password, repeatPassword, ownPasswordsDiffer),
    }),
    send: () =>
      endingOwnSession(async () => {
        const body = { password, repeatPassword, ...(token ? {} : { currentPassword: currentPassword || null }) }
        const reply = await api.changePassword({ params: { email }, query: { token }, body })
        // A change with an e-mailed token ends all sessions of the account, including this browser's.
        if (token && currentSession()?.player.email.toLowerCase() === email.toLowerCase()) endSession()
        return reply
      }),
    failure: 'No pudimos cambiar la contraseña. Intenta de nuevo.',
    onSuccess: () => navigate(paths.ladder),
  })
  // True if the server refused the token or the session, false if it refused a field of this form.
  const refusal = fieldErrorsOf(error)
  const refused =
    [400, 401, 403, 404].includes(codeOf(error)) &&
    !refusal.password &&
    !refusal.repeatPassword &&
    (token || !refusal.currentPassword)

  if (token && refused) {
    return (
      <div className="grid empty" role="alert">
        <p className="lead">{refusal.token ?? 'El enlace no sirve. Pide uno nuevo.'}</p>
        <ButtonLink kind="primary" to={paths.recover(email)}>
          Pedir otro enlace
        </ButtonLink>
        <Link className="more" to={paths.login()}>
          Iniciar Sesión
        </Link>
      </div>
    )
  }
  return (
    <form {...form} className="form" aria-label="Modificar Contraseña">
      {/* This field tells the password manager which account the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {!token && (
        <PasswordInput
          {...field('currentPassword')}
          label="Contraseña actual"
          help={options?.google ? 'Si entras con Google y nunca tuviste una, déjala vacía.' : undefined}
        />
      )}
      <NewPassword label="Contraseña nueva" fields={fields} write={write} errors={errors} />
      {!token && refused && (
        <p className="field-error" role="alert">
          {messageOf(error, '')}
        </p>
      )}
      <div className="row actions">
        <Button type="submit" kind="primary" pending={pending} pendingText="Cambiando…">
          Modificar Contraseña
        </Button>
        {!token && (
          <Link className="more" to={paths.recover(email)}>
            Olvidé la actual
          </Link>
        )}
      </div>
    </form>
  )
}
