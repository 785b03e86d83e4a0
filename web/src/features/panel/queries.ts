import type { VerdictTipo } from '@trinchera/contract/ladder'
import { adminPlayersPageSize, matchesPageSize, reportedCommentsPageSize } from '@trinchera/rules/limits'
import type { QueryInput } from '@trinchera/contract/route'
import type { listAudit } from '@trinchera/contract/admin'
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
      const { data, meta } = await api.listAdminPlayers({
        query: { busqueda: search || undefined, pagina: page, por_pagina: adminPlayersPageSize },
        signal,
      })
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
      const { data, meta } = await api.listReportes({
        query: { estado, etapa, busqueda: busqueda || undefined, pagina: page, por_pagina: matchesPageSize },
        signal,
      })
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
    queryFn: async ({ signal }) =>
      (await api.previewRuling({ params: { id: match }, body: { tipo, id_clan: clan }, signal })).data,
    staleTime: 0,
  })

/** Comments that wait for a decision, a page of them. */
export const reportedCommentsQuery = (page: number) =>
  queryOptions({
    queryKey: [live, panel, 'comentarios', page],
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.listReportedComments({
        query: { pagina: page, por_pagina: reportedCommentsPageSize },
        signal,
      })
      return { comments: data, total: meta?.total ?? data.length }
    },
    placeholderData: keepPreviousData,
  })

/** What narrows the audit log; empty words do not. */
export type AuditFilters = Required<
  Pick<QueryInput<typeof listAudit>, 'quien' | 'accion' | 'objeto' | 'desde' | 'hasta'>
>

export const auditPageSize = 25

export const auditQuery = (filters: AuditFilters, page: number) =>
  queryOptions({
    queryKey: [live, panel, 'registro', filters, page],
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.listAudit({
        query: { ...filters, pagina: page, por_pagina: auditPageSize },
        signal,
      })
      return { entries: data, total: meta?.total ?? data.length }
    },
    placeholderData: keepPreviousData,
  })

/** Who did what at all, for the filters to choose from. */
export const auditChoicesQuery = queryOptions({
  queryKey: [live, panel, 'registro', 'acciones'],
  queryFn: async ({ signal }) => (await api.listAuditActions({ signal })).data,
})
