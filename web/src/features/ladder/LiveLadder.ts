import type { ClanChanged, LadderChanged, MatchReported, MatchRuled } from '@trinchera/contract/socket'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { onMissedEvents, startLive, useLive } from '../../lib/live'
import { clanQuery, lastMatchesQuery, live, tableQuery } from '../../lib/queries'
import { useRefresh } from '../../lib/refresh'
import { tellArrivals } from './arrivals'
import { mergeClan, mergeLadder, mergeMatch, mergeMembers } from './realtime'

const matchesShown = 10

function heard(client: QueryClient, refresh: (wish: string) => void) {
  /** The clan pages of a stage: "2 de 14" changes with anybody's place. */
  const refreshClanes = (etapa: number) => {
    for (const query of client.getQueryCache().findAll({ queryKey: [live, 'clan'] })) {
      const clan = client.getQueryData(clanQuery(Number(query.queryKey[2])).queryKey)
      if (clan?.id_etapa === etapa) refresh(`clan/${clan.id}`)
    }
  }
  return {
    ladder(event: LadderChanged) {
      const key = tableQuery(event.etapa).queryKey
      const table = client.getQueryData(key)
      const merged = table && mergeLadder(table, event)
      if (merged?.kind === 'merged') {
        tellArrivals(event.etapa, merged.arrivals)
        client.setQueryData(key, merged.table)
      } else if (merged?.kind !== 'known') refresh(`tabla/${event.etapa}`)
      for (const row of event.clanes) {
        client.setQueryData(clanQuery(row.id).queryKey, (clan) => clan && { ...clan, ...row })
        refresh(`historial/${row.id}`)
        refresh(`partidas/${row.id}`)
      }
      refreshClanes(event.etapa)
      for (const wish of ['last-matches', 'top-clanes', 'top-player', 'jugador', 'etapas', `etapa/${event.etapa}`])
        refresh(wish)
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
      for (const wish of ['last-matches', 'top-player', 'jugador', `etapa/${match.id_etapa}`]) refresh(wish)
    },
    clan(event: ClanChanged) {
      client.setQueryData(tableQuery(event.id_etapa).queryKey, (table) => table && mergeClan(table, event))
      client.setQueryData(clanQuery(event.id).queryKey, (clan) => clan && mergeMembers(clan, event.clan))
      for (const wish of [`clan/${event.id}`, 'jugador', 'etapas', `etapa/${event.id_etapa}`]) refresh(wish)
    },
  }
}

/** Keeps what the screens show of the ladder as fresh as the events are; there is one in the app. */
export function LiveLadder() {
  const client = useQueryClient()
  const refresh = useRefresh()
  const on = useMemo(() => heard(client, refresh), [client, refresh])
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
