import type { VerdictTipo } from '@trinchera/contract/ladder'
import { adminPlayersPageSize, matchesPageSize } from '@trinchera/rules/limits'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { live } from '../../lib/queries'

/** The second word of every key here: `refresh('panel/jugadores')` has the players asked for again. */
const panel = 'panel'

/** How much waits for a decision. */
export const pendingQuery = queryOptions({
  queryKey: [live, panel, 'pendientes'],
  queryFn: async ({ signal }) => (await api.getPendingWork({ signal })).data,
})

export const adminPlayersQuery = (search: string, page: number) =>
  queryOptions({
    queryKey: [live, panel, 'jugadores', search, page],
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.listAdminPlayers({ query: { busqueda: search || undefined, pagina: page, por_pagina: adminPlayersPageSize }, signal })
      return { players: data, total: meta?.total ?? data.length }
    },
    placeholderData: keepPreviousData,
  })

export const adminPlayerQuery = (id: number) =>
  queryOptions({
    queryKey: [live, panel, 'jugador', id],
    queryFn: async ({ signal }) => (await api.getAdminPlayer({ params: { id }, signal })).data,
  })

export interface CaseFilters {
  estado: 'todas' | 'reclamadas' | 'falladas'
  etapa: number | undefined
  busqueda: string
}

/** The matches as moderators see them, a page of them. */
export const casesQuery = ({ estado, etapa, busqueda }: CaseFilters, page: number) =>
  queryOptions({
    queryKey: [live, panel, 'reportes', estado, etapa ?? null, busqueda, page],
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.listReportes({ query: { estado, etapa, busqueda: busqueda || undefined, pagina: page, por_pagina: matchesPageSize }, signal })
      return { cases: data, total: meta?.total ?? data.length }
    },
    placeholderData: keepPreviousData,
  })

export const caseQuery = (id: number) =>
  queryOptions({
    queryKey: [live, panel, 'partida', id],
    queryFn: async ({ signal }) => (await api.getReporte({ params: { id }, signal })).data,
  })

/** What a ruling would move; of its stage, so that whatever moves there has it asked for again. */
export const rulingPreviewQuery = (etapa: number, match: number, tipo: VerdictTipo, clan: number | null) =>
  queryOptions({
    queryKey: [live, panel, 'previa', etapa, match, tipo, clan],
    queryFn: async ({ signal }) => (await api.previewRuling({ params: { id: match }, body: { tipo, id_clan: clan }, signal })).data,
    staleTime: 0,
  })
