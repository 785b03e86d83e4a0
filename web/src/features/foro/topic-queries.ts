import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { apiQuery } from '../../lib/api-query'
import { live } from '../../lib/queries'
import { pageOf, pagesOf, type TemaPage } from './topic-page'

/** The first part of the query keys of all pages of a topic. */
export const temaKey = (id: number) => [live, 'tema', id] as const

/** Query of a page of a topic, by its number or by the id of a post on the page. */
export const temaQuery = (id: number, at: { pagina?: number; mensaje?: number }) =>
  queryOptions({
    queryKey: [...temaKey(id), at.mensaje ? `mensaje-${at.mensaje}` : (at.pagina ?? 1)],
    queryFn: async ({ signal }): Promise<TemaPage> => pageOf(await api.getTema({ params: { id }, query: at, signal })),
  })

/**
 * Query of the number of the page that opens first: the page with the first unread post, or the last page if all are read. Fetched each
 * time the topic is opened, together with that page.
 */
export const openingQuery = (id: number) =>
  queryOptions({
    queryKey: ['abrir-tema', id],
    queryFn: async ({ signal, client }) => {
      const page = (pagina: number) => client.fetchQuery({ ...temaQuery(id, { pagina }), staleTime: 0 })
      const first = await page(1)
      signal.throwIfAborted()
      const pagina = first.paginaNoLeida ?? pagesOf(first.total)
      if (pagina > 1) await page(pagina)
      return { pagina, primerNoLeido: first.primerNoLeido }
    },
    gcTime: 0,
  })

/** Query of the player's current limits on posts and topics. */
export const limitesQuery = apiQuery([live, 'foro-limites'], (signal) => api.getForoLimites({ signal }))
