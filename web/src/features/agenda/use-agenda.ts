import { useQuery } from '@tanstack/react-query'
import { playDayStart } from '@trinchera/rules/chile-time'
import { useNow } from '../../lib/clock'
import { useLive } from '../../lib/live'
import { agendaQuery } from '../../lib/queries'
import { useRefresh } from '../../lib/refresh'

/** The current time and the query of agreed retos from today on ("today" ends at six in the morning). Live events refresh the query. */
export function useAgenda() {
  const now = useNow()
  const refresh = useRefresh()
  useLive('challenge:changed', () => refresh('agenda'))
  return { now, query: useQuery(agendaQuery(playDayStart(now))) }
}
