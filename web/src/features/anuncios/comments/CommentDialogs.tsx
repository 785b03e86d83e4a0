import type { Comment } from '@trinchera/contract/anuncios'
import { longestCommentMotivo } from '@trinchera/rules/limits'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, codeOf, fieldErrorsOf, messageOf } from '../../../lib/api'
import { Textarea } from '../../../ui/form/Field'
import { ConfirmDialog } from '../../../ui/dialog/Dialog'
import { toast } from '../../../ui/toast/toast'
import { threadQuery } from '../queries'
import { withoutComment } from './thread'

/** `delete` is for its author, `report` for other players, the rest are decisions of moderators. */
export type CommentAct = 'delete' | 'report' | 'ocultar' | 'mostrar' | 'eliminar'

interface DialogText {
  title: (who: string) => string
  consequences: string[]
  act: string
  pending: string
  danger: boolean
  /** The field for a reason, where the act takes one. */
  reason?: { label: string; optional: boolean; help?: string }
}

const texts: Record<CommentAct, DialogText> = {
  delete: {
    title: () => 'Vas a borrar tu comentario',
    consequences: ['Desaparece para todos, al tiro.', 'No se puede deshacer.'],
    act: 'Borrar comentario',
    pending: 'Borrando…',
    danger: true,
  },
  report: {
    title: (who) => `Vas a denunciar el comentario de ${who}`,
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
    title: (who) => `Vas a ocultar el comentario de ${who}`,
    consequences: [
      'Lo ven solo su autor y la administración.',
      'Su autor recibe un aviso, con el motivo.',
      'Se puede volver a mostrar.',
    ],
    act: 'Ocultar comentario',
    pending: 'Ocultando…',
    danger: true,
    reason: { label: 'Motivo', optional: true },
  },
  mostrar: {
    title: (who) => `Vas a mostrar el comentario de ${who}`,
    consequences: ['Vuelve a estar a la vista de todos.', 'Las denuncias que tenga quedan resueltas.'],
    act: 'Mostrar comentario',
    pending: 'Mostrando…',
    danger: false,
  },
  eliminar: {
    title: (who) => `Vas a eliminar el comentario de ${who}`,
    consequences: [
      'Desaparece para todos, al tiro.',
      'Su autor recibe un aviso, con el motivo.',
      'No se puede deshacer.',
    ],
    act: 'Eliminar comentario',
    pending: 'Eliminando…',
    danger: true,
    reason: { label: 'Motivo', optional: true },
  },
}

interface CommentDialogProps {
  act: CommentAct
  comment: Comment
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Confirms an act on a comment and carries it out. */
export function CommentDialog({ act, comment, open, onOpenChange }: CommentDialogProps) {
  const client = useQueryClient()
  const [motivo, setMotivo] = useState('')
  const [error, setError] = useState('')
  const { title, consequences, act: verb, pending, danger, reason } = texts[act]
  const { queryKey } = threadQuery(comment.idAnuncio)
  const { id } = comment

  const run = () => {
    if (act === 'delete') return api.deleteComment({ params: { id } })
    if (act === 'report') return api.reportComment({ params: { id }, body: { motivo } })
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
      // Decided by somebody else, already reported, or deleted: trying again is useless, so the dialog closes.
      if (![404, 409].includes(codeOf(failure))) throw failure
    }
    if (act === 'delete' || act === 'eliminar')
      client.setQueryData(queryKey, (thread) => thread && withoutComment(thread, id))
    void client.invalidateQueries({ queryKey })
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      over="Comentario"
      title={title(comment.creador)}
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
