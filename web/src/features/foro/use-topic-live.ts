import type { Mensaje, Tema } from '@trinchera/contract/foro'
import { staffMay } from '@trinchera/rules/permissions'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLive, useRoom } from '../../lib/live'
import { showLiveText } from '../../lib/own-text'
import { useRefresh } from '../../lib/refresh'
import { useSession } from '../../lib/session'
import { announce } from '../../ui/state/announce'
import { useHotRows } from '../../ui/table/use-hot-rows'
import { toast } from '../../ui/toast/toast'
import { temaKey } from './topic-queries'
import { withMensaje, withoutMensaje, withTema, type TemaPage } from './topic-page'

/** The sentence about how a topic has changed while the viewer reads it. Undefined if no change concerns readers. */
function changeText(before: Tema, after: Tema): string | undefined {
  if (before.cerrado !== after.cerrado)
    return after.cerrado ? 'La moderación cerró este tema' : 'La moderación reabrió este tema'
  if (before.id_seccion !== after.id_seccion) return 'La moderación movió este tema a otra sección'
  if (before.titulo !== after.titulo) return `Este tema ahora se llama «${after.titulo}»`
  return undefined
}

/**
 * Keeps an open topic current by live events. Returns `news`, the ids of new posts by others that the viewer has not seen yet. `onOwn`:
 * called when the server has stored a post by the viewer.
 */
export function useTopicLive(id: number, page: TemaPage, onOwn: (mensaje: Mensaje) => void) {
  const client = useQueryClient()
  const refresh = useRefresh()
  const viewer = useSession()?.player
  const { hot, mark } = useHotRows()
  const [news, setNews] = useState<readonly number[]>([])
  useRoom(`tema:${id}`)
  useRoom('foro')

  const queryKey = temaKey(id)
  function change(edit: (page: TemaPage) => TemaPage) {
    client.setQueriesData<TemaPage>({ queryKey }, (cached) => cached && edit(cached))
    // Refetches a page that is being fetched, because the reply on its way may be older than the event.
    if (client.isFetching({ queryKey }) > 0) refresh(queryKey.slice(1).join('/'))
  }

  useLive('post:created', ({ id_tema, mensaje }) => {
    if (id_tema !== id) return
    showLiveText(mensaje.id_creador, () => {
      change((cached) => withMensaje(cached, mensaje))
      if (mensaje.id_creador === viewer?.id) {
        onOwn(mensaje)
        return
      }
      mark([mensaje.id])
      setNews((before) => (before.includes(mensaje.id) ? before : [...before, mensaje.id]))
      announce(`Nuevo mensaje de ${mensaje.creador}`)
    })
  })
  useLive('post:updated', ({ id_tema, mensaje }) => {
    if (id_tema !== id) return
    const shown = page.mensajes.some((other) => other.id === mensaje.id)
    // A post that was hidden and is visible again belongs between other posts, so the page is fetched again.
    if (shown) change((cached) => withMensaje(cached, mensaje))
    else refresh(queryKey.slice(1).join('/'))
  })
  useLive('post:removed', ({ id_tema, id: removed }) => {
    if (id_tema !== id) return
    setNews((before) => before.filter((other) => other !== removed))
    const post = page.mensajes.find((other) => other.id === removed)
    // The post may be hidden and not deleted. Its author and the moderators still see hidden posts, so they refetch the page.
    if (viewer && post && (post.id_creador === viewer.id || staffMay(viewer, 'comments.moderate')))
      refresh(queryKey.slice(1).join('/'))
    else change((cached) => withoutMensaje(cached, removed))
  })
  useLive('topic:changed', ({ id: changed, tema }) => {
    if (changed !== id) return
    if (!tema) {
      refresh(queryKey.slice(1).join('/'))
      return
    }
    const text = changeText(page.tema, tema)
    change((cached) => withTema(cached, tema))
    if (text) toast.info(text)
  })
  return {
    hot,
    mark,
    news,
    /** Removes posts from `news` because they have come into view. */
    see: (ids: readonly number[]) =>
      setNews((before) =>
        before.some((one) => ids.includes(one)) ? before.filter((one) => !ids.includes(one)) : before,
      ),
    forget: () => setNews([]),
  }
}
