import { matchesPageSize } from '@trinchera/rules/limits'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { live } from '../../lib/queries'

/** The clan's open claims against match results. Only members who may make claims can fetch them. */
export const clanClaimsQuery = (clan: number) =>
  queryOptions({
    queryKey: [live, 'reclamos', clan],
    queryFn: async ({ signal }) => (await api.listClanClaims({ params: { id: clan }, signal })).data,
  })

/** Recent matches that the clan won and whose reported result it can still confirm or reject. */
export const toConfirmQuery = (clan: number) =>
  queryOptions({
    queryKey: [live, 'partidas', clan, 'por-confirmar'],
    queryFn: async ({ signal }) => {
      const { data } = await api.listClanMatches({
        params: { clanId: clan },
        query: { pagina: 1, por_pagina: matchesPageSize },
        signal,
      })
      return data.filter(
        ({ ganador, respuesta, ruling }) => ganador.id === clan && respuesta?.estado === 'pendiente' && !ruling,
      )
    },
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
