import type { CommentDecision, ReportedComment } from '@trinchera/contract/anuncios'
import { reportedCommentsPageSize, longestCommentMotivo } from '@trinchera/rules/limits'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { api } from '../../../lib/api'
import { usePage } from '../../../lib/page'
import { useRefresh } from '../../../lib/refresh'
import { told } from '../../../ui/toast/told'
import { reportedCommentsQuery } from '../queries'
import { QueueArea } from '../queue/QueueArea'
import { useOpenDialog } from '../use-open-dialog'
import { CommentCase } from './CommentCase'
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

function DecideComment({ comment, decision, onDecide, ...dialog }: DecideCommentProps) {
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

interface ReportedCommentsProps {
  /** Function that renders a comment's text. It is passed in because the anuncios feature owns the markup of comments. */
  body: (comment: ReportedComment) => ReactNode
}

/** List of the reported and the hidden comments, those with the most reports first. */
export function ReportedComments({ body }: ReportedCommentsProps) {
  const refresh = useRefresh()
  const { page } = usePage()
  const query = useQuery(reportedCommentsQuery(page))
  const { chosen, open, setOpen, choose } = useOpenDialog<ReportedComment, 'ocultar' | 'eliminar'>()

  const decide = (id: number, decision: CommentDecision, motivo?: string) =>
    told(
      api.moderateComment({ params: { id }, body: { decision, motivo: motivo || undefined } }),
      'No pudimos decidir sobre el comentario. Intenta de nuevo.',
    ).finally(() => refresh('panel/comentarios', 'panel/pendientes', 'comentarios', 'tema'))

  return (
    <QueueArea
      title="Comentarios denunciados"
      query={query}
      cases={query.data?.rows}
      total={query.data?.total}
      paged={{ size: reportedCommentsPageSize, of: 'comentarios' }}
      label="Comentarios denunciados"
      className="roomy"
      changes={{ list: String(page), stateOf: ({ denuncias, oculto }) => `${denuncias.length} ${oculto}` }}
      loading="Cargando comentarios…"
      failed="No pudimos traer los comentarios"
      empty="Nada que revisar"
      hint="Los comentarios que alguien denuncie aparecen acá, sin recargar."
      row={(comment, hot) => (
        <CommentCase
          comment={comment}
          hot={hot}
          onShow={() => decide(comment.id, 'mostrar').catch(() => undefined)}
          onDecide={(decision) => choose(comment, decision)}
        >
          {body(comment)}
        </CommentCase>
      )}
    >
      {chosen && (
        <DecideComment
          key={chosen.opening}
          comment={chosen.item}
          decision={chosen.act}
          open={open}
          onOpenChange={setOpen}
          onDecide={(motivo) => decide(chosen.item.id, chosen.act, motivo)}
        />
      )}
    </QueueArea>
  )
}
