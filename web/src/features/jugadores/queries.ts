import type { ReplyOf } from '@trinchera/contract/route'
import type { Routes } from '@trinchera/contract/routes'
import { matchesPageSize, playersPageSize } from '@trinchera/rules/limits'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { live } from '../../lib/queries'

/** Converts a reply of `listPlayers` to a page of players with the total number of players. */
export const playersPageOf = ({ data, meta }: ReplyOf<Routes['listPlayers']>) => ({
  players: data,
  total: meta?.total ?? data.length,
})

export const playersQuery = (search: string, page: number) =>
  queryOptions({
    queryKey: ['jugadores', search, page],
    queryFn: async ({ signal }) =>
      playersPageOf(
        await api.listPlayers({
          query: { busqueda: search || undefined, pagina: page, por_pagina: playersPageSize },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  })

/** A player's matches. The key begins with that of `playerQuery`, so that refreshing the player also refreshes the matches. */
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
