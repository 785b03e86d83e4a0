import { emailError } from '@trinchera/rules/validation'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { api, messageOf } from '../../lib/api'
import { Button } from '../../ui/controls/Button'
import { focusFirstError, Input } from '../../ui/form/Field'
import { toast } from '../../ui/toast/toast'
import css from './session.module.css'

/** Requests the validation mail again. The reply is the same whether the account exists or not. */
export function ResendValidation({ email: initial = '' }: { email?: string }) {
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState(initial)
  const [error, setError] = useState<string>()
  const resend = useMutation({
    mutationFn: () => api.resendValidation({ params: { email: email.trim() } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (cause) => toast.error(messageOf(cause, 'No pudimos pedir el correo. Intenta de nuevo.')),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    const wrong = emailError(email.trim())
    setError(wrong ?? undefined)
    if (wrong) requestAnimationFrame(() => focusFirstError(form.current))
    else if (!resend.isPending) resend.mutate()
  }

  return (
    <form className="form" ref={form} onSubmit={submit} noValidate aria-label="Reenviar correo de validación">
      <Input
        label="Correo"
        name="email"
        type="email"
        autoComplete="email"
        error={error}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <div className="actions">
        <Button type="submit" kind="primary" pending={resend.isPending} pendingText="Enviando…">
          Reenviar correo
        </Button>
      </div>
      {resend.isSuccess && <p className={`small ${css.footnote}`}>Revisa también el spam. El enlace dura 48 horas.</p>}
    </form>
  )
}
