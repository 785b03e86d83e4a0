import { matchesPageSize } from '@trinchera/rules/limits'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { apiQuery, pageQuery } from '../../lib/api-query'
import { live } from '../../lib/queries'

/** Query of the clan's open claims against match results. Only members who may make claims can fetch them. */
export const clanClaimsQuery = (clan: number) =>
  apiQuery([live, 'reclamos', clan], (signal) => api.listClanClaims({ params: { id: clan }, signal }))

/** Query of recent matches that the clan won by the rival's report and that it can still confirm or reject. */
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
  pageQuery([live, 'partidas', clan, page], (signal) =>
    api.listClanMatches({ params: { clanId: clan }, query: { pagina: page, por_pagina: matchesPageSize }, signal }),
  )
