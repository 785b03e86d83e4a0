import { playersPageSize } from '@trinchera/rules/limits'
import { api } from '../../lib/api'
import { apiQuery, pageQuery } from '../../lib/api-query'
import { live } from '../../lib/queries'

export const invitacionesQuery = (player: number) =>
  apiQuery([live, 'invitaciones', player], (signal) => api.listInvitaciones({ params: { playerId: player }, signal }))

export const ownSolicitudesQuery = (player: number) =>
  apiQuery([live, 'solicitudes', player], (signal) => api.listOwnSolicitudes({ signal }))

/** Query of the unanswered requests to join a clan. Only its leaders can fetch them. */
export const clanSolicitudesQuery = (clan: number) =>
  apiQuery([live, 'solicitudes-clan', clan], (signal) => api.listClanSolicitudes({ params: { id: clan }, signal }))

/** Query of a page of the players who can be invited to a clan. */
export const recruitsQuery = (clan: number, search: string, page: number) =>
  pageQuery([live, 'reclutables', clan, search, page], (signal) =>
    api.listRecruits({
      params: { id: clan },
      query: { busqueda: search || undefined, pagina: page, por_pagina: playersPageSize },
      signal,
    }),
  )
