import type { NoticeTipo } from '@trinchera/contract/notificaciones'
import type { PresenceChanged } from '@trinchera/contract/socket'
import { useQueryClient } from '@tanstack/react-query'
import { useSession } from '../../lib/session'
import { useLive, type RoomName } from '../../lib/live'
import { presenceQuery } from '../../lib/queries'
import { useRefresh } from '../../lib/refresh'
import { toast } from '../../ui/toast/toast'
import { isBad, setRead, withNotice, withOfferState } from './notices'
import { noticesQuery, unreadQuery } from './queries'

/** Types of notice after which the player's clans are fetched again. A clan's own events reach only pages subscribed to the clan. */
const changesOwnClanes: readonly NoticeTipo[] = [
  'solicitud-respondida',
  'expulsado',
  'rango',
  'liderazgo',
  'clan-eliminado',
  'clan-renombrado',
]

/** Applies live events to the bell, the notices and the lists of who is online, and shows a toast for each new notice. */
export function LiveNotices() {
  const client = useQueryClient()
  const player = useSession()?.player.id
  const refresh = useRefresh()

  useLive('notice:created', ({ notice, sin_leer }) => {
    if (!player) return
    client.setQueryData(unreadQuery(player).queryKey, sin_leer)
    client.setQueryData(noticesQuery(player).queryKey, (pages) => pages && withNotice(pages, notice))
    if (isBad(notice.tipo)) toast.warning(notice.texto)
    else toast.info(notice.texto)
    if (changesOwnClanes.includes(notice.tipo)) refresh('jugador')
  })
  useLive('notices:read', ({ ids, sin_leer }) => {
    if (!player) return
    client.setQueryData(unreadQuery(player).queryKey, sin_leer)
    client.setQueryData(noticesQuery(player).queryKey, (pages) => pages && setRead(pages, ids, true))
  })
  const showState = (offer: Parameters<typeof withOfferState>[1]) => {
    if (player) client.setQueryData(noticesQuery(player).queryKey, (pages) => pages && withOfferState(pages, offer))
  }
  useLive('invitation:answered', ({ invitation }) => showState({ invitacion: invitation }))
  useLive('invitation:withdrawn', ({ invitation }) => showState({ invitacion: invitation }))
  useLive('request:answered', ({ solicitud }) => showState({ solicitud }))
  useLive('request:withdrawn', ({ solicitud }) => showState({ solicitud }))
  useLive('match:answered', ({ match: { id, respuesta } }) => showState({ partida: { id, respuesta } }))
  async function showPresence(room: RoomName, now: Omit<PresenceChanged, 'room'>) {
    const { queryKey } = presenceQuery(room)
    // Cancels a fetch in progress, because its reply is older than this event and would replace it.
    await client.cancelQueries({ queryKey, exact: true })
    client.setQueryData(queryKey, now)
  }
  useLive('presence:changed', ({ room, ...now }) => {
    const [kind, id] = room.split(':')
    if (kind === 'etapa' || kind === 'clan' || kind === 'reto') void showPresence(`${kind}:${Number(id)}`, now)
  })
  return null
}
