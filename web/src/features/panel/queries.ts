import { adminPlayersPageSize } from '@trinchera/rules/limits'
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
