import type { AdminPlayer } from '@trinchera/contract/admin'
import { longestMotivo } from '@trinchera/rules/limits'
import { api } from '../../../lib/api'
import { useRefresh } from '../../../lib/refresh'
import type { DialogState } from '../../../ui/dialog/Dialog'
import { FormDialog } from '../../../ui/dialog/FormDialog'
import { Textarea } from '../../../ui/form/Field'
import { useFields, useForm } from '../../../ui/form/use-form'

/** Dialog that blocks an account with a reason, or unblocks a blocked one (docs/behaviour/privacy.md#Blocked accounts). */
export function BlockAccount({
  player: { id, username, bloqueo },
  ...dialog
}: DialogState & { player: Pick<AdminPlayer, 'id' | 'username' | 'bloqueo'> }) {
  const refresh = useRefresh()
  const { fields, write } = useFields({ motivo: '' })
  const motivo = fields.motivo.trim()
  const { form, field, pending } = useForm({
    fields,
    write,
    check: () => ({ motivo: motivo ? null : 'Escribe el motivo' }),
    send: () => {
      const request = { params: { player_id: id }, body: { motivo } }
      return bloqueo ? api.unblockAccount(request) : api.blockAccount(request)
    },
    failure: 'No pudimos guardarlo. Intenta de nuevo.',
    onSuccess: () => dialog.onOpenChange(false),
    onSettled: () => refresh('panel/bloqueos', 'panel/jugadores', 'jugador'),
  })
  const act = bloqueo ? 'Desbloquear' : 'Bloquear'
  return (
    <FormDialog
      {...dialog}
      over={`Jugador n.º ${id}`}
      title={`${act} a ${username}`}
      submit={{ form, pending }}
      act={act}
      pendingText="Guardando…"
      danger={!bloqueo}
      above={
        <p className="what">
          {bloqueo
            ? 'Vuelve a verse como estaba, con lo que escribió, y puede entrar de nuevo.'
            : 'La cuenta queda guardada y nadie la ve: sin sesión, sin página, sin correos. Sus partidas siguen con sus clanes.'}
        </p>
      }
    >
      <Textarea {...field('motivo')} label="Motivo" maxLength={longestMotivo} help="Lo lee solo quien administra." />
    </FormDialog>
  )
}
