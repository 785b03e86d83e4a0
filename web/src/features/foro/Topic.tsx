import type { Mensaje } from '@trinchera/contract/foro'
import { staffMay } from '@trinchera/rules/permissions'
import { counted } from '@trinchera/rules/counted'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { storeDraft } from '../../lib/draft'
import { discard } from '../../lib/outbox'
import { useSession } from '../../lib/session'
import { useWaiting } from '../../lib/waiting'
import type { EntryAct } from '../../ui/discussion/discussion'
import { EntryDialog } from '../../ui/discussion/EntryDialog'
import { OutgoingEntry, type Outgoing } from '../../ui/discussion/OutgoingEntry'
import { Pager } from '../../ui/table/Pager'
import { Composer, draftKey, type ComposerHandle } from './Composer'
import css from './foro.module.css'
import { NewsPill } from './NewsPill'
import { postId, Posts, unreadLineId } from './Posts'
import { TopicHead } from './TopicHead'
import { pagesOf, type TemaPage } from './topic-page'
import { useDiscussion } from './use-discussion'
import { useReadMarker } from './use-read-marker'
import type { ShownTopic } from './use-topic'
import { useTopicLive } from './use-topic-live'
import { Writers } from './Writers'
import type { Elements } from '../../lib/elements'

interface TopicProps {
  shown: ShownTopic
  page: TemaPage
  /** True if the topic was deleted or hidden while the viewer read it. */
  gone: boolean
  /** The card of a topic in which somebody looks for a clan or for players. */
  children: Elements
}

/** The player's posts in a topic that have not been sent to the server yet, in the order of writing. */
function useOutgoing(tema: number): readonly Outgoing[] {
  const list = useWaiting()
  return useMemo(
    () =>
      list.flatMap((waiting) => {
        const { writing } = waiting
        return writing.kind === 'mensaje-foro' && writing.tema === tema ? [{ waiting, html: writing.html }] : []
      }),
    [list, tema],
  )
}

/** Scrolls to an element of the topic and focuses it, so that keyboards and screen readers continue there. */
function goTo(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'start' })
  element?.focus({ preventScroll: true })
}

/** When the topic opens, scrolls to the post named in the URL, or otherwise to the first unread post. */
function useArrival({ mensaje, opened }: ShownTopic, page: TemaPage, mark: (ids: readonly number[]) => void) {
  const arrived = useRef<string>(undefined)
  const shown = page.mensajes.some(({ id }) => id === mensaje)
  useLayoutEffect(() => {
    const place = mensaje ? (shown ? postId(mensaje) : undefined) : opened ? 'opened' : undefined
    if (!place || arrived.current === place) return
    arrived.current = place
    if (mensaje) {
      goTo(document.getElementById(place))
      mark([mensaje])
      return
    }
    const line = document.getElementById(unreadLineId)
    const last = page.mensajes.at(-1)
    if (line) goTo(line)
    else if (last && page.primerNoLeido === null && page.mensajes.length > 1)
      document.getElementById(postId(last.id))?.scrollIntoView({ block: 'nearest' })
  }, [mensaje, opened, shown, page, mark])
}

const shutText = (gone: boolean, closed: boolean) =>
  gone
    ? 'Este tema ya no está. Lo que escribiste sigue acá: puedes copiarlo.'
    : closed
      ? 'La moderación cerró este tema: ya no recibe respuestas. Lo que escribiste sigue acá.'
      : ''

/** One page of a topic: posts, updated live, and the editor for a reply. */
export function Topic({ shown, page, gone, children }: TopicProps) {
  const viewer = useSession()?.player
  const { tema, mensajes, pagina, total } = page
  const { setPage, unread } = shown
  const pages = pagesOf(total)
  const lastPage = pagina >= pages
  /** True if the viewer cannot write because the topic is closed. Moderators can write in closed topics. */
  const shutForViewer = tema.cerrado && !(viewer && staffMay(viewer, 'comments.moderate'))
  const discussion = useDiscussion(tema.id)
  const composer = useRef<ComposerHandle>(null)
  const list = useRef<HTMLOListElement>(null)
  const outgoing = useOutgoing(tema.id)
  const [dialog, setDialog] = useState<{ act: EntryAct; entry: Mensaje }>()
  const [dialogOpen, setDialogOpen] = useState(false)
  /** Number of times that a refused post was put back into the editor. Used as React key, so that the editor mounts anew. */
  const [edited, setEdited] = useState(0)

  const live = useTopicLive(tema.id, page, ({ id }) => {
    const last = pagesOf(total + (id > tema.ultimo.id ? 1 : 0))
    // The page was full, so the viewer's new post is on the next page.
    if (last > pagina) setPage(last)
  })
  useArrival(shown, page, live.mark)
  useReadMarker({ tema: tema.id, list, posts: mensajes, enabled: viewer !== undefined && !gone, onSeen: live.see })

  const elsewhere = live.news.some((id) => !mensajes.some((mensaje) => mensaje.id === id))
  function showNews() {
    const first = live.news.find((id) => mensajes.some((mensaje) => mensaje.id === id))
    if (first !== undefined) goTo(document.getElementById(postId(first)))
    else setPage(pages)
    live.forget()
  }
  function edit({ waiting, html }: Outgoing) {
    storeDraft(draftKey(tema.id), { typed: html, at: '' })
    setEdited(edited + 1)
    void discard(waiting.key)
  }
  const pager = pages > 1 && <Pager page={pagina} pages={pages} onPage={setPage} of="mensajes" />
  return (
    <div className={css.column}>
      <TopicHead page={page}>{children}</TopicHead>
      {gone && (
        <p className={`callout ${css.gone}`} role="alert">
          Este tema ya no está: su autor o la moderación lo borró o lo ocultó mientras lo leías.
        </p>
      )}
      {pager}
      <Posts
        page={page}
        discussion={discussion}
        hot={live.hot}
        unread={unread}
        open={!shutForViewer && !gone}
        list={list}
        onQuote={(mensaje) => composer.current?.quote(mensaje)}
        onAct={(act, entry) => {
          setDialog({ act, entry })
          setDialogOpen(true)
        }}
      >
        {viewer &&
          lastPage &&
          outgoing.map((one) => (
            <OutgoingEntry
              key={one.waiting.key}
              outgoing={one}
              noun="mensaje"
              author={viewer}
              onEdit={() => edit(one)}
            />
          ))}
      </Posts>
      <NewsPill
        text={
          live.news.length > 0
            ? counted(live.news.length, 'mensaje nuevo', 'mensajes nuevos') + (elsewhere ? ' al final' : '')
            : ''
        }
        onPress={showNews}
      />
      {pager}
      <Writers tema={tema.id} />
      {tema.cerrado && !gone && <p className="small">Tema cerrado: no recibe más respuestas.</p>}
      <Composer
        key={edited}
        ref={composer}
        tema={tema}
        visto={live.news.length > 0 ? Math.min(...live.news) - 1 : tema.ultimo.id}
        shut={shutText(gone, shutForViewer)}
        focused={edited > 0}
        onSent={() => {
          if (!lastPage) setPage(pages)
        }}
      />
      {dialog && (
        <EntryDialog
          key={`${dialog.act} ${dialog.entry.id}`}
          discussion={discussion}
          {...dialog}
          open={dialogOpen}
          onOpenChange={setDialogOpen}
        />
      )}
    </div>
  )
}
