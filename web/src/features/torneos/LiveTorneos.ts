import { useQueryClient } from '@tanstack/react-query'
import { useLive } from '../../lib/live'
import { mergeBracket } from '../../lib/merge-bracket'
import { showLiveText } from '../../lib/own-text'
import { useRefresh } from '../../lib/refresh'
import { torneoMatchQuery, torneoMessagesQuery, torneoQuery } from '../../lib/torneo-queries'
import { mergeMessage } from '../../ui/conversation/messages'

/** Updates the cached torneos and conversations when events about them arrive. Mounted once in the app. */
export function LiveTorneos() {
  const client = useQueryClient()
  const refresh = useRefresh()
  useLive('tournament:changed', ({ id }) => refresh(`torneo/${id}`))
  useLive('bracket:changed', (event) => {
    const { queryKey } = torneoQuery(event.id)
    const page = client.getQueryData(queryKey)
    const merged = page && mergeBracket(page.llave, event)
    if (page && merged?.kind === 'merged') client.setQueryData(queryKey, { ...page, llave: merged.llave })
    if (merged?.kind === 'gap' || (merged?.kind === 'merged' && merged.more)) refresh(`torneo/${event.id}`)
    for (const partida of event.partidas) {
      client.setQueryData(
        torneoMatchQuery(event.id, partida.id).queryKey,
        (before) => before && { ...before, ...partida },
      )
      // The event has neither the history nor the rosters, so the match's page is refetched.
      refresh(`partida-torneo/${event.id}/${partida.id}`)
    }
  })
  useLive('bracket:message', ({ id_torneo, partida, id, mensaje }) =>
    showLiveText(mensaje?.id_creador, () =>
      client.setQueryData(
        torneoMessagesQuery(id_torneo, partida).queryKey,
        (list) => list && mergeMessage(list, id, mensaje),
      ),
    ),
  )
  return null
}
