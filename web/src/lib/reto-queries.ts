import type { RetoPage } from '@trinchera/contract/retos'
import { queryOptions } from '@tanstack/react-query'
import { api } from './api'
import { live } from './queries'

/** How often a proposed reto is asked for again, ms: `challenge:changed` reaches only those who answer it, not the other members. */
const quietInterval = 15_000

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

/** The retos that the viewer may see: open ones, the next first, then the latest ended ones. */
export const retosQuery = (of: { etapa?: number; clan?: number } = {}) =>
  queryOptions({
    queryKey: [live, 'retos', of.etapa ?? null, of.clan ?? null],
    queryFn: async ({ signal }) => (await api.listRetos({ query: of, signal })).data,
  })
