import type { ReportedComment } from '@trinchera/contract/anuncios'
import { longestCommentMotivo } from '@trinchera/rules/limits'
import { useState } from 'react'
import { ConfirmDialog, type DialogState } from '../../../ui/dialog/Dialog'
import { Textarea } from '../../../ui/form/Field'
import { CaseViewers } from '../CaseViewers'

const decisions = {
  ocultar: {
    title: (who: string) => `Vas a ocultar el comentario de ${who}`,
    act: 'Ocultar comentario',
    pending: 'Ocultando…',
    after: [
      'Desaparece al tiro para todos, menos para su autor.',
      'Sigue en esta lista: después puedes mostrarlo o eliminarlo.',
    ],
  },
  eliminar: {
    title: (who: string) => `Vas a eliminar el comentario de ${who}`,
    act: 'Eliminar comentario',
    pending: 'Eliminando…',
    after: ['Desaparece al tiro para todos.', 'No se puede deshacer.'],
  },
}

interface DecideCommentProps extends DialogState {
  comment: ReportedComment
  decision: keyof typeof decisions
  onDecide: (motivo: string) => Promise<unknown>
}

export function DecideComment({ comment, decision, onDecide, ...dialog }: DecideCommentProps) {
  const [motivo, setMotivo] = useState('')
  const { title, act, pending, after } = decisions[decision]
  return (
    <ConfirmDialog
      {...dialog}
      over={comment.anuncio}
      title={title(comment.creador)}
      then={after}
      act={act}
      actPending={pending}
      onConfirm={() => onDecide(motivo.trim())}
    >
      <CaseViewers caso={`comentario:${comment.id}`} />
      <Textarea
        label="Motivo"
        name="motivo"
        optional
        maxLength={longestCommentMotivo}
        help="Queda en el registro de la administración."
        value={motivo}
        onChange={(event) => setMotivo(event.target.value)}
      />
    </ConfirmDialog>
  )
}
