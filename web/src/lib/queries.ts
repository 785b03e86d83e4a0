import type { ClanRow } from '@trinchera/contract/clanes'
import type { ReplyOf } from '@trinchera/contract/route'
import type { Routes } from '@trinchera/contract/routes'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { api } from './api'
import { apiQuery } from './api-query'
import type { RoomName } from './live'

/** An etapa's ladder table as it was at one version. */
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

export const juegosQuery = apiQuery(['juegos'], (signal) => api.listJuegos({ signal }), { staleTime: 5 * minutes })

export const etapasQuery = (juego: number) =>
  apiQuery([live, 'etapas', juego], (signal) => api.listEtapas({ params: { gameId: juego }, signal }))

/** The open etapas, each with its first five clans. `LiveLadder` keeps them up to date. */
export const openEtapasQuery = apiQuery([live, 'abiertas'], (signal) => api.listOpenEtapas({ signal }))

/** Query of each clan's change of place in an etapa since an instant (ISO 8601), with its matches. */
export const movesQuery = (etapa: number, since: string) =>
  apiQuery([live, 'movimientos', etapa, since], (signal) =>
    api.listMoves({ params: { id: etapa }, query: { desde: since }, signal }),
  )

export const etapaQuery = (id: number) =>
  apiQuery([live, 'etapa', id], (signal) => api.getEtapa({ params: { id }, signal }))

/** True if an etapa is archived, so that nothing in it can change. False until the etapa is loaded. */
export const useArchived = (etapa: number | undefined) =>
  useQuery({ ...etapaQuery(etapa ?? 0), enabled: etapa !== undefined }).data?.archivada === true

export const tableQuery = (etapa: number) =>
  queryOptions({
    queryKey: [live, 'tabla', etapa],
    queryFn: async ({ signal, client }): Promise<Table> => {
      const table = tableOf(await api.listClanes({ params: { id: etapa }, signal }))
      // During the request an event may have brought a newer ladder table. If so, the newer table is kept.
      const shown = client.getQueryData<Table>([live, 'tabla', etapa])
      return shown && shown.version > table.version ? shown : table
    },
  })

export const clanQuery = (id: number) =>
  apiQuery([live, 'clan', id], (signal) => api.getClan({ params: { id }, signal }))

export const matchQuery = (id: number) =>
  apiQuery([live, 'partida', id], (signal) => api.getMatch({ params: { id }, signal }))

export const placesQuery = (clan: number) =>
  apiQuery([live, 'historial', clan], (signal) => api.listPlaces({ params: { clanId: clan }, signal }))

export const playerQuery = (id: number) =>
  apiQuery([live, 'jugador', id], (signal) => api.getPlayer({ params: { id }, signal }))

/** Query of who is present in a live room: the number of people and, in a clan's room, the members who are online. */
export const presenceQuery = (room: RoomName) =>
  apiQuery([live, 'presencia', room], (signal) => api.getPresence({ params: { room }, signal }))

/** Query of the secret URL of the player's own calendar. */
export const calendarLinkQuery = apiQuery(['calendario'], (signal) => api.getCalendarLink({ signal }), { gcTime: 0 })

/** Query of the ways to log in that the site has in addition to the password. */
export const loginOptionsQuery = apiQuery(['login-options'], (signal) => api.getLoginOptions({ signal }), {
  staleTime: 5 * minutes,
})

/** Polling interval, ms, for data without a live event, or whose event does not reach everybody who may read the data. */
export const quietInterval = 15_000

/** Query of the agreed retos from an instant (ISO 8601) on. Polled, as `challenge:changed` reaches only people in the retos' live rooms. */
export const agendaQuery = (since: string) =>
  apiQuery([live, 'agenda', since], (signal) => api.listAgenda({ query: { desde: since }, signal }), {
    refetchInterval: quietInterval,
    placeholderData: keepPreviousData,
  })

export const retoRecordQuery = (clan: number) =>
  apiQuery([live, 'historial-retos', clan], (signal) => api.getRetoRecord({ params: { id: clan }, signal }))

/** Query of the states of a reto's game server that were recorded while the reto was played. */
export const retoSamplesQuery = (reto: number) =>
  apiQuery(['muestras', reto], (signal) => api.listRetoSamples({ params: { id: reto }, signal }))

/** Query of a match's evidence pictures. Only some people may read them. */
export const evidenceQuery = (match: number) =>
  apiQuery([live, 'evidencias', match], (signal) => api.listEvidencias({ params: { id: match }, signal }), {
    refetchInterval: quietInterval,
  })

/** Query of one win claim. Polled, as `win:changed` reaches only people who answer, vote or decide, not all members of the two clans. */
export const winClaimQuery = (id: number) =>
  apiQuery([live, 'victoria', id], (signal) => api.getVictoria({ params: { id }, signal }), {
    refetchInterval: quietInterval,
  })

/** Query of the win claims of an etapa that the viewer may read. */
export const winClaimsQuery = (etapa: number) =>
  apiQuery([live, 'victorias', etapa], (signal) => api.listVictorias({ query: { etapa }, signal }))
