import { emailError } from '@trinchera/rules/validation'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { paths } from '@trinchera/contract/site-paths'
import { api, fieldErrorsOf, messageOf } from '../../lib/api'
import { Button } from '../../ui/controls/Button'
import { focusFirstError, Input } from '../../ui/form/Field'
import { toast } from '../../ui/toast/toast'

/** Requests the recovery mail. The reply is the same whether the account exists or not. */
export function RecoveryForm({ email: initial = '' }: { email?: string }) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState(initial)
  const [error, setError] = useState<string>()
  useEffect(() => focusFirstError(form.current), [error])

  const recover = useMutation({
    mutationFn: () => api.requestRecovery({ body: { email: email.trim() } }),
    onSuccess: ({ message }) => {
      toast.success(message)
      return navigate(paths.ladder)
    },
    onError: (cause) => {
      setError(fieldErrorsOf(cause).email)
      toast.error(messageOf(cause, 'No pudimos pedir el correo. Intenta de nuevo.'))
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    const wrong = emailError(email.trim())
    setError(wrong ?? undefined)
    if (!wrong && !recover.isPending) recover.mutate()
  }

  return (
    <form className="form" ref={form} onSubmit={submit} noValidate aria-label="Recuperar contraseña">
      <Input
        label="Correo"
        name="email"
        type="email"
        autoComplete="email"
        error={error}
        help="El enlace dura una hora y sirve una vez. Revisa también el spam."
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <div className="actions">
        <Button type="submit" kind="primary" pending={recover.isPending} pendingText="Enviando…">
          Enviar enlace
        </Button>
        <Link className="more" to={paths.login()}>
          Volver a iniciar sesión
        </Link>
      </div>
    </form>
  )
}
