import type { ReplyOf } from '@trinchera/contract/route'
import type { Routes } from '@trinchera/contract/routes'
import { hallazgosPageSize } from '@trinchera/rules/limits'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { live } from '../../lib/queries'

export const seccionesQuery = queryOptions({
  queryKey: [live, 'foro-secciones'],
  queryFn: async ({ signal }) => (await api.listSecciones({ signal })).data,
})

/** Converts a reply of `listTemas` to a page of topics with the total number of topics. */
const temasPageOf = ({ data, meta }: ReplyOf<Routes['listTemas']>) => ({
  temas: data,
  total: meta?.total ?? data.length,
})
export type TemasPage = ReturnType<typeof temasPageOf>

/** The first part of the query keys of all lists of topics. */
export const temasKey = [live, 'temas'] as const

export const temasQuery = (seccion: number, page: number) =>
  queryOptions({
    queryKey: [...temasKey, 'seccion', seccion, page],
    queryFn: async ({ signal }) =>
      temasPageOf(await api.listTemas({ params: { id: seccion }, query: { pagina: page }, signal })),
    placeholderData: keepPreviousData,
  })

/** Filters for the list of topics of all sections: all topics, those with unread posts, and followed ones. */
export const cuales = ['todos', 'sin-leer', 'seguidos'] as const
export type Cuales = (typeof cuales)[number]

export const recentQuery = (which: Cuales, page: number) =>
  queryOptions({
    queryKey: [...temasKey, 'recientes', which, page],
    queryFn: async ({ signal }) =>
      temasPageOf(await api.listRecentTemas({ query: { cuales: which, pagina: page }, signal })),
    placeholderData: keepPreviousData,
  })

export const hallazgosQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: ['foro-buscar', q],
    queryFn: async ({ pageParam, signal }) => (await api.searchForo({ query: { q, pagina: pageParam }, signal })).data,
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.length < hallazgosPageSize ? undefined : pages.length + 1),
  })
