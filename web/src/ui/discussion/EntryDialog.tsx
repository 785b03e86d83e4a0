import { longestCommentMotivo } from '@trinchera/rules/limits'
import { useState } from 'react'
import { api, codeOf, fieldErrorsOf, messageOf } from '../../lib/api'
import { ConfirmDialog, type DialogState } from '../dialog/Dialog'
import { Textarea } from '../form/Field'
import { toast } from '../toast/toast'
import type { Discussion, Entry, EntryAct } from './discussion'

interface DialogText {
  title: string
  consequences: string[]
  act: string
  pending: string
  danger: boolean
  /** The dialog's field for a reason; undefined if the action needs none. */
  reason?: { label: string; optional: boolean; help?: string }
}

const textsOf = (noun: Discussion['noun'], who: string): Record<EntryAct, DialogText> => ({
  delete: {
    title: `Vas a borrar tu ${noun}`,
    consequences: ['Desaparece para todos, al tiro.', 'No se puede deshacer.'],
    act: `Borrar ${noun}`,
    pending: 'Borrando…',
    danger: true,
  },
  report: {
    title: `Vas a denunciar el ${noun} de ${who}`,
    consequences: [
      'La administración lo revisa y decide.',
      'Con tres denuncias queda oculto hasta entonces.',
      'Quien lo escribió no sabe quién lo denunció.',
    ],
    act: 'Denunciar',
    pending: 'Enviando…',
    danger: true,
    reason: { label: 'Motivo', optional: false, help: 'Qué tiene de malo, en una frase.' },
  },
  ocultar: {
    title: `Vas a ocultar el ${noun} de ${who}`,
    consequences: [
      'Lo ven solo su autor y la administración.',
      'Su autor recibe un aviso, con el motivo.',
      'Se puede volver a mostrar.',
    ],
    act: `Ocultar ${noun}`,
    pending: 'Ocultando…',
    danger: true,
    reason: { label: 'Motivo', optional: true },
  },
  mostrar: {
    title: `Vas a mostrar el ${noun} de ${who}`,
    consequences: ['Vuelve a estar a la vista de todos.', 'Las denuncias que tenga quedan resueltas.'],
    act: `Mostrar ${noun}`,
    pending: 'Mostrando…',
    danger: false,
  },
  eliminar: {
    title: `Vas a eliminar el ${noun} de ${who}`,
    consequences: [
      'Desaparece para todos, al tiro.',
      'Su autor recibe un aviso, con el motivo.',
      'No se puede deshacer.',
    ],
    act: `Eliminar ${noun}`,
    pending: 'Eliminando…',
    danger: true,
    reason: { label: 'Motivo', optional: true },
  },
})

interface EntryDialogProps extends DialogState {
  discussion: Discussion
  act: EntryAct
  entry: Entry
}

/** A dialog that confirms an action on a comment or post, and performs it. */
export function EntryDialog({ discussion, act, entry, ...dialog }: EntryDialogProps) {
  const [motivo, setMotivo] = useState('')
  const [error, setError] = useState('')
  const { title, consequences, act: verb, pending, danger, reason } = textsOf(discussion.noun, entry.creador)[act]
  const { id } = entry

  const run = () => {
    if (act === 'delete') return discussion.remove(id)
    if (act === 'report') return discussion.report(id, motivo)
    return api.moderateComment({ params: { id }, body: { decision: act, ...(motivo.trim() ? { motivo } : {}) } })
  }

  async function confirm() {
    if (reason && !reason.optional && !motivo.trim()) {
      setError('Motivo es obligatorio')
      throw new Error(error)
    }
    try {
      const { message } = await run()
      toast.success(message)
    } catch (failure) {
      toast.error(messageOf(failure, 'No hay conexión con el servidor. Intenta de nuevo.'))
      setError(fieldErrorsOf(failure).motivo ?? '')
      // 409: others have already decided, or the text was already reported. 404: it was deleted. A retry is useless, so the dialog closes.
      if (![404, 409].includes(codeOf(failure))) throw failure
    }
    if (act === 'delete' || act === 'eliminar') discussion.forget(id)
    discussion.refetch()
  }

  return (
    <ConfirmDialog
      {...dialog}
      over={discussion.noun === 'mensaje' ? 'Mensaje' : 'Comentario'}
      title={title}
      then={consequences}
      act={verb}
      actPending={pending}
      danger={danger}
      onConfirm={confirm}
    >
      {reason && (
        <Textarea
          label={reason.label}
          optional={reason.optional}
          maxLength={longestCommentMotivo}
          help={reason.help}
          error={error}
          value={motivo}
          onChange={(event) => {
            setMotivo(event.target.value)
            setError('')
          }}
        />
      )}
    </ConfirmDialog>
  )
}
