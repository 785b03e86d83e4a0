import { useQuery } from '@tanstack/react-query'
import { playDayStart } from '@trinchera/rules/chile-time'
import { useNow } from '../../lib/clock'
import { useLive } from '../../lib/live'
import { agendaQuery } from '../../lib/queries'
import { useRefresh } from '../../lib/refresh'

/** The agreed retos from the current day of matches on, and the current time. Live events keep the retos current. */
export function useAgenda() {
  const now = useNow()
  const refresh = useRefresh()
  useLive('challenge:changed', () => refresh('agenda'))
  return { now, query: useQuery(agendaQuery(playDayStart(now))) }
}
