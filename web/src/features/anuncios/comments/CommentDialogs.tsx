import type { Comment } from '@trinchera/contract/anuncios'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, codeOf, fieldErrorsOf, messageOf } from '../../../lib/api'
import { Textarea } from '../../../ui/form/Field'
import { ConfirmDialog } from '../../../ui/dialog/Dialog'
import { toast } from '../../../ui/toast/toast'
import { threadQuery } from '../queries'
import { withoutComment } from './thread'

/** What can be done about a comment: by its author, by whoever reads it, by moderators. */
export type CommentAct = 'delete' | 'report' | 'ocultar' | 'mostrar' | 'eliminar'

interface Words {
  title: (who: string) => string
  happens: string[]
  act: string
  pending: string
  danger: boolean
  /** What the reason is for, and whether there must be one. */
  reason?: { label: string; optional: boolean; help?: string }
}

const words: Record<CommentAct, Words> = {
  delete: {
    title: () => 'Vas a borrar tu comentario',
    happens: ['Desaparece para todos, al tiro.', 'No se puede deshacer.'],
    act: 'Borrar comentario',
    pending: 'Borrando…',
    danger: true,
  },
  report: {
    title: (who) => `Vas a denunciar el comentario de ${who}`,
    happens: [
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
    happens: [
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
    happens: ['Vuelve a estar a la vista de todos.', 'Las denuncias que tenga quedan resueltas.'],
    act: 'Mostrar comentario',
    pending: 'Mostrando…',
    danger: false,
  },
  eliminar: {
    title: (who) => `Vas a eliminar el comentario de ${who}`,
    happens: ['Desaparece para todos, al tiro.', 'Su autor recibe un aviso, con el motivo.', 'No se puede deshacer.'],
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

/** Asks before anything is done about a comment, and does it. */
export function CommentDialog({ act, comment, open, onOpenChange }: CommentDialogProps) {
  const client = useQueryClient()
  const [motivo, setMotivo] = useState('')
  const [error, setError] = useState('')
  const { title, happens, act: verb, pending, danger, reason } = words[act]
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
      // Decided by another, reported before, or gone: there is nothing left to ask.
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
      then={happens}
      act={verb}
      actPending={pending}
      danger={danger}
      onConfirm={confirm}
    >
      {reason && (
        <Textarea
          label={reason.label}
          optional={reason.optional}
          maxLength={300}
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
