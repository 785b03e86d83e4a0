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

/** The first word of every key whose data the live events keep fresh: after a gap they are asked for again. */
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

/** The table with which a stage was closed for good. */
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
      // An event may have brought a newer table while this answer was on its way.
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

/** Below the player's own key: what refreshes one refreshes the other. */
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

/** One's own pending invitations. */
export const invitacionesQuery = (player: number) =>
  queryOptions({
    queryKey: [live, 'invitaciones', player],
    queryFn: async ({ signal }) => (await api.listInvitaciones({ params: { playerId: player }, signal })).data,
  })

/** What oneself asked of clans and is still open. */
export const ownSolicitudesQuery = (player: number) =>
  queryOptions({
    queryKey: [live, 'solicitudes', player],
    queryFn: async ({ signal }) => (await api.listOwnSolicitudes({ signal })).data,
  })

/** Who asks to join a clan; for its leaders. */
export const clanSolicitudesQuery = (clan: number) =>
  queryOptions({
    queryKey: [live, 'solicitudes-clan', clan],
    queryFn: async ({ signal }) => (await api.listClanSolicitudes({ params: { id: clan }, signal })).data,
  })

/** Who can be invited to a clan, a page of them. */
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

/** How many watch a room, and who of a clan is on the site. */
export const presenceQuery = (room: RoomName) =>
  queryOptions({
    queryKey: [live, 'presencia', room],
    queryFn: async ({ signal }) => (await api.getPresence({ params: { room }, signal })).data,
  })

/** The ways in that the site offers besides the password. */
export const loginOptionsQuery = queryOptions({
  queryKey: ['login-options'],
  queryFn: async ({ signal }) => (await api.getLoginOptions({ signal })).data,
  staleTime: 5 * minutes,
})
