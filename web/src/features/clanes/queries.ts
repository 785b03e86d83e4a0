import { matchesPageSize } from '@trinchera/rules/limits'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { live } from '../../lib/queries'

/** The clan's open claims; for members who may claim. */
export const clanClaimsQuery = (clan: number) =>
  queryOptions({
    queryKey: [live, 'reclamos', clan],
    queryFn: async ({ signal }) => (await api.listClanClaims({ params: { id: clan }, signal })).data,
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
