import { emailError } from '@trinchera/rules/validation'
import { useEffect } from 'react'
import { api } from '../../lib/api'
import { Button } from '../../ui/controls/Button'
import { Input, PasswordInput } from '../../ui/form/Field'
import { useFields, useForm } from '../../ui/form/use-form'

interface CorrectEmailProps {
  /** The address with which the account was created. */
  email: string
  onCorrected: (email: string) => unknown
  onCancel: () => void
}

/**
 * Form that replaces the mistyped e-mail address of an account that was not validated yet. The password is asked for as proof of ownership,
 * because it was not stored after the registration.
 */
export function CorrectEmail({ email, onCorrected, onCancel }: CorrectEmailProps) {
  const { fields, write } = useFields({ email_nuevo: email, password: '' })
  const email_nuevo = fields.email_nuevo.trim()
  const { form, field, pending } = useForm({
    fields,
    write,
    check: () => ({
      email_nuevo:
        emailError(email_nuevo) ??
        (email_nuevo.toLowerCase() === email.toLowerCase() ? 'Ese es el correo de antes' : null),
      password: fields.password ? null : 'Escribe la contraseña que elegiste',
    }),
    send: () => api.correctEmail({ body: { email, password: fields.password, email_nuevo } }),
    failure: 'No pudimos corregirlo. Lo que escribiste sigue acá: intenta de nuevo.',
    onSuccess: () => onCorrected(email_nuevo),
  })
  useEffect(() => form.ref.current?.querySelector('input')?.focus(), [form.ref])
  return (
    <form {...form} className="form" aria-label="Corregir el correo">
      <Input {...field('email_nuevo')} label="Correo" type="email" autoComplete="email" />
      <PasswordInput {...field('password')} label="Contraseña" help="La que elegiste recién, para saber que eres tú." />
      <div className="row actions">
        <Button type="submit" kind="primary" pending={pending} pendingText="Corrigiendo…">
          Corregir y enviar
        </Button>
        <Button onClick={onCancel}>Cancelar</Button>
      </div>
    </form>
  )
}
