import type { Reto } from '@trinchera/contract/retos'
import { useQueryClient } from '@tanstack/react-query'
import { live } from '../../lib/queries'
import { useLive } from '../../lib/live'
import { showLiveText } from '../../lib/own-text'
import { useRefresh } from '../../lib/refresh'
import { mergeReto, mergeRetos } from '../../lib/merge-reto'
import { retoQuery } from '../../lib/reto-queries'
import { messagesQuery } from './queries'
import { mergeMessage } from '../../ui/conversation/messages'

/** Updates the cached retos and conversations when events about them arrive. Mounted once in the app. */
export function LiveRetos() {
  const client = useQueryClient()
  const refresh = useRefresh()
  useLive('challenge:changed', ({ reto }) => {
    client.setQueryData(retoQuery(reto.id).queryKey, (page) => page && mergeReto(page, reto))
    client.setQueriesData<Reto[]>({ queryKey: [live, 'retos'] }, (list) => list && (mergeRetos(list, reto) ?? list))
    // The event lacks the history and the players' answers, and lists may need another order, so the retos are also refetched.
    refresh(`reto/${reto.id}`, 'retos')
    if (reto.id_match !== null) refresh(`partida/${reto.id_match}`)
  })
  useLive('challenge:message', ({ id_reto, id, mensaje }) =>
    showLiveText(mensaje?.id_creador, () =>
      client.setQueryData(messagesQuery(id_reto).queryKey, (list) => list && mergeMessage(list, id, mensaje)),
    ),
  )
  return null
}
