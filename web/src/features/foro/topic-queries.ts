import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { live } from '../../lib/queries'
import { pageOf, pagesOf, type TemaPage } from './topic-page'

/** The first part of the query key of every page of a topic. */
export const temaKey = (id: number) => [live, 'tema', id] as const

/** A page of a topic, by its number or by a post that is on it. */
export const temaQuery = (id: number, at: { pagina?: number; mensaje?: number }) =>
  queryOptions({
    queryKey: [...temaKey(id), at.mensaje ? `mensaje-${at.mensaje}` : (at.pagina ?? 1)],
    queryFn: async ({ signal }): Promise<TemaPage> => pageOf(await api.getTema({ params: { id }, query: at, signal })),
  })

/**
 * The page where a reader continues: the one with the first unread post, or the last page if all posts are read. Fetched each time a topic
 * is opened.
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

/** The limits on what the player may still write. */
export const limitesQuery = queryOptions({
  queryKey: [live, 'foro-limites'],
  queryFn: async ({ signal }) => (await api.getForoLimites({ signal })).data,
})
