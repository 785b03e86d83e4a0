import type { Comment } from '@trinchera/contract/anuncios'
import { commentsPageSize } from '@trinchera/rules/limits'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSession } from '../../../lib/session'
import { api } from '../../../lib/api'
import { storeDraft } from '../../../lib/draft'
import { discard, keep, mostWaiting } from '../../../lib/outbox'
import { useLive } from '../../../lib/live'
import { announce } from '../../../ui/state/announce'
import { Button } from '../../../ui/controls/Button'
import { LiveBadge } from '../../../ui/state/Live'
import { SectionHead } from '../../../ui/controls/SectionHead'
import { QueryState } from '../../../ui/state/states'
import { toast } from '../../../ui/toast/toast'
import { useHotRows } from '../../../ui/table/use-hot-rows'
import type { EntryAct } from '../../../ui/discussion/discussion'
import { EntryBox } from '../../../ui/discussion/EntryBox'
import { EntryDialog } from '../../../ui/discussion/EntryDialog'
import { EntryLine } from '../../../ui/discussion/EntryLine'
import { OutgoingEntry, type Outgoing } from '../../../ui/discussion/OutgoingEntry'
import css from './Comments.module.css'
import { useDiscussion } from './use-discussion'
import { threadQuery } from './query'
import { withEarlier } from './thread'
import { useOutgoing } from './use-outgoing'

const draftKey = (anuncio: number) => `comentario:${anuncio}`
const words = {
  login: 'Inicia sesión para comentar este anuncio',
  open: 'Comentar Este Anuncio',
  send: 'Enviar Comentario',
  tooLong: 'El comentario pesa más de 20 kB. Acórtalo un poco.',
}

/** The comments of an announcement, newest last, updated live. */
export function Comments({ anuncio }: { anuncio: number }) {
  const client = useQueryClient()
  const viewer = useSession()?.player
  const { queryKey } = threadQuery(anuncio)
  const discussion = useDiscussion(anuncio)
  const query = useQuery(threadQuery(anuncio))
  const { data: thread, isPending } = query
  const { hot, mark } = useHotRows()
  const outgoing = useOutgoing(anuncio)
  const [dialog, setDialog] = useState<{ act: EntryAct; entry: Comment }>()
  const [dialogOpen, setDialogOpen] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const anchor = useRef<{ element: Element; top: number }>(null)
  // Keeps the text that the user reads in place when earlier comments are inserted above it.
  useLayoutEffect(() => {
    const { current } = anchor
    anchor.current = null
    if (current?.element.isConnected)
      scrollBy({ top: current.element.getBoundingClientRect().top - current.top, behavior: 'instant' })
  }, [thread?.first])

  useLive('comment:created', ({ idAnuncio, comment }) => {
    if (idAnuncio !== anuncio || comment.id_creador === viewer?.id) return
    mark([comment.id])
    announce(`Nuevo comentario de ${comment.creador}`)
  })

  /** True right after the user has sent a comment, which is then scrolled into view, because closing the editor moves the page. */
  const justSent = useRef(false)
  useEffect(() => {
    if (!justSent.current) return
    justSent.current = false
    list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [outgoing])

  /** Number of times that a refused comment was put back into the editor. Used as React key, so that the editor mounts anew. */
  const [edited, setEdited] = useState(0)
  function edit({ waiting, html }: Outgoing) {
    storeDraft(draftKey(anuncio), { typed: html, at: '' })
    setEdited(edited + 1)
    void discard(waiting.key)
  }

  async function fetchEarlier() {
    const shown = client.getQueryData(queryKey)
    if (!shown || shown.first <= 1) return
    try {
      const { data, meta } = await api.listComments({
        params: { id: anuncio },
        query: { pagina: shown.first - 1, por_pagina: commentsPageSize },
      })
      const element = list.current?.firstElementChild
      anchor.current = element ? { element, top: element.getBoundingClientRect().top } : null
      client.setQueryData(queryKey, (now) =>
        now && now.first === shown.first
          ? withEarlier(now, { comments: data, total: meta?.total ?? data.length })
          : now,
      )
    } catch {
      toast.error('No pudimos traer los anteriores. Intenta de nuevo.')
    }
  }

  return (
    <section className={css.comments} aria-label="Comentarios" aria-busy={isPending}>
      <SectionHead title="Comentarios" count={thread?.total || undefined}>
        <LiveBadge />
      </SectionHead>
      <QueryState query={query} lines={3} loading="Cargando comentarios…" failed="No pudimos traer los comentarios" />
      {thread && thread.first > 1 && (
        <Button size="small" pendingText="Cargando…" onClick={fetchEarlier}>
          Ver anteriores
        </Button>
      )}
      {thread && thread.comments.length + outgoing.length === 0 && (
        <p className={`small ${css.empty}`}>Todavía no hay comentarios. El primero aparece acá sin recargar.</p>
      )}
      {thread && (
        <ul ref={list} tabIndex={-1}>
          {thread.comments.map((comment) => (
            <EntryLine
              key={comment.id}
              discussion={discussion}
              entry={comment}
              html={comment.comentario}
              hot={hot.has(comment.id)}
              onAct={(act) => {
                setDialog({ act, entry: comment })
                setDialogOpen(true)
              }}
            />
          ))}
          {viewer &&
            outgoing.map((comment) => (
              <OutgoingEntry
                key={comment.waiting.key}
                outgoing={comment}
                noun="comentario"
                author={viewer}
                onEdit={() => edit(comment)}
              />
            ))}
        </ul>
      )}
      {/* Hidden while the comments load, because the editor would jump down when they appear above it. */}
      {!isPending && (
        <EntryBox
          kind="comment"
          key={edited}
          draft={draftKey(anuncio)}
          words={words}
          focused={edited > 0}
          onSend={(html) => {
            justSent.current = true
            const kept = keep({ kind: 'comentario', anuncio, html })
            if (!kept) toast.error(`Ya hay ${mostWaiting} escritos por enviar en este dispositivo.`)
            return kept
          }}
        />
      )}
      {dialog && (
        <EntryDialog
          key={`${dialog.act} ${dialog.entry.id}`}
          discussion={discussion}
          {...dialog}
          open={dialogOpen}
          onOpenChange={setDialogOpen}
        />
      )}
    </section>
  )
}
