import type { ClanRow } from '@trinchera/contract/clanes'
import type { ReplyOf } from '@trinchera/contract/route'
import type { Routes } from '@trinchera/contract/routes'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { api } from './api'
import type { RoomName } from './live'

/** An etapa's table as it was at one version. */
export interface Table {
  version: number
  clanes: ClanRow[]
}

/** First part of the keys of all queries that live events keep up to date. If events may have been missed, these queries are refetched. */
export const live = 'live'

export const tableOf = ({ data, meta }: ReplyOf<Routes['listClanes']>): Table => ({
  version: meta.version,
  clanes: data,
})

const minutes = 60_000

export const juegosQuery = queryOptions({
  queryKey: ['juegos'],
  queryFn: async ({ signal }) => (await api.listJuegos({ signal })).data,
  staleTime: 5 * minutes,
})

export const etapasQuery = (juego: number) =>
  queryOptions({
    queryKey: [live, 'etapas', juego],
    queryFn: async ({ signal }) => (await api.listEtapas({ params: { gameId: juego }, signal })).data,
  })

/** The open etapas, each with its first five clans. `LiveLadder` keeps them up to date. */
export const openEtapasQuery = queryOptions({
  queryKey: [live, 'abiertas'],
  queryFn: async ({ signal }) => (await api.listOpenEtapas({ signal })).data,
})

/** Each clan's change of place in an etapa since an instant (ISO 8601), with its matches. */
export const movesQuery = (etapa: number, since: string) =>
  queryOptions({
    queryKey: [live, 'movimientos', etapa, since],
    queryFn: async ({ signal }) =>
      (await api.listMoves({ params: { id: etapa }, query: { desde: since }, signal })).data,
  })

export const etapaQuery = (id: number) =>
  queryOptions({
    queryKey: [live, 'etapa', id],
    queryFn: async ({ signal }) => (await api.getEtapa({ params: { id }, signal })).data,
  })

/** True if an etapa is archived, so that nothing in it can change. False until the etapa is loaded. */
export const useArchived = (etapa: number | undefined) =>
  useQuery({ ...etapaQuery(etapa ?? 0), enabled: etapa !== undefined }).data?.archivada === true

export const tableQuery = (etapa: number) =>
  queryOptions({
    queryKey: [live, 'tabla', etapa],
    queryFn: async ({ signal, client }): Promise<Table> => {
      const table = tableOf(await api.listClanes({ params: { id: etapa }, signal }))
      // During the request an event may have brought a newer table. If so, the newer table is kept.
      const shown = client.getQueryData<Table>([live, 'tabla', etapa])
      return shown && shown.version > table.version ? shown : table
    },
  })

export const clanQuery = (id: number) =>
  queryOptions({
    queryKey: [live, 'clan', id],
    queryFn: async ({ signal }) => (await api.getClan({ params: { id }, signal })).data,
  })

export const matchQuery = (id: number) =>
  queryOptions({
    queryKey: [live, 'partida', id],
    queryFn: async ({ signal }) => (await api.getMatch({ params: { id }, signal })).data,
  })

export const placesQuery = (clan: number) =>
  queryOptions({
    queryKey: [live, 'historial', clan],
    queryFn: async ({ signal }) => (await api.listPlaces({ params: { clanId: clan }, signal })).data,
  })

export const playerQuery = (id: number) =>
  queryOptions({
    queryKey: [live, 'jugador', id],
    queryFn: async ({ signal }) => (await api.getPlayer({ params: { id }, signal })).data,
  })

/** Who is present in a live room: the number of people and, in a clan's room, the members who are online. */
export const presenceQuery = (room: RoomName) =>
  queryOptions({
    queryKey: [live, 'presencia', room],
    queryFn: async ({ signal }) => (await api.getPresence({ params: { room }, signal })).data,
  })

/** The secret URL of the player's own calendar. */
export const calendarLinkQuery = queryOptions({
  queryKey: ['calendario'],
  queryFn: async ({ signal }) => (await api.getCalendarLink({ signal })).data,
  gcTime: 0,
})

/** The ways to log in that the site offers in addition to the password. */
export const loginOptionsQuery = queryOptions({
  queryKey: ['login-options'],
  queryFn: async ({ signal }) => (await api.getLoginOptions({ signal })).data,
  staleTime: 5 * minutes,
})

/** Polling interval, ms, for data without a live event, or whose event does not reach everybody who may read the data. */
export const quietInterval = 15_000

/** The agreed retos from an instant (ISO 8601) on. Polled, because `challenge:changed` reaches only people in the retos' own rooms. */
export const agendaQuery = (since: string) =>
  queryOptions({
    queryKey: [live, 'agenda', since],
    queryFn: async ({ signal }) => (await api.listAgenda({ query: { desde: since }, signal })).data,
    refetchInterval: quietInterval,
    placeholderData: keepPreviousData,
  })

export const retoRecordQuery = (clan: number) =>
  queryOptions({
    queryKey: [live, 'historial-retos', clan],
    queryFn: async ({ signal }) => (await api.getRetoRecord({ params: { id: clan }, signal })).data,
  })

/** The states of a reto's server that were recorded while the reto was played. */
export const retoSamplesQuery = (reto: number) =>
  queryOptions({
    queryKey: ['muestras', reto],
    queryFn: async ({ signal }) => (await api.listRetoSamples({ params: { id: reto }, signal })).data,
  })

/** The evidence pictures of a match. Only some people may read them. */
export const evidenceQuery = (match: number) =>
  queryOptions({
    queryKey: [live, 'evidencias', match],
    queryFn: async ({ signal }) => (await api.listEvidencias({ params: { id: match }, signal })).data,
    refetchInterval: quietInterval,
  })

/** One win claim. Polled, because `win:changed` reaches only people who answer, vote or decide, not all members of the two clans. */
export const winClaimQuery = (id: number) =>
  queryOptions({
    queryKey: [live, 'victoria', id],
    queryFn: async ({ signal }) => (await api.getVictoria({ params: { id }, signal })).data,
    refetchInterval: quietInterval,
  })

/** The win claims of an etapa that the viewer may read. */
export const winClaimsQuery = (etapa: number) =>
  queryOptions({
    queryKey: [live, 'victorias', etapa],
    queryFn: async ({ signal }) => (await api.listVictorias({ query: { etapa }, signal })).data,
  })
