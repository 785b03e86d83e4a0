import type { CommentDecision, ReportedComment } from '@trinchera/contract/anuncios'
import { reportedCommentsPageSize } from '@trinchera/rules/limits'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api, messageOf } from '../../../lib/api'
import { usePage } from '../../../lib/page'
import { useRefresh } from '../../../lib/refresh'
import { toast } from '../../../ui/toast/toast'
import { reportedCommentsQuery } from '../queries'
import { QueueArea } from '../queue/QueueArea'
import { useOpenDialog } from '../use-open-dialog'
import { CommentCase } from './CommentCase'
import { DecideComment } from './DecideComment'

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

  async function decide(id: number, decision: CommentDecision, motivo?: string) {
    try {
      const { message } = await api.moderateComment({ params: { id }, body: { decision, motivo: motivo || undefined } })
      toast.success(message)
    } catch (error) {
      toast.error(messageOf(error, 'No pudimos decidir sobre el comentario. Intenta de nuevo.'))
      throw error
    } finally {
      for (const key of ['panel/comentarios', 'panel/pendientes', 'comentarios', 'tema']) refresh(key)
    }
  }

  return (
    <QueueArea
      title="Comentarios denunciados"
      query={query}
      cases={query.data?.comments}
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
