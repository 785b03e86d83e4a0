import type { ClanRow } from '@trinchera/contract/clanes'
import { matchesPageSize, playersPageSize } from '@trinchera/rules/limits'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from './api'
import type { RoomName } from './live'

/** A stage's table as it was at one version of its ladder. */
export interface Table {
  version: number
  clanes: ClanRow[]
}

/** First part of the key of every query that live events keep fresh; these are refetched after missed events. */
export const live = 'live'

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

export const etapaQuery = (id: number) =>
  queryOptions({
    queryKey: [live, 'etapa', id],
    queryFn: async ({ signal }) => (await api.getEtapa({ params: { id }, signal })).data,
  })

/** The final table of an archived stage. */
export const finalStandingsQuery = (etapa: number) =>
  queryOptions({
    queryKey: [live, 'final', etapa],
    queryFn: async ({ signal }) => (await api.getFinalStandings({ params: { id: etapa }, signal })).data,
  })

export const tableQuery = (etapa: number) =>
  queryOptions({
    queryKey: [live, 'tabla', etapa],
    queryFn: async ({ signal, client }): Promise<Table> => {
      const { data, meta } = await api.listClanes({ params: { id: etapa }, signal })
      // An event may have stored a newer table while this request was under way.
      const shown = client.getQueryData<Table>([live, 'tabla', etapa])
      return shown && shown.version > meta.version ? shown : { version: meta.version, clanes: data }
    },
  })

/** The latest matches of one stage, or of all. */
export const lastMatchesQuery = (etapa?: number) =>
  queryOptions({
    queryKey: [live, 'last-matches', etapa ?? null],
    queryFn: async ({ signal }) => (await api.listLastMatches({ query: { etapa }, signal })).data,
  })

export const topClanesQuery = queryOptions({
  queryKey: [live, 'top-clanes'],
  queryFn: async ({ signal }) => (await api.listTopClanes({ signal })).data,
})

export const topPlayersQuery = queryOptions({
  queryKey: [live, 'top-player'],
  queryFn: async ({ signal }) => (await api.listTopPlayers({ signal })).data,
})

export const clanQuery = (id: number) =>
  queryOptions({
    queryKey: [live, 'clan', id],
    queryFn: async ({ signal }) => (await api.getClan({ params: { id }, signal })).data,
  })

export const placesQuery = (clan: number) =>
  queryOptions({
    queryKey: [live, 'historial', clan],
    queryFn: async ({ signal }) => (await api.listPlaces({ params: { clanId: clan }, signal })).data,
  })

export const clanMatchesQuery = (clan: number, page: number) =>
  queryOptions({
    queryKey: [live, 'partidas', clan, page],
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.listClanMatches({
        params: { clanId: clan },
        query: { pagina: page, por_pagina: matchesPageSize },
        signal,
      })
      return { matches: data, total: meta?.total ?? data.length }
    },
    placeholderData: keepPreviousData,
  })

export const playersQuery = (search: string, page: number) =>
  queryOptions({
    queryKey: ['jugadores', search, page],
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.listPlayers({
        query: { busqueda: search || undefined, pagina: page, por_pagina: playersPageSize },
        signal,
      })
      return { players: data, total: meta?.total ?? data.length }
    },
    placeholderData: keepPreviousData,
  })

export const playerQuery = (id: number) =>
  queryOptions({
    queryKey: [live, 'jugador', id],
    queryFn: async ({ signal }) => (await api.getPlayer({ params: { id }, signal })).data,
  })

/** Its key extends the player's, so that invalidating the player refetches the matches too. */
export const playerMatchesQuery = (player: number, page: number) =>
  queryOptions({
    queryKey: [live, 'jugador', player, 'partidas', page],
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.listPlayerMatches({
        params: { id: player },
        query: { pagina: page, por_pagina: matchesPageSize },
        signal,
      })
      return { matches: data, total: meta?.total ?? data.length }
    },
    placeholderData: keepPreviousData,
  })

/** The player's pending invitations. */
export const invitacionesQuery = (player: number) =>
  queryOptions({
    queryKey: [live, 'invitaciones', player],
    queryFn: async ({ signal }) => (await api.listInvitaciones({ params: { playerId: player }, signal })).data,
  })

/** The player's own pending requests to join clans. */
export const ownSolicitudesQuery = (player: number) =>
  queryOptions({
    queryKey: [live, 'solicitudes', player],
    queryFn: async ({ signal }) => (await api.listOwnSolicitudes({ signal })).data,
  })

/** Pending requests to join a clan; for its leaders. */
export const clanSolicitudesQuery = (clan: number) =>
  queryOptions({
    queryKey: [live, 'solicitudes-clan', clan],
    queryFn: async ({ signal }) => (await api.listClanSolicitudes({ params: { id: clan }, signal })).data,
  })

/** A page of the players who can be invited to a clan. */
export const recruitsQuery = (clan: number, search: string, page: number) =>
  queryOptions({
    queryKey: [live, 'reclutables', clan, search, page],
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.listRecruits({
        params: { id: clan },
        query: { busqueda: search || undefined, pagina: page, por_pagina: playersPageSize },
        signal,
      })
      return { players: data, total: meta?.total ?? data.length }
    },
    placeholderData: keepPreviousData,
  })

/** How many people watch a room, and which clan members are online. */
export const presenceQuery = (room: RoomName) =>
  queryOptions({
    queryKey: [live, 'presencia', room],
    queryFn: async ({ signal }) => (await api.getPresence({ params: { room }, signal })).data,
  })

/** Login methods besides the password. */
export const loginOptionsQuery = queryOptions({
  queryKey: ['login-options'],
  queryFn: async ({ signal }) => (await api.getLoginOptions({ signal })).data,
  staleTime: 5 * minutes,
})
