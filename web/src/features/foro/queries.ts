import { hallazgosPageSize } from '@trinchera/rules/limits'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { apiQuery, pageQuery } from '../../lib/api-query'
import { live } from '../../lib/queries'

export const seccionesQuery = apiQuery([live, 'foro-secciones'], (signal) => api.listSecciones({ signal }))

/** The first part of the query keys of all lists of topics. */
export const temasKey = [live, 'temas'] as const

export const temasQuery = (seccion: number, page: number) =>
  pageQuery([...temasKey, 'seccion', seccion, page], (signal) =>
    api.listTemas({ params: { id: seccion }, query: { pagina: page }, signal }),
  )

/** Filters for the list of topics of all sections: all topics, those with unread posts, and followed ones. */
export const cuales = ['todos', 'sin-leer', 'seguidos'] as const
export type Cuales = (typeof cuales)[number]

export const recentQuery = (which: Cuales, page: number) =>
  pageQuery([...temasKey, 'recientes', which, page], (signal) =>
    api.listRecentTemas({ query: { cuales: which, pagina: page }, signal }),
  )

export const hallazgosQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: ['foro-buscar', q],
    queryFn: async ({ pageParam, signal }) => (await api.searchForo({ query: { q, pagina: pageParam }, signal })).data,
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.length < hallazgosPageSize ? undefined : pages.length + 1),
  })
