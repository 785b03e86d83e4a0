import { redirectMs } from '@trinchera/rules/limits'
import { emailError, passwordError, repeatError, usernameError } from '@trinchera/rules/validation'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { paths } from '@trinchera/contract/site-paths'
import { api, fieldErrorsOf, messageOf } from '../../lib/api'
import { useDraft } from '../../lib/draft'
import { Button } from '../../ui/controls/Button'
import { focusFirstError, Input, PasswordInput } from '../../ui/form/Field'
import { toast } from '../../ui/toast/toast'
import css from './session.module.css'

type FieldName = 'username' | 'email' | 'password' | 'repeat' | 'volute'

/** Registration (docs/behaviour.md#Registration form). It is sent once every field is valid; passwords are not part of the draft. */
export function RegisterForm() {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const { fields, write, removeStored } = useDraft('registro', { username: '', email: '', volute: '' })
  const [password, setPassword] = useState('')
  const [repeat, setRepeat] = useState('')
  const [errors, setErrors] = useState<Partial<Record<FieldName, string>>>({})

  const register = useMutation({
    mutationFn: () =>
      api.registerPlayer({
        body: {
          ...fields,
          username: fields.username.trim(),
          email: fields.email.trim(),
          password,
          volute: fields.volute.trim() || null,
        },
      }),
    onSuccess: ({ message }) => {
      removeStored()
      toast.success(message)
    },
    onError: (error) => {
      setErrors(fieldErrorsOf(error))
      toast.error(messageOf(error, 'No pudimos crear tu cuenta. Lo que escribiste sigue acá: intenta de nuevo.'))
    },
  })
  const { isSuccess } = register
  useEffect(() => {
    if (!isSuccess) return undefined
    const timer = setTimeout(() => navigate(paths.ladder), redirectMs)
    return () => clearTimeout(timer)
  }, [isSuccess, navigate])
  useEffect(() => focusFirstError(form.current), [errors])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (register.isPending || isSuccess) return
    const wrong = {
      username: usernameError(fields.username.trim()),
      email: emailError(fields.email.trim()),
      password: passwordError(password),
      repeat: repeatError(password, repeat),
    }
    setErrors({
      username: wrong.username ?? undefined,
      email: wrong.email ?? undefined,
      password: wrong.password ?? undefined,
      repeat: wrong.repeat ?? undefined,
    })
    if (!wrong.username && !wrong.email && !wrong.password && !wrong.repeat) register.mutate()
  }

  return (
    <form className="form" ref={form} onSubmit={submit} noValidate aria-label="Registro">
      <Input
        label="Nombre de usuario"
        name="username"
        autoComplete="username"
        maxLength={60}
        spellCheck={false}
        error={errors.username}
        help="Como te conocen en el servidor: de 3 a 20 letras o números."
        value={fields.username}
        onChange={(event) => write({ username: event.target.value })}
      />
      <Input
        label="Correo"
        name="email"
        type="email"
        autoComplete="email"
        error={errors.email}
        help="Ahí te llega el enlace para validar la cuenta."
        value={fields.email}
        onChange={(event) => write({ email: event.target.value })}
      />
      <PasswordInput
        label="Contraseña"
        name="password"
        autoComplete="new-password"
        error={errors.password}
        help="8 caracteres o más."
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordInput
        label="Repetir contraseña"
        name="repeat"
        autoComplete="new-password"
        error={errors.repeat}
        value={repeat}
        onChange={(event) => setRepeat(event.target.value)}
      />
      <Input
        label="Volute"
        name="volute"
        optional
        error={errors.volute}
        help="Tu id en el launcher, si ya lo tienes."
        value={fields.volute}
        onChange={(event) => write({ volute: event.target.value })}
      />
      <div className="actions">
        <Button
          type="submit"
          kind="primary"
          pending={register.isPending || isSuccess}
          pendingText={isSuccess ? 'Cuenta creada' : 'Creando tu cuenta…'}
        >
          Crear cuenta
        </Button>
      </div>
      <p className={`small ${css.footnote}`}>
        ¿Ya tienes cuenta?{' '}
        <Link className="more" to={paths.login()}>
          Inicia sesión
        </Link>
      </p>
    </form>
  )
}
