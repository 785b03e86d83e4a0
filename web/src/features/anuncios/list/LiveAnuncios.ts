import { staffMay } from '@trinchera/rules/permissions'
import { useQueryClient } from '@tanstack/react-query'
import { useSession } from '../../../lib/session'
import { useLive } from '../../../lib/live'
import { showLiveText } from '../../../lib/own-text'
import { useRefresh } from '../../../lib/refresh'
import { withComment, withoutComment } from '../comments/thread'
import { threadQuery } from '../comments/query'
import { anunciosQuery } from '../queries'
import { replaceAnuncio, withAnuncio, withoutAnuncio } from './feed'

/** Applies live events to the cached announcements and comments. Rendered once in the app. */
export function LiveAnuncios() {
  const client = useQueryClient()
  const refresh = useRefresh()
  const viewer = useSession()?.player
  const feed = anunciosQuery.queryKey

  /** Refetches a query that is being fetched, because the reply on its way may be older than the event. */
  const refetchIfFetching = (key: readonly unknown[]) => {
    if (client.isFetching({ queryKey: key }) > 0) refresh(key.slice(1).join('/'))
  }

  useLive('announcement:published', ({ anuncio }) => {
    client.setQueryData(feed, (pages) => pages && withAnuncio(pages, anuncio))
    refetchIfFetching(feed)
    refresh('anuncios-gestion')
  })
  useLive('announcement:updated', ({ anuncio }) => {
    client.setQueryData(feed, (pages) => pages && replaceAnuncio(pages, anuncio))
    refetchIfFetching(feed)
    refresh('anuncios-gestion', `anuncio/${anuncio.id}`)
  })
  useLive('announcement:removed', ({ id }) => {
    client.setQueryData(feed, (pages) => pages && withoutAnuncio(pages, id))
    refetchIfFetching(feed)
    refresh('anuncios-gestion', `anuncio/${id}`)
  })
  useLive('comment:created', ({ idAnuncio, comment }) => {
    const { queryKey } = threadQuery(idAnuncio)
    showLiveText(comment.id_creador, () => {
      client.setQueryData(queryKey, (thread) => thread && withComment(thread, comment))
      refetchIfFetching(queryKey)
    })
  })
  useLive('comment:updated', ({ idAnuncio, comment }) => {
    const { queryKey } = threadQuery(idAnuncio)
    client.setQueryData(queryKey, (thread) => thread && withComment(thread, comment))
    refetchIfFetching(queryKey)
  })
  useLive('comment:removed', ({ idAnuncio, id }) => {
    const { queryKey } = threadQuery(idAnuncio)
    const removed = client.getQueryData(queryKey)?.comments.find((comment) => comment.id === id)
    // The comment may be hidden and not deleted. Its author and the moderators still see hidden comments, so they refetch the list.
    if (viewer && removed && (removed.id_creador === viewer.id || staffMay(viewer, 'comments.moderate'))) {
      refresh(`comentarios/${idAnuncio}`)
      return
    }
    client.setQueryData(queryKey, (thread) => thread && withoutComment(thread, id))
    refetchIfFetching(queryKey)
  })
  return null
}
