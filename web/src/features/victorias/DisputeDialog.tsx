import type { Victoria } from '@trinchera/contract/victorias'
import { longestClaim } from '@trinchera/rules/limits'
import { useDraft } from '../../lib/draft'
import { Button } from '../../ui/controls/Button'
import { Dialog } from '../../ui/dialog/Dialog'
import { Textarea } from '../../ui/form/Field'
import { useForm } from '../../ui/form/use-form'
import { Consequences } from '../../ui/dialog/Consequences'

const then = (winner: string) => [
  'La administración decide, con lo que muestran y dicen los dos clanes y con el voto de la Asamblea.',
  `Le avisamos a quienes lideran ${winner}.`,
  'Nada se mueve en el ranking mientras tanto.',
  'Se responde una sola vez. Si después tu clan reporta la derrota, el caso queda resuelto.',
]

interface DisputeDialogProps {
  victoria: Victoria
  open: boolean
  onOpenChange: (open: boolean) => void
  dispute: (texto: string) => Promise<{ message: string }>
}

/** Asks the rival why it disputes a win. */
export function DisputeDialog({ victoria, open, onOpenChange, dispute }: DisputeDialogProps) {
  const { fields, write, removeStored } = useDraft(`disputa:${victoria.id}`, { texto: '' })
  const texto = fields.texto.trim()
  const { form, field, pending } = useForm({
    fields,
    write,
    check: () => ({ texto: texto ? null : 'Cuenta qué pasó' }),
    send: () => dispute(texto),
    failure: 'No salió. Lo que escribiste sigue acá: intenta de nuevo.',
    onSuccess: () => {
      removeStored()
      onOpenChange(false)
    },
    onRefused: (code) => {
      if (code === 409) onOpenChange(false)
    },
  })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      over={`${victoria.etapa.nombre}, ${victoria.etapa.juego.nombre}`}
      title={`Disputar la victoria de ${victoria.ganador.nombre}`}
      aside={<Consequences then={then(victoria.ganador.nombre)} />}
      actions={
        <>
          <Button kind="primary" type="submit" form="dispute" pending={pending} pendingText="Enviando…">
            Disputar
          </Button>
          <Button onClick={() => onOpenChange(false)}>Cancelar</Button>
        </>
      }
    >
      <form {...form} id="dispute" aria-label="Disputar">
        <Textarea
          {...field('texto')}
          label="Qué pasó"
          maxLength={longestClaim}
          help="Lo leen los dos clanes, los Líderes de la etapa y los moderadores."
        />
      </form>
    </Dialog>
  )
}
