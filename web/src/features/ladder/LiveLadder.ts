import type { ClanChanged, LadderChanged, MatchAnswered, MatchReported, MatchRuled } from '@trinchera/contract/socket'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { setOpenEtapas } from '../../lib/last-etapa'
import { onMissedEvents, startLive, useLive } from '../../lib/live'
import { orderEtapas } from '../../lib/open-etapas'
import { clanQuery, live, matchQuery, openEtapasQuery, tableQuery } from '../../lib/queries'
import { useRefresh } from '../../lib/refresh'
import { notifyHighlights } from './highlights'
import { lastMatchesQuery } from './queries'
import { countMatch, mergeClan, mergeLadder, mergeMatch, mergeClanDetail, mergeTop } from './realtime'

const matchesShown = 10
const openKey = openEtapasQuery.queryKey

function createHandlers(client: QueryClient, refresh: (...keys: string[]) => void) {
  /** Refetches the cached clan pages of an etapa. Each shows the number of ranked clans ("2 de 14"), which any event may change. */
  const refreshClanes = (etapa: number) => {
    for (const query of client.getQueryCache().findAll({ queryKey: [live, 'clan'] })) {
      const clan = client.getQueryData(clanQuery(Number(query.queryKey[2])).queryKey)
      if (clan?.id_etapa === etapa) refresh(`clan/${clan.id}`)
    }
  }
  /**
   * Updates the first places of an etapa in the list of open etapas. An event without clans means that the etapa was opened, closed or
   * changed, so the list is fetched again.
   */
  const updateTop = (event: LadderChanged) => {
    const etapa = client.getQueryData(openKey)?.find(({ id }) => id === event.etapa)
    const merged = etapa && event.clanes.length > 0 ? mergeTop(etapa, event) : undefined
    if (merged?.kind === 'merged') {
      client.setQueryData(openKey, (etapas) => etapas?.map((one) => (one.id === event.etapa ? merged.etapa : one)))
      notifyHighlights(event.etapa, merged.highlighted)
    } else if (merged?.kind !== 'stale') refresh('abiertas')
  }
  return {
    ladder(event: LadderChanged) {
      const tableKey = tableQuery(event.etapa).queryKey
      const table = client.getQueryData(tableKey)
      const merged = table && mergeLadder(table, event)
      if (merged?.kind === 'merged') client.setQueryData(tableKey, merged.table)
      else if (merged?.kind !== 'stale') refresh(`tabla/${event.etapa}`)
      updateTop(event)
      for (const row of event.clanes) {
        client.setQueryData(clanQuery(row.id).queryKey, (clan) => clan && { ...clan, ...row })
        refresh(`historial/${row.id}`, `partidas/${row.id}`)
      }
      refreshClanes(event.etapa)
      refresh(
        'last-matches',
        'partida',
        'top-player',
        'jugador',
        'etapas',
        `etapa/${event.etapa}`,
        `movimientos/${event.etapa}`,
      )
    },
    reported({ match }: MatchReported) {
      for (const etapa of [undefined, match.id_etapa]) {
        client.setQueryData(
          lastMatchesQuery(etapa).queryKey,
          (matches) => matches && mergeMatch(matches, match, matchesShown),
        )
      }
      client.setQueryData(openKey, (etapas) =>
        etapas?.map((etapa) => (etapa.id === match.id_etapa ? countMatch(etapa, match) : etapa)),
      )
      for (const { id } of [match.ganador, match.perdedor]) refresh(`partidas/${id}`)
      refresh(`etapa/${match.id_etapa}`)
    },
    ruled({ match }: MatchRuled) {
      for (const { id } of [match.ganador, match.perdedor]) refresh(`partidas/${id}`)
      refresh('last-matches', 'top-player', 'jugador', `partida/${match.id}`, `etapa/${match.id_etapa}`)
    },
    answered({ match }: MatchAnswered) {
      for (const etapa of [undefined, match.id_etapa])
        client.setQueryData(lastMatchesQuery(etapa).queryKey, (matches) =>
          matches?.map((one) => (one.id === match.id ? match : one)),
        )
      client.setQueryData(matchQuery(match.id).queryKey, (page) => page && { ...page, ...match })
      refresh(`partida/${match.id}`, ...[match.ganador, match.perdedor].map(({ id }) => `partidas/${id}`))
    },
    clan(event: ClanChanged) {
      client.setQueryData(tableQuery(event.id_etapa).queryKey, (table) => table && mergeClan(table, event))
      client.setQueryData(clanQuery(event.id).queryKey, (clan) => clan && mergeClanDetail(clan, event.clan))
      refresh(
        `clan/${event.id}`,
        'jugador',
        'abiertas',
        'etapas',
        `etapa/${event.id_etapa}`,
        `reportables/${event.id_etapa}`,
      )
    },
  }
}

/** Applies live events to the cached ladder tables, matches and clans. Rendered once in the app. */
export function LiveLadder() {
  const client = useQueryClient()
  const refresh = useRefresh()
  const on = useMemo(() => createHandlers(client, refresh), [client, refresh])
  // Fetched on every screen, because the "Ladder" link in the frame leads to an open etapa.
  const { data: etapas } = useQuery(openEtapasQuery)
  useEffect(() => {
    if (etapas) setOpenEtapas(orderEtapas(etapas, undefined).map(({ id }) => id))
  }, [etapas])
  useLive('ladder:changed', on.ladder)
  useLive('match:reported', on.reported)
  useLive('match:ruled', on.ruled)
  useLive('match:answered', on.answered)
  useLive('clan:changed', on.clan)
  useEffect(() => {
    onMissedEvents(() => refresh(''))
    startLive()
  }, [refresh])
  return null
}
