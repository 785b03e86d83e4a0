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
import { keepPreviousData } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { apiQuery, pageQuery } from '../../lib/api-query'
import { live, quietInterval } from '../../lib/queries'

/** Second part of the query keys in this module, so that `refresh('panel/jugadores')` matches the query of players. */
const panel = 'panel'

/** Query of the accounts that wrote in the forum after an instant (ISO 8601). */
export const escritoresQuery = (desde: string) =>
  apiQuery([panel, 'escritores', desde], (signal) => api.listEscritores({ query: { desde }, signal }), {
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Query of other accounts that were used from the same browsers or networks as a player's account. */
export const relatedAccountsQuery = (player: number) =>
  apiQuery([panel, 'mismo-origen', player], (signal) => api.listRelatedAccounts({ params: { id: player }, signal }))

export const adminPlayersQuery = (search: string, page: number) =>
  pageQuery([live, panel, 'jugadores', search, page], (signal) =>
    api.listAdminPlayers({
      query: { busqueda: search || undefined, pagina: page, por_pagina: adminPlayersPageSize },
      signal,
    }),
  )

export const adminPlayerQuery = (id: number) =>
  apiQuery([live, panel, 'jugador', id], (signal) => api.getAdminPlayer({ params: { id }, signal }))

export interface CaseFilters {
  estado: 'todas' | 'reclamadas' | 'falladas'
  etapa: number | undefined
  busqueda: string
}

/** Query of one page of matches, with the details that only staff see. */
export const casesQuery = ({ estado, etapa, busqueda }: CaseFilters, page: number) =>
  pageQuery([live, panel, 'reportes', estado, etapa ?? null, busqueda, page], (signal) =>
    api.listReportes({
      query: { estado, etapa, busqueda: busqueda || undefined, pagina: page, por_pagina: matchesPageSize },
      signal,
    }),
  )

export const caseQuery = (id: number) =>
  apiQuery([live, panel, 'partida', id], (signal) => api.getReporte({ params: { id }, signal }))

/** Query of all win claims. Those that wait for a staff decision come first. */
export const adminWinClaimsQuery = apiQuery([live, panel, 'victorias'], (signal) => api.listAdminVictorias({ signal }))

/** Query of the retos with a no-show that the accused clan contests. Those that wait for a staff decision come first. */
export const contestedRetosQuery = apiQuery([live, panel, 'retos'], (signal) => api.listContestedRetos({ signal }))

/** Query of the conversation between a reto's clans. Polled, because staff receive no live event when a message is written. */
export const retoConversationQuery = (reto: number) =>
  apiQuery([live, panel, 'conversacion', reto], (signal) => api.listRetoMessages({ params: { id: reto }, signal }), {
    refetchInterval: quietInterval,
  })

/** Query of the changes of place that a ruling would cause. In the key, `etapa` precedes `match`: one refresh covers all previews. */
export const rulingPreviewQuery = (etapa: number, match: number, tipo: VerdictTipo, clan: number | null) =>
  apiQuery(
    [live, panel, 'previa', etapa, match, tipo, clan],
    (signal) => api.previewRuling({ params: { id: match }, body: { tipo, id_clan: clan }, signal }),
    { staleTime: 0 },
  )

export const reportedCommentsQuery = (page: number) =>
  pageQuery([live, panel, 'comentarios', page], (signal) =>
    api.listReportedComments({ query: { pagina: page, por_pagina: reportedCommentsPageSize }, signal }),
  )

/** Query of one page of the questions that the assistant could not answer and of the ratings that people gave its answers. */
export const assistantCasesQuery = (estado: CaseEstado, clase: CaseClase | undefined, page: number) =>
  pageQuery([live, panel, 'asistente', estado, clase ?? null, page], (signal) =>
    api.listAssistantCases({ query: { estado, clase, pagina: page, por_pagina: assistantCasesPageSize }, signal }),
  )

/** Query of one page of the questions that players asked the moderators. */
export const consultasQuery = (page: number) =>
  pageQuery([live, panel, 'consultas', page], (signal) =>
    api.listConsultas({ query: { pagina: page, por_pagina: assistantCasesPageSize }, signal }),
  )

/** Query of all open appeals and the latest resolved ones. */
export const apelacionesQuery = apiQuery([live, panel, 'apelaciones'], (signal) => api.listApelaciones({ signal }))

/** Query of all open requests about personal data and the latest answered ones. */
export const dataRequestsQuery = apiQuery([live, panel, 'solicitudes'], (signal) => api.listDataRequests({ signal }))

export const blockedQuery = apiQuery([live, panel, 'bloqueos'], (signal) => api.listBlocked({ signal }))

export const incidentsQuery = apiQuery([live, panel, 'incidentes'], (signal) => api.listIncidentes({ signal }))

/** Query of the worker's job queues. Polled, because no live event reports their changes. */
export const colasQuery = apiQuery([live, panel, 'colas'], (signal) => api.getColas({ signal }), {
  refetchInterval: quietInterval,
})

/** Filters of the audit log. An empty value means no filter. */
export type AuditFilters = Required<
  Pick<QueryInput<typeof listAudit>, 'quien' | 'accion' | 'objeto' | 'desde' | 'hasta'>
>

export const auditPageSize = 25

export const auditQuery = (filters: AuditFilters, page: number) =>
  pageQuery([live, panel, 'registro', filters, page], (signal) =>
    api.listAudit({ query: { ...filters, pagina: page, por_pagina: auditPageSize }, signal }),
  )

/** Query of the people and actions that occur in the audit log: the choices of its filters. */
export const auditChoicesQuery = apiQuery([live, panel, 'registro', 'acciones'], (signal) =>
  api.listAuditActions({ signal }),
)

/** Query of a site text as staff typed it, with its versions. The key begins like `textoQuery`'s, so that one event refreshes both. */
export const adminTextoQuery = (clave: TextoClave) =>
  apiQuery([live, 'textos', clave, panel], (signal) => api.getAdminTexto({ params: { clave }, signal }), {
    staleTime: 0,
  })

/** Query of what changed from one version of a text to another. */
export const textoDifferencesQuery = (clave: TextoClave, de: number, a: number) =>
  apiQuery([panel, 'diferencias', clave, de, a], (signal) =>
    api.compareTextoVersions({ params: { clave }, query: { de, a }, signal }),
  )
