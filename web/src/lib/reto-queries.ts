import type { Reto, RetoPage } from '@trinchera/contract/retos'
import { queryOptions } from '@tanstack/react-query'
import { api } from './api'
import { mergeReto } from './merge-reto'
import { live, quietInterval } from './queries'

/** Query of one reto's page. Polled while proposed, because `challenge:changed` then reaches only the players who may answer. */
export const retoQuery = (id: number) =>
  queryOptions({
    queryKey: [live, 'reto', id],
    queryFn: async ({ signal, client }) => {
      const page = (await api.getReto({ params: { id }, signal })).data
      // During the request an event may have brought a newer version. If so, the newer version is kept.
      const shown = client.getQueryData<RetoPage>([live, 'reto', id])
      return shown && shown.version > page.version ? shown : page
    },
    refetchInterval: ({ state }) => (state.data?.estado === 'propuesto' ? quietInterval : false),
  })

/**
 * Query of the retos that the viewer may see: first open ones, the next to be played first; then ended ones, latest first. Polled, because
 * `challenge:changed` reaches only the live rooms of a reto's clans and etapa.
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
