import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { paths } from '@trinchera/contract/site-paths'
import { startSession } from '../../app/session'
import { api, codeOf, messageOf } from '../../lib/api'
import { Button } from '../../ui/controls/Button'
import { Input, PasswordInput } from '../../ui/form/Field'
import { toast } from '../../ui/toast/toast'
import css from './session.module.css'

const failed = 'Error al iniciar sesión'

/** Login by email or username and password; only the server validates them (docs/behaviour.md#Login form). */
export function LoginForm() {
  const navigate = useNavigate()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')

  const login = useMutation({
    mutationFn: () => api.login({ body: { email, password } }),
    onSuccess: ({ token, player }) => {
      // The login screen redirects as soon as there is a session.
      if (startSession(token, player)) toast.success('Sesión iniciada correctamente')
      else toast.error(failed)
    },
    onError: (error) => {
      if (codeOf(error) !== 403) return toast.error(messageOf(error, failed))
      toast.warning(messageOf(error, failed))
      return navigate(
        email.includes('@') ? `${paths.validarCuenta}?email=${encodeURIComponent(email)}` : paths.validarCuenta,
      )
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!login.isPending) login.mutate()
  }

  return (
    <form className="form" onSubmit={submit} aria-label="Iniciar Sesión">
      <Input
        label="Email o Username"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordInput
        label="Contraseña"
        name="password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div className="actions">
        <Button type="submit" kind="primary" pending={login.isPending} pendingText="Entrando…">
          Iniciar Sesión
        </Button>
        <Link className="more" to={paths.recover(email.includes('@') ? email : '')}>
          Olvidé mi contraseña
        </Link>
      </div>
      <p className={`small ${css.footnote}`}>
        ¿Eres nuevo?{' '}
        <Link className="more" to={paths.registro}>
          Crea tu cuenta
        </Link>
      </p>
    </form>
  )
}
