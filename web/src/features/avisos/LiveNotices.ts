import type { NoticeTipo } from '@trinchera/contract/notificaciones'
import { useQueryClient } from '@tanstack/react-query'
import { useSession } from '../../app/session'
import { useLive } from '../../lib/live'
import { noticesQuery, presenceQuery, unreadQuery } from '../../lib/queries'
import { useRefresh } from '../../lib/refresh'
import { toast } from '../../ui/toast/toast'
import { isBad, marked, withNotice } from './notices'

/** Kinds after which one's own clans or ranks are others, though one may not be watching their rooms. */
const ofOwnClanes: readonly NoticeTipo[] = [
  'solicitud-respondida',
  'expulsado',
  'rango',
  'liderazgo',
  'clan-eliminado',
  'clan-renombrado',
]

/** Keeps the bell and its list as the server has them, in every tab; and who is watching. Each notice is told once, here: the events beside it only refresh lists. */
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
    if (ofOwnClanes.includes(notice.tipo)) refresh('jugador')
  })
  useLive('notices:read', ({ ids, sin_leer }) => {
    if (!player) return
    client.setQueryData(unreadQuery(player).queryKey, sin_leer)
    client.setQueryData(noticesQuery(player).queryKey, (pages) => pages && marked(pages, ids, true))
  })
  useLive('presence:changed', ({ room, ...now }) => {
    const [kind, id] = room.split(':')
    if (kind === 'etapa' || kind === 'clan') client.setQueryData(presenceQuery(`${kind}:${Number(id)}`).queryKey, now)
  })
  return null
}
