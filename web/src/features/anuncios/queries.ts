import type { ReplyOf } from '@trinchera/contract/route'
import type { Routes } from '@trinchera/contract/routes'
import { anunciosPageSize } from '@trinchera/rules/limits'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { live } from '../../lib/queries'

/** Converts a reply of `listAnuncios` to a page of announcements with the total number of announcements. */
export const anunciosPageOf = ({ data, meta }: ReplyOf<Routes['listAnuncios']>) => ({
  anuncios: data,
  total: meta?.total ?? data.length,
})

/** The announcements, newest first, page by page. */
export const anunciosQuery = infiniteQueryOptions({
  queryKey: [live, 'anuncios'],
  queryFn: async ({ pageParam, signal }) =>
    anunciosPageOf(await api.listAnuncios({ query: { pagina: pageParam, por_pagina: anunciosPageSize }, signal })),
  initialPageParam: 1,
  getNextPageParam: ({ total }, pages) => (pages.length * anunciosPageSize < total ? pages.length + 1 : undefined),
})

/** Rows per page in the panel's table of announcements. */
export const managePageSize = 10

/** One page of the panel's table of announcements. */
export const manageAnunciosQuery = (page: number) =>
  queryOptions({
    queryKey: [live, 'anuncios-gestion', page],
    queryFn: async ({ signal }) =>
      anunciosPageOf(await api.listAnuncios({ query: { pagina: page, por_pagina: managePageSize }, signal })),
    placeholderData: keepPreviousData,
  })

export const anuncioQuery = (id: number) =>
  queryOptions({
    queryKey: [live, 'anuncio', id],
    queryFn: async ({ signal }) => (await api.getAnuncio({ params: { id }, signal })).data,
  })
