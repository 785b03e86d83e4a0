import type { CommentDecision, ReportedComment } from '@trinchera/contract/anuncios'
import { reportedCommentsPageSize } from '@trinchera/rules/limits'
import { useQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { api, messageOf } from '../../../lib/api'
import { usePage } from '../../../lib/page'
import { useRefresh } from '../../../lib/refresh'
import { Pager } from '../../../ui/table/Pager'
import { SectionHead } from '../../../ui/controls/SectionHead'
import { EmptyState, ErrorState, LoadingText, SkeletonLines } from '../../../ui/state/states'
import { toast } from '../../../ui/toast/toast'
import { reportedCommentsQuery } from '../queries'
import { useOpenDialog } from '../use-open-dialog'
import { useNewRows } from '../use-new-rows'
import { useValidPage } from '../use-valid-page'
import { CommentCase } from './CommentCase'
import css from './comentarios.module.css'
import { DecideComment } from './DecideComment'

interface ReportedCommentsProps {
  /** Renders the text; passed in, because the anuncios feature owns it. */
  body: (comment: ReportedComment) => ReactNode
}

/** Reported and hidden comments, the most reported first. */
export function ReportedComments({ body }: ReportedCommentsProps) {
  const refresh = useRefresh()
  const { page, setPage } = usePage()
  const { data, isPending, isError, isPlaceholderData, refetch } = useQuery(reportedCommentsQuery(page))
  const { chosen, open, setOpen, choose } = useOpenDialog<ReportedComment, 'ocultar' | 'eliminar'>()
  const rows = useMemo(
    () =>
      isPlaceholderData
        ? undefined
        : data?.comments.map(({ id, denuncias, oculto }) => ({ id, state: `${denuncias.length} ${oculto}` })),
    [data, isPlaceholderData],
  )
  const hot = useNewRows(String(page), rows)
  const pages = useValidPage(data?.total, reportedCommentsPageSize)
  const shown = data?.comments.length ?? 0

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
    <section aria-busy={isPending}>
      <SectionHead title="Comentarios denunciados" note={shown > 0 ? `${shown} de ${data?.total}` : undefined} />
      {isPending && (
        <ul className="list">
          <SkeletonLines lines={4} />
        </ul>
      )}
      {isPending && <LoadingText>Cargando comentarios…</LoadingText>}
      {isError && !data && <ErrorState title="No pudimos traer los comentarios" onRetry={() => refetch()} />}
      {data && shown === 0 && (
        <EmptyState title="Nada que revisar">
          Los comentarios que alguien denuncie aparecen acá, sin recargar.
        </EmptyState>
      )}
      {shown > 0 && (
        <ul className={`list ${css.comments}`} aria-label="Comentarios denunciados">
          {data?.comments.map((comment) => (
            <CommentCase
              key={comment.id}
              comment={comment}
              hot={hot.has(comment.id)}
              onShow={() => decide(comment.id, 'mostrar').catch(() => undefined)}
              onDecide={(decision) => choose(comment, decision)}
            >
              {body(comment)}
            </CommentCase>
          ))}
        </ul>
      )}
      {pages > 1 && <Pager page={page} pages={pages} onPage={setPage} of="comentarios" />}
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
    </section>
  )
}
