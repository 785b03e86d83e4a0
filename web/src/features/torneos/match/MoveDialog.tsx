import type { TorneoMatchPage } from '@trinchera/contract/torneo-partidas'
import { clockName, fromChileLocal, toChileLocal } from '@trinchera/rules/chile-time'
import type { DialogState } from '../../../ui/dialog/Dialog'
import { FormDialog } from '../../../ui/dialog/FormDialog'
import { Input } from '../../../ui/form/Field'
import { useFields, useForm } from '../../../ui/form/use-form'
import { partidaTitle } from '../../../ui/match/torneo-text'
import { useTorneoActs } from '../use-torneo-acts'

interface MoveDialogProps extends DialogState {
  match: TorneoMatchPage
}

/** Dialog to set or remove the time of a match. */
export function MoveDialog({ match, ...dialog }: MoveDialogProps) {
  const { move } = useTorneoActs(match.torneo.id)
  const before = match.fecha ? toChileLocal(match.fecha) : ''
  const { fields, write } = useFields({ fecha: before })
  // if unchanged, the stored instant is kept, because the local time may be an hour that is repeated
  const typed = fields.fecha === before ? match.fecha : (fromChileLocal(fields.fecha) ?? null)
  const { form, field, pending } = useForm({
    fields,
    write,
    check: () => ({ fecha: fields.fecha === '' || typed ? null : 'Elige el día y la hora' }),
    send: () => move(match.id, typed),
    failure: 'No pudimos cambiar la hora. Intenta de nuevo.',
    onSuccess: () => dialog.onOpenChange(false),
  })
  return (
    <FormDialog
      {...dialog}
      over={partidaTitle(match)}
      title="Cambiar la hora"
      submit={{ form, pending }}
      act="Guardar"
      pendingText="Guardando…"
      back="Volver"
    >
      <Input
        {...field('fecha')}
        label={`Cuándo se juega, ${clockName()}`}
        type="datetime-local"
        help="Vacío: sin hora fijada. Les avisamos a los dos clanes."
      />
    </FormDialog>
  )
}
