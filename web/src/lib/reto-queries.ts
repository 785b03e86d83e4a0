import type { Reto, RetoPage } from '@trinchera/contract/retos'
import { queryOptions } from '@tanstack/react-query'
import { api } from './api'
import { mergeReto } from './merge-reto'
import { live, quietInterval } from './queries'

/**
 * One reto with the data of its page. While it is only proposed it is polled, because `challenge:changed` then reaches only the players who
 * answer.
 */
export const retoQuery = (id: number) =>
  queryOptions({
    queryKey: [live, 'reto', id],
    queryFn: async ({ signal, client }) => {
      const page = (await api.getReto({ params: { id }, signal })).data
      // An event may have stored a newer version while this request was in flight.
      const shown = client.getQueryData<RetoPage>([live, 'reto', id])
      return shown && shown.version > page.version ? shown : page
    },
    refetchInterval: ({ state }) => (state.data?.estado === 'propuesto' ? quietInterval : false),
  })

/**
 * The retos that the viewer may see: open ones first, the next to be played first, then ended ones, latest first. `challenge:changed`
 * reaches only the rooms of their clans and stages.
 */
export const retosQuery = (of: { etapa?: number; clan?: number } = {}) =>
  queryOptions({
    queryKey: [live, 'retos', of.etapa ?? null, of.clan ?? null],
    queryFn: async ({ signal, client, queryKey }) => {
      const list = (await api.listRetos({ query: of, signal })).data
      const shown = client.getQueryData<Reto[]>(queryKey) ?? []
      return list.map((reto) => mergeReto(reto, shown.find(({ id }) => id === reto.id) ?? reto))
    },
    refetchInterval: quietInterval,
  })
