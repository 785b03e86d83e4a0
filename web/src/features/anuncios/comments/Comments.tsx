import type { Comment } from '@trinchera/contract/anuncios'
import { commentsPageSize } from '@trinchera/rules/limits'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { useSession } from '../../../app/session'
import { api } from '../../../lib/api'
import { useLive } from '../../../lib/live'
import { announce } from '../../../ui/state/announce'
import { Button } from '../../../ui/controls/Button'
import { LiveBadge } from '../../../ui/state/Live'
import { SectionHead } from '../../../ui/controls/SectionHead'
import { ErrorState, LoadingText, SkeletonLines } from '../../../ui/state/states'
import { toast } from '../../../ui/toast/toast'
import { useHotRows } from '../../../ui/table/use-hot-rows'
import { CommentBox } from './CommentBox'
import { CommentDialog, type CommentAct } from './CommentDialogs'
import { CommentLine } from './CommentLine'
import { arrived } from './outgoing'
import { threadQuery } from '../queries'
import { SentLine } from './SentLine'
import { withEarlier } from './thread'
import { useSend } from './use-send'

/** What is said under an announcement, as it is said; the newest last. */
export function Comments({ anuncio }: { anuncio: number }) {
  const client = useQueryClient()
  const viewer = useSession()?.player
  const query = threadQuery(anuncio)
  const { data: thread, isPending, isError, refetch } = useQuery(query)
  const { hot, mark } = useHotRows()
  const { outgoing, send, retry, forget } = useSend(anuncio, viewer?.id ?? 0)
  const [asked, setAsked] = useState<{ act: CommentAct; comment: Comment }>()
  const [asking, setAsking] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const reading = useRef<{ top: Element; at: number }>(null)
  // What is being read stays where it is when the page grows above it.
  useLayoutEffect(() => {
    const { current } = reading
    reading.current = null
    if (current?.top.isConnected)
      scrollBy({ top: current.top.getBoundingClientRect().top - current.at, behavior: 'instant' })
  }, [thread?.first])

  useLive('comment:created', ({ idAnuncio, comment }) => {
    if (idAnuncio !== anuncio || comment.id_creador === viewer?.id) return
    mark([comment.id])
    announce(`Nuevo comentario de ${comment.creador}`)
  })

  const waiting = viewer && thread ? outgoing.filter((one) => !arrived(one, viewer.id, thread.comments)) : []

  async function fetchEarlier() {
    const shown = client.getQueryData(query.queryKey)
    if (!shown || shown.first <= 1) return
    try {
      const { data, meta } = await api.listComments({
        params: { id: anuncio },
        query: { pagina: shown.first - 1, por_pagina: commentsPageSize },
      })
      const top = list.current?.firstElementChild
      reading.current = top ? { top, at: top.getBoundingClientRect().top } : null
      client.setQueryData(query.queryKey, (now) =>
        now && now.first === shown.first
          ? withEarlier(now, { comments: data, total: meta?.total ?? data.length })
          : now,
      )
    } catch {
      toast.error('No pudimos traer los anteriores. Intenta de nuevo.')
    }
  }

  return (
    <section className="comments" aria-label="Comentarios" aria-busy={isPending}>
      <SectionHead title="Comentarios" count={thread?.total || undefined}>
        <LiveBadge />
      </SectionHead>
      {isPending && (
        <ul className="ls">
          <SkeletonLines lines={3} />
        </ul>
      )}
      {isPending && <LoadingText>Cargando comentarios…</LoadingText>}
      {isError && !thread && <ErrorState title="No pudimos traer los comentarios" onRetry={() => refetch()} />}
      {thread && thread.first > 1 && (
        <Button size="small" pendingText="Cargando…" onClick={fetchEarlier}>
          Ver anteriores
        </Button>
      )}
      {thread && thread.comments.length + waiting.length === 0 && (
        <p className="small none">Todavía no hay comentarios. El primero aparece acá sin recargar.</p>
      )}
      {thread && (
        <ul ref={list}>
          {thread.comments.map((comment) => (
            <CommentLine
              key={comment.id}
              comment={comment}
              hot={hot.has(comment.id)}
              onAct={(act, about) => {
                setAsked({ act, comment: about })
                setAsking(true)
              }}
            />
          ))}
          {viewer &&
            waiting.map((one) => (
              <SentLine
                key={one.key}
                sent={one}
                who={viewer}
                onRetry={() => retry(one)}
                onForget={() => forget(one.key)}
              />
            ))}
        </ul>
      )}
      <CommentBox anuncio={anuncio} onSend={send} />
      {asked && (
        <CommentDialog key={`${asked.act} ${asked.comment.id}`} {...asked} open={asking} onOpenChange={setAsking} />
      )}
    </section>
  )
}
