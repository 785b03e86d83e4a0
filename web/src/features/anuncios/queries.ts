import { anunciosPageSize } from '@trinchera/rules/limits'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { apiQuery, pageOf, pageQuery } from '../../lib/api-query'
import { live } from '../../lib/queries'

/** Query of the announcements, newest first, page by page. */
export const anunciosQuery = infiniteQueryOptions({
  queryKey: [live, 'anuncios'],
  queryFn: async ({ pageParam, signal }) =>
    pageOf(await api.listAnuncios({ query: { pagina: pageParam, por_pagina: anunciosPageSize }, signal })),
  initialPageParam: 1,
  getNextPageParam: ({ total }, pages) => (pages.length * anunciosPageSize < total ? pages.length + 1 : undefined),
})

/** Rows per page in the staff panel's table of announcements. */
export const managePageSize = 10

/** Query of one page of the staff panel's table of announcements. */
export const manageAnunciosQuery = (page: number) =>
  pageQuery([live, 'anuncios-gestion', page], (signal) =>
    api.listAnuncios({ query: { pagina: page, por_pagina: managePageSize }, signal }),
  )

export const anuncioQuery = (id: number) =>
  apiQuery([live, 'anuncio', id], (signal) => api.getAnuncio({ params: { id }, signal }))
