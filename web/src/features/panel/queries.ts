import type { CaseClase, CaseEstado } from '@trinchera/contract/asistente'
import type { VerdictTipo } from '@trinchera/contract/ladder'
import {
  adminPlayersPageSize,
  assistantCasesPageSize,
  matchesPageSize,
  reportedCommentsPageSize,
} from '@trinchera/rules/limits'
import type { QueryInput } from '@trinchera/contract/route'
import type { TextoClave } from '@trinchera/rules/textos/textos'
import type { listAudit } from '@trinchera/contract/admin'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { live, quietInterval } from '../../lib/queries'

/** Second part of the query keys in this module, so that `refresh('panel/jugadores')` matches the query of players. */
const panel = 'panel'

/** The accounts that wrote in the forum after an instant (ISO 8601). */
export const escritoresQuery = (desde: string) =>
  queryOptions({
    queryKey: [panel, 'escritores', desde],
    queryFn: async ({ signal }) => (await api.listEscritores({ query: { desde }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Other accounts that were used from the same browsers or networks as a player's account. */
export const relatedAccountsQuery = (player: number) =>
  queryOptions({
    queryKey: [panel, 'mismo-origen', player],
    queryFn: async ({ signal }) => (await api.listRelatedAccounts({ params: { id: player }, signal })).data,
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

/** One page of matches, with the details that only staff see. */
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

/** All win claims. Those that wait for a staff decision come first. */
export const adminWinClaimsQuery = queryOptions({
  queryKey: [live, panel, 'victorias'],
  queryFn: async ({ signal }) => (await api.listAdminVictorias({ signal })).data,
})

/** The retos with a no-show that the accused clan contests. Those that wait for a staff decision come first. */
export const contestedRetosQuery = queryOptions({
  queryKey: [live, panel, 'retos'],
  queryFn: async ({ signal }) => (await api.listContestedRetos({ signal })).data,
})

/** The conversation between a reto's clans. Polled, because staff receive no live event when a message is written. */
export const retoConversationQuery = (reto: number) =>
  queryOptions({
    queryKey: [live, panel, 'conversacion', reto],
    queryFn: async ({ signal }) => (await api.listRetoMessages({ params: { id: reto }, signal })).data,
    refetchInterval: quietInterval,
  })

/** Changes of places that a ruling would cause. In the key the etapa precedes the match, so that one refresh covers all its previews. */
export const rulingPreviewQuery = (etapa: number, match: number, tipo: VerdictTipo, clan: number | null) =>
  queryOptions({
    queryKey: [live, panel, 'previa', etapa, match, tipo, clan],
    queryFn: async ({ signal }) =>
      (await api.previewRuling({ params: { id: match }, body: { tipo, id_clan: clan }, signal })).data,
    staleTime: 0,
  })

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

/** One page of the questions that the assistant could not answer and of the opinions that people gave on its answers. */
export const assistantCasesQuery = (estado: CaseEstado, clase: CaseClase | undefined, page: number) =>
  queryOptions({
    queryKey: [live, panel, 'asistente', estado, clase ?? null, page],
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.listAssistantCases({
        query: { estado, clase, pagina: page, por_pagina: assistantCasesPageSize },
        signal,
      })
      return { cases: data, total: meta?.total ?? data.length }
    },
    placeholderData: keepPreviousData,
  })

/** One page of the questions that players asked the moderators. */
export const consultasQuery = (page: number) =>
  queryOptions({
    queryKey: [live, panel, 'consultas', page],
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.listConsultas({
        query: { pagina: page, por_pagina: assistantCasesPageSize },
        signal,
      })
      return { consultas: data, total: meta?.total ?? data.length }
    },
    placeholderData: keepPreviousData,
  })

/** All open appeals and the latest resolved ones. */
export const apelacionesQuery = queryOptions({
  queryKey: [live, panel, 'apelaciones'],
  queryFn: async ({ signal }) => (await api.listApelaciones({ signal })).data,
})

/** The worker's job queues. Polled, because no live event reports them. */
export const colasQuery = queryOptions({
  queryKey: [live, panel, 'colas'],
  queryFn: async ({ signal }) => (await api.getColas({ signal })).data,
  refetchInterval: quietInterval,
})

/** Filters of the audit log. An empty value means no filter. */
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

/** The people and actions that occur in the audit log. They are the choices of its filters. */
export const auditChoicesQuery = queryOptions({
  queryKey: [live, panel, 'registro', 'acciones'],
  queryFn: async ({ signal }) => (await api.listAuditActions({ signal })).data,
})

/** One of the site's texts as it was written, with its versions. Its key begins like `textoQuery`'s, so that one event refreshes both. */
export const adminTextoQuery = (clave: TextoClave) =>
  queryOptions({
    queryKey: [live, 'textos', clave, panel],
    queryFn: async ({ signal }) => (await api.getAdminTexto({ params: { clave }, signal })).data,
    staleTime: 0,
  })

/** What changed from one version of a text to another. */
export const textoDifferencesQuery = (clave: TextoClave, de: number, a: number) =>
  queryOptions({
    queryKey: [panel, 'diferencias', clave, de, a],
    queryFn: async ({ signal }) =>
      (await api.compareTextoVersions({ params: { clave }, query: { de, a }, signal })).data,
  })
