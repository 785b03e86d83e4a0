import { matchesPageSize } from '@trinchera/rules/limits'
import { clanMay } from '@trinchera/rules/permissions'
import { useQueries, useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { useOwnPlayer } from '../../lib/own-clan'
import { live, openEtapasQuery } from '../../lib/queries'

const lastMatchQuery = (clan: number) => ({
  queryKey: [live, 'partidas', clan, 'ultima'],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const { data } = await api.listClanMatches({
      params: { clanId: clan },
      query: { pagina: 1, por_pagina: matchesPageSize },
      signal,
    })
    return data[0] ?? null
  },
})

/** The latest match to which the player can add evidence, so of a clan for which the player may report and not in an archived etapa. */
export function useLastMatch() {
  const own = useOwnPlayer()
  const etapas = useQuery(openEtapasQuery)
  const clanes =
    own.data?.clanes.filter(
      ({ id_etapa, PlayerClan }) =>
        clanMay(PlayerClan.rango, 'report') && etapas.data?.some((etapa) => etapa.id === id_etapa),
    ) ?? []
  const last = useQueries({ queries: clanes.map(({ id }) => lastMatchQuery(id)) })
  const all = [own, etapas, ...last]
  const [match] = last.flatMap(({ data }) => data ?? []).sort((a, b) => Date.parse(b.fecha) - Date.parse(a.fecha))
  return {
    match,
    known: all.every(({ isPending }) => !isPending),
    isError: all.some(({ isError }) => isError),
    error: all.find(({ isError }) => isError)?.error,
    refetch: () => Promise.all(all.map(({ refetch }) => refetch())),
  }
}
