import type { Match } from '@trinchera/contract/ladder'
import type { ClaimTipo } from '@trinchera/contract/rulings'
import { longestClaim } from '@trinchera/rules/limits'
import { formatDateTime } from '@trinchera/rules/presentation'
import { useDraft } from '../../lib/draft'
import { Button } from '../controls/Button'
import { Dialog } from '../dialog/Dialog'
import { Select, Textarea } from '../form/Field'
import { useForm } from '../form/use-form'
import { Consequences } from '../dialog/Consequences'

const tipos: Record<ClaimTipo, string> = {
  trampa: 'Hicieron trampa',
  falso: 'El reporte es falso',
  duplicada: 'Está reportada dos veces',
  plazo: 'Se reportó fuera de plazo',
  otro: 'Otra cosa',
}
const parseTipo = (name: string) => Object.keys(tipos).find((tipo): tipo is ClaimTipo => tipo === name)

interface ClaimDialogProps<Reply extends { message: string }> {
  match: Match
  title: string
  /** Text of the button that sends the claim. */
  act: string
  /** What will happen after sending, one sentence each. */
  then: readonly string[]
  open: boolean
  onOpenChange: (open: boolean) => void
  send: (claim: { tipo: ClaimTipo; texto: string }) => Promise<Reply>
  onSent: (reply: Reply) => void
  /** Called with the HTTP status if the server refused the claim. */
  onRefused?: (code: number) => void
}

/** A dialog in which a clan claims that something about a match is wrong. The moderators then decide. */
export function ClaimDialog<Reply extends { message: string }>({
  match,
  title,
  act,
  then,
  open,
  onOpenChange,
  send,
  onSent,
  onRefused,
}: ClaimDialogProps<Reply>) {
  const { fields, write, removeStored } = useDraft(`reclamo:${match.id}`, { tipo: '', texto: '' })
  const tipo = parseTipo(fields.tipo)
  const texto = fields.texto.trim()
  const { form, field, pending } = useForm({
    fields,
    write,
    check: () => ({
      tipo: tipo ? null : 'Elige qué pasó',
      texto: texto ? null : 'Cuenta qué pasó',
    }),
    send: async () => {
      if (!tipo) throw new Error('nothing is chosen')
      return send({ tipo, texto })
    },
    failure: 'No salió. Lo que escribiste sigue acá: intenta de nuevo.',
    onSuccess: (reply) => {
      removeStored()
      onSent(reply)
      onOpenChange(false)
    },
    onRefused,
  })

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      over={`Partida ${match.id}, ${formatDateTime(match.fecha)}`}
      title={title}
      aside={<Consequences then={then} />}
      actions={
        <>
          <Button kind="primary" type="submit" form="claim" pending={pending} pendingText="Enviando…">
            {act}
          </Button>
          <Button onClick={() => onOpenChange(false)}>Cancelar</Button>
        </>
      }
    >
      <form {...form} id="claim" aria-label={act}>
        <Select {...field('tipo')} label="Qué pasó">
          <option value="">Elige qué pasó</option>
          {Object.entries(tipos).map(([tipo, name]) => (
            <option key={tipo} value={tipo}>
              {name}
            </option>
          ))}
        </Select>
        <Textarea
          {...field('texto')}
          label="Cuéntalo"
          maxLength={longestClaim}
          help="Qué mapa, a qué hora, dónde están las capturas."
        />
      </form>
    </Dialog>
  )
}
