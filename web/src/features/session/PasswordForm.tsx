import { ownPasswordsDiffer, passwordError } from '@trinchera/rules/validation'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { endingOwnSession } from '../../app/own-end'
import { paths } from '@trinchera/contract/site-paths'
import { currentSession, endSession } from '../../app/session'
import { api, codeOf, fieldErrorsOf, messageOf } from '../../lib/api'
import { loginOptionsQuery } from '../../lib/queries'
import { Button, ButtonLink } from '../../ui/controls/Button'
import { focusFirstError, PasswordInput } from '../../ui/form/Field'
import { toast } from '../../ui/toast/toast'

type Errors = Partial<Record<'password' | 'repeatPassword' | 'currentPassword', string>>

interface PasswordFormProps {
  email: string
  /** Token of the recovery mail; without it the session and the current password authenticate. */
  token?: string
}

/** Changes the password (docs/behaviour.md#Password change). Nothing typed here is stored as a draft. */
export function PasswordForm({ email, token }: PasswordFormProps) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState('')
  const [repeatPassword, setRepeat] = useState('')
  const [currentPassword, setCurrent] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const { data: options } = useQuery({ ...loginOptionsQuery, enabled: !token })
  useEffect(() => focusFirstError(form.current), [errors])

  const change = useMutation({
    mutationFn: () =>
      endingOwnSession(async () => {
        const body = { password, repeatPassword, ...(token ? {} : { currentPassword: currentPassword || null }) }
        const reply = await api.changePassword({ params: { email }, query: { token }, body })
        // A change by mail ends every session of the account, this browser's included.
        if (token && currentSession()?.player.email.toLowerCase() === email.toLowerCase()) endSession()
        return reply
      }),
    onSuccess: ({ message }) => {
      toast.success(message)
      return navigate(paths.ladder)
    },
    onError: (error) => {
      setErrors(fieldErrorsOf(error))
      toast.error(messageOf(error, 'No pudimos cambiar la contraseña. Intenta de nuevo.'))
    },
  })
  // The link (or the session) was refused, not a field on screen.
  const fields = fieldErrorsOf(change.error)
  const refused =
    [400, 401, 403, 404].includes(codeOf(change.error)) &&
    !fields.password &&
    !fields.repeatPassword &&
    (token || !fields.currentPassword)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (change.isPending) return
    const wrong: Errors = {
      password: passwordError(password) ?? undefined,
      repeatPassword: password === repeatPassword ? undefined : ownPasswordsDiffer,
    }
    setErrors(wrong)
    if (!wrong.password && !wrong.repeatPassword) change.mutate()
  }

  if (token && refused) {
    return (
      <div className="empty" role="alert">
        <p className="lead">{fields.token ?? 'El enlace no sirve. Pide uno nuevo.'}</p>
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
    <form className="form" ref={form} onSubmit={submit} noValidate aria-label="Modificar Contraseña">
      {/* Tells the password manager which account this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {!token && (
        <PasswordInput
          label="Contraseña actual"
          name="currentPassword"
          autoComplete="current-password"
          error={errors.currentPassword}
          help={options?.google ? 'Si entras con Google y nunca tuviste una, déjala vacía.' : undefined}
          value={currentPassword}
          onChange={(event) => setCurrent(event.target.value)}
        />
      )}
      <PasswordInput
        label="Contraseña nueva"
        name="password"
        autoComplete="new-password"
        error={errors.password}
        help="8 caracteres o más."
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordInput
        label="Repetir contraseña"
        name="repeatPassword"
        autoComplete="new-password"
        error={errors.repeatPassword}
        value={repeatPassword}
        onChange={(event) => setRepeat(event.target.value)}
      />
      {!token && refused && (
        <p className="field-error" role="alert">
          {messageOf(change.error, '')}
        </p>
      )}
      <div className="actions">
        <Button type="submit" kind="primary" pending={change.isPending} pendingText="Cambiando…">
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
