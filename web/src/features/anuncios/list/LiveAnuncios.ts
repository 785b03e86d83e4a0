import { staffMay } from '@trinchera/rules/permissions'
import { useQueryClient } from '@tanstack/react-query'
import { useSession } from '../../../app/session'
import { useLive } from '../../../lib/live'
import { useRefresh } from '../../../lib/refresh'
import { changed, withAnuncio, withoutAnuncio } from './feed'
import { anunciosQuery, threadQuery } from '../queries'
import { withComment, withoutComment } from '../comments/thread'

/** Keeps what the screens show of announcements and comments as fresh as the events are; there is one in the app. */
export function LiveAnuncios() {
  const client = useQueryClient()
  const refresh = useRefresh()
  const viewer = useSession()?.player
  const feed = anunciosQuery.queryKey

  /** An answer that is on its way may be older than the event and would undo it. */
  const askAgain = (key: readonly unknown[]) => {
    if (client.isFetching({ queryKey: key }) > 0) refresh(key.slice(1).join('/'))
  }

  useLive('announcement:published', ({ anuncio }) => {
    client.setQueryData(feed, (pages) => pages && withAnuncio(pages, anuncio))
    askAgain(feed)
    refresh('anuncios-gestion')
  })
  useLive('announcement:updated', ({ anuncio }) => {
    client.setQueryData(feed, (pages) => pages && changed(pages, anuncio))
    askAgain(feed)
    refresh('anuncios-gestion')
    refresh(`anuncio/${anuncio.id}`)
  })
  useLive('announcement:removed', ({ id }) => {
    client.setQueryData(feed, (pages) => pages && withoutAnuncio(pages, id))
    askAgain(feed)
    refresh('anuncios-gestion')
    refresh(`anuncio/${id}`)
  })
  useLive('comment:created', ({ idAnuncio, comment }) => {
    const { queryKey } = threadQuery(idAnuncio)
    client.setQueryData(queryKey, (thread) => thread && withComment(thread, comment))
    askAgain(queryKey)
  })
  useLive('comment:updated', ({ idAnuncio, comment }) => {
    const { queryKey } = threadQuery(idAnuncio)
    client.setQueryData(queryKey, (thread) => thread && withComment(thread, comment))
    askAgain(queryKey)
  })
  useLive('comment:removed', ({ idAnuncio, id }) => {
    const { queryKey } = threadQuery(idAnuncio)
    const gone = client.getQueryData(queryKey)?.comments.find((comment) => comment.id === id)
    // Hidden, it stays for its author and for moderators, marked.
    if (viewer && gone && (gone.id_creador === viewer.id || staffMay(viewer, 'comments.moderate'))) {
      refresh(`comentarios/${idAnuncio}`)
      return
    }
    client.setQueryData(queryKey, (thread) => thread && withoutComment(thread, id))
    askAgain(queryKey)
  })
  return null
}
