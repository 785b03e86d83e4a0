import { matchesPageSize, playersPageSize } from '@trinchera/rules/limits'
import { api } from '../../lib/api'
import { pageQuery } from '../../lib/api-query'
import { live } from '../../lib/queries'

export const playersQuery = (search: string, page: number) =>
  pageQuery(['jugadores', search, page], (signal) =>
    api.listPlayers({
      query: { busqueda: search || undefined, pagina: page, por_pagina: playersPageSize },
      signal,
    }),
  )

/** Query of a player's matches. The key begins with that of `playerQuery`, so that refreshing the player also refreshes the matches. */
export const playerMatchesQuery = (player: number, page: number) =>
  pageQuery([live, 'jugador', player, 'partidas', page], (signal) =>
    api.listPlayerMatches({ params: { id: player }, query: { pagina: page, por_pagina: matchesPageSize }, signal }),
  )
