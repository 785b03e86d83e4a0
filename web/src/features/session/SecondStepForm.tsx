import { ApiError } from '@trinchera/contract/api-error'
import type { SecondStep } from '@trinchera/contract/route'
import { useEffect, useState } from 'react'
import { FieldError } from '../../ui/form/FieldError'
import { api, fieldErrorsOf } from '../../lib/api'
import { getPasskey, hasPasskeys, passkeyProblem } from '../../lib/passkeys'
import { startSession } from '../../lib/session'
import { Button } from '../../ui/controls/Button'
import { Input } from '../../ui/form/Field'
import { useFields, useForm } from '../../ui/form/use-form'
import { toast } from '../../ui/toast/toast'
import { AppealLink } from './AppealLink'

/** The second step that the server requires, taken from the refused login; undefined if the login was refused for another reason. */
export const secondStepOf = (error: unknown) => (error instanceof ApiError ? error.secondStep : null) ?? undefined

interface SecondStepFormProps {
  step: SecondStep
  /** Called to show the password form again, because the second step has expired or the person cancelled it. */
  onRestart: () => void
  /** Called after the session has started. */
  onDone?: () => unknown
}

/** Second step of a login: a code or a passkey (docs/behaviour/accounts.md#Second factor). After it, the login screen redirects. */
export function SecondStepForm({ step: { ficha, formas, opciones }, onRestart, onDone }: SecondStepFormProps) {
  const { fields, write } = useFields({ codigo: '' })
  const [problem, setProblem] = useState<string>()
  const takesCode = formas.includes('app') || formas.includes('codigo')
  const { form, field, pending, error } = useForm({
    fields,
    write,
    check: () => ({ codigo: fields.codigo.trim() ? null : 'Escribe el código' }),
    send: async () => {
      const reply = await api.completeLogin({ body: { ficha, codigo: fields.codigo } })
      if (!startSession(reply.token, reply.player)) throw new Error('the token is unusable')
      return reply
    },
    failure: 'Error al iniciar sesión',
    onSuccess: onDone,
    onRefused: (code, message) => {
      if (code !== 401 || message.startsWith('Ese código')) return false
      toast.error(message)
      onRestart()
      return true
    },
  })

  // The password form, which had the focus, was removed, so the focus moves to this form.
  useEffect(() => form.ref.current?.querySelector<HTMLElement>('input, button')?.focus(), [form.ref])

  async function usePasskey() {
    setProblem(undefined)
    try {
      if (!opciones) return
      const respuesta = await getPasskey(opciones)
      const reply = await api.completeLogin({ body: { ficha, respuesta } })
      if (!startSession(reply.token, reply.player)) return
      toast.success(reply.message)
      await onDone?.()
    } catch (failure) {
      setProblem(passkeyProblem(failure))
    }
  }

  const label = formas.includes('app') ? 'Código de tu app' : 'Código de recuperación'
  return (
    <form {...form} className="form" aria-label="Segundo paso">
      {takesCode && (
        <Input
          {...field('codigo')}
          label={label}
          error={fieldErrorsOf(error).codigo ?? field('codigo').error}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          inputMode={formas.includes('codigo') ? 'text' : 'numeric'}
          help={
            formas.includes('app') && formas.includes('codigo')
              ? 'Las 6 cifras que muestra ahora. Si no la tienes, uno de tus códigos de recuperación.'
              : undefined
          }
        />
      )}
      <div className="row actions">
        {takesCode && (
          <Button type="submit" kind="primary" pending={pending} pendingText="Entrando…">
            Entrar
          </Button>
        )}
        {opciones && hasPasskeys() && (
          <Button kind={takesCode ? 'plain' : 'primary'} pendingText="Esperando tu llave…" onClick={usePasskey}>
            Usar mi llave de acceso
          </Button>
        )}
        <Button onClick={onRestart}>Volver</Button>
      </div>
      <FieldError role="alert" text={problem} />
      <AppealLink refusal={error} />
      <p className="small mt-6">
        ¿Perdiste el teléfono y los códigos? Escríbele a la administración: puede quitar el segundo paso de tu cuenta.
      </p>
    </form>
  )
}
