import type { ServerAlert } from '@trinchera/contract/servidores'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '../../lib/session'
import { api, messageOf } from '../../lib/api'
import { toast } from '../../ui/toast/toast'
import { alertsQuery } from './queries'

/** The list of alerts with one server's alert set to `players`, or removed if `players` is null. */
export const withAlert = (alerts: readonly ServerAlert[], server: number, players: number | null): ServerAlert[] => {
  const others = alerts.filter((alert) => alert.id_servidor !== server)
  return players === null ? others : [...others, { id_servidor: server, jugadores: players }]
}

/** The player's alert for a server, and a function to change it. A change is shown at once and undone if the request fails. */
export function useServerAlert(server: number) {
  const client = useQueryClient()
  const player = useSession()?.player.id ?? 0
  const query = alertsQuery(player)
  const { data } = useQuery({ ...query, enabled: player > 0 })
  const change = useMutation({
    mutationFn: (players: number | null) =>
      api.setServerAlert({ params: { id: server }, body: { jugadores: players } }),
    onMutate: async (players) => {
      await client.cancelQueries({ queryKey: query.queryKey })
      const before = client.getQueryData(query.queryKey)
      client.setQueryData(query.queryKey, (alerts) => withAlert(alerts ?? [], server, players))
      return { before: before?.find((alert) => alert.id_servidor === server)?.jugadores ?? null }
    },
    onSuccess: (reply) => client.setQueryData(query.queryKey, reply.data),
    onError: (error, _players, shown) => {
      if (shown) client.setQueryData(query.queryKey, (alerts) => withAlert(alerts ?? [], server, shown.before))
      toast.error(messageOf(error, 'No pudimos guardar tu aviso. Intenta de nuevo.'))
    },
  })
  return { wanted: data?.find((alert) => alert.id_servidor === server)?.jugadores, change }
}
