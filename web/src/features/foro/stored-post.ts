import type { Mensaje } from '@trinchera/contract/foro'
import type { QueryClient } from '@tanstack/react-query'
import { limitesQuery, temaKey } from './topic-queries'
import { withMensaje, type TemaPage } from './topic-page'

/** Adds the player's own post, which the server has just stored, to the cached pages of its topic. */
export function showStoredPost(client: QueryClient, mensaje: Mensaje) {
  client.setQueriesData<TemaPage>({ queryKey: temaKey(mensaje.id_tema) }, (page) => page && withMensaje(page, mensaje))
  void client.invalidateQueries({ queryKey: limitesQuery.queryKey })
}
