import type { Reto, RetoPage } from '@trinchera/contract/retos'
import { queryOptions } from '@tanstack/react-query'
import { api } from './api'
import { mergeReto } from './merge-reto'
import { live, quietInterval } from './queries'

/** A reto with its page. `challenge:changed` tells only those who answer a proposed one: the other members ask again. */
export const retoQuery = (id: number) =>
  queryOptions({
    queryKey: [live, 'reto', id],
    queryFn: async ({ signal, client }) => {
      const page = (await api.getReto({ params: { id }, signal })).data
      // An event may have stored a newer one while this request was under way.
      const shown = client.getQueryData<RetoPage>([live, 'reto', id])
      return shown && shown.version > page.version ? shown : page
    },
    refetchInterval: ({ state }) => (state.data?.estado === 'propuesto' ? quietInterval : false),
  })

/** The retos that the viewer may see: open ones, the next first, then the latest ended ones. `challenge:changed` reaches the rooms of their clans and stages alone. */
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
