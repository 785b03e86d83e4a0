import { useQuery } from '@tanstack/react-query'
import { playDayStart } from '@trinchera/rules/chile-time'
import { useNow } from '../../lib/clock'
import { useLive } from '../../lib/live'
import { agendaQuery } from '../../lib/queries'
import { useRefresh } from '../../lib/refresh'

/** The agreed retos from the present day of matches on, and the time; live where an event tells of them. */
export function useAgenda() {
  const now = useNow()
  const refresh = useRefresh()
  useLive('challenge:changed', () => refresh('agenda'))
  return { now, query: useQuery(agendaQuery(playDayStart(now))) }
}
