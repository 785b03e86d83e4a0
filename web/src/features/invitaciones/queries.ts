import { playersPageSize } from '@trinchera/rules/limits'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { live } from '../../lib/queries'

/** The invitations that the player has not answered. */
export const invitacionesQuery = (player: number) =>
  queryOptions({
    queryKey: [live, 'invitaciones', player],
    queryFn: async ({ signal }) => (await api.listInvitaciones({ params: { playerId: player }, signal })).data,
  })

/** The player's unanswered requests to join clans. */
export const ownSolicitudesQuery = (player: number) =>
  queryOptions({
    queryKey: [live, 'solicitudes', player],
    queryFn: async ({ signal }) => (await api.listOwnSolicitudes({ signal })).data,
  })

/** The unanswered requests to join a clan. Only its leaders can fetch them. */
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
