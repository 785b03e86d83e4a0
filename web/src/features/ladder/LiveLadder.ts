import type { ClanChanged, LadderChanged, MatchReported, MatchRuled } from '@trinchera/contract/socket'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { onMissedEvents, startLive, useLive } from '../../lib/live'
import { clanQuery, live, tableQuery } from '../../lib/queries'
import { useRefresh } from '../../lib/refresh'
import { notifyArrivals } from './arrivals'
import { lastMatchesQuery } from './queries'
import { mergeClan, mergeLadder, mergeMatch, mergeClanDetail } from './realtime'

const matchesShown = 10

function createHandlers(client: QueryClient, refresh: (key: string) => void) {
  /** Every clan page of an etapa shows the number of ranked clans ("2 de 14"), which any change may move. */
  const refreshClanes = (etapa: number) => {
    for (const query of client.getQueryCache().findAll({ queryKey: [live, 'clan'] })) {
      const clan = client.getQueryData(clanQuery(Number(query.queryKey[2])).queryKey)
      if (clan?.id_etapa === etapa) refresh(`clan/${clan.id}`)
    }
  }
  return {
    ladder(event: LadderChanged) {
      const tableKey = tableQuery(event.etapa).queryKey
      const table = client.getQueryData(tableKey)
      const merged = table && mergeLadder(table, event)
      if (merged?.kind === 'merged') {
        notifyArrivals(event.etapa, merged.arrivals)
        client.setQueryData(tableKey, merged.table)
      } else if (merged?.kind !== 'stale') refresh(`tabla/${event.etapa}`)
      for (const row of event.clanes) {
        client.setQueryData(clanQuery(row.id).queryKey, (clan) => clan && { ...clan, ...row })
        refresh(`historial/${row.id}`)
        refresh(`partidas/${row.id}`)
      }
      refreshClanes(event.etapa)
      for (const key of ['last-matches', 'top-clanes', 'top-player', 'jugador', 'etapas', `etapa/${event.etapa}`])
        refresh(key)
    },
    reported({ match }: MatchReported) {
      for (const etapa of [undefined, match.id_etapa]) {
        client.setQueryData(
          lastMatchesQuery(etapa).queryKey,
          (matches) => matches && mergeMatch(matches, match, matchesShown),
        )
      }
      for (const { id } of [match.ganador, match.perdedor]) refresh(`partidas/${id}`)
      refresh(`etapa/${match.id_etapa}`)
    },
    ruled({ match }: MatchRuled) {
      for (const { id } of [match.ganador, match.perdedor]) refresh(`partidas/${id}`)
      for (const key of ['last-matches', 'top-player', 'jugador', `etapa/${match.id_etapa}`]) refresh(key)
    },
    clan(event: ClanChanged) {
      client.setQueryData(tableQuery(event.id_etapa).queryKey, (table) => table && mergeClan(table, event))
      client.setQueryData(clanQuery(event.id).queryKey, (clan) => clan && mergeClanDetail(clan, event.clan))
      for (const key of [`clan/${event.id}`, 'jugador', 'etapas', `etapa/${event.id_etapa}`]) refresh(key)
    },
  }
}

/** Applies live events to the cached ladder data; mounted once in the app. */
export function LiveLadder() {
  const client = useQueryClient()
  const refresh = useRefresh()
  const on = useMemo(() => createHandlers(client, refresh), [client, refresh])
  useLive('ladder:changed', on.ladder)
  useLive('match:reported', on.reported)
  useLive('match:ruled', on.ruled)
  useLive('clan:changed', on.clan)
  useEffect(() => {
    onMissedEvents(() => refresh(''))
    startLive()
  }, [refresh])
  return null
}
