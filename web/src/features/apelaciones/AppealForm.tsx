import type { SuspensionNotice } from '@trinchera/contract/apelaciones'
import { longestAppeal } from '@trinchera/rules/limits'
import { api } from '../../lib/api'
import { useDraft } from '../../lib/draft'
import { Button } from '../../ui/controls/Button'
import { Textarea } from '../../ui/form/Field'
import { useForm } from '../../ui/form/use-form'

interface AppealFormProps {
  token: string
  /** Name of the draft that stores the text. The name must not contain the token, because the token gives access to the suspension. */
  draft: string
  onSent: (notice: SuspensionNotice) => void
  /** Called if the appeal cannot be sent, because it had already been sent, for example in another tab, or the suspension has ended. */
  onSentBefore: () => void
}

/** The form for an appeal against a suspension. Each suspension allows one appeal. */
export function AppealForm({ token, draft, onSent, onSentBefore }: AppealFormProps) {
  const { fields, write, removeStored } = useDraft(draft, { texto: '' })
  const texto = fields.texto.trim()
  const { form, field, pending } = useForm({
    fields,
    write,
    check: () => ({ texto: texto ? null : 'Cuenta por qué no corresponde' }),
    send: () => api.appealSuspension({ params: { token }, body: { texto } }),
    failure: 'La apelación no salió. Lo que escribiste sigue acá: intenta de nuevo.',
    onSuccess: ({ data }) => {
      removeStored()
      onSent(data)
    },
    onRefused: (code) => {
      if (code === 404 || code === 409) onSentBefore()
    },
  })
  return (
    <form {...form} className="form" aria-label="Apelar">
      <Textarea
        {...field('texto')}
        label="Por qué no corresponde"
        rows={6}
        maxLength={longestAppeal}
        help="Se apela una sola vez. La lee alguien distinto de quien te suspendió, y la respuesta te llega por correo."
      />
      <div className="row actions">
        <Button type="submit" kind="primary" pending={pending} pendingText="Enviando…">
          Enviar apelación
        </Button>
      </div>
    </form>
  )
}
