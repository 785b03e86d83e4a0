import { dayLater, nightOf } from '@trinchera/rules/chile-time'
import { useEffect, useState } from 'react'
import { useClockOffset } from './clock'
import { serverNow } from './server-time'

/** The current night of matches: its start (ISO 8601) and its title on the screen. A night starts at 20:00 in Chile. */
export function useNight(): { since: string; title: string } {
  const offset = useClockOffset()
  const [{ since, tonight }, setNight] = useState(() => nightOf(serverNow()))
  useEffect(() => {
    const update = () => setNight(nightOf(serverNow()))
    if (nightOf(serverNow()).since !== since) update()
    const timer = setTimeout(update, Math.max(1000, dayLater(since) - serverNow()))
    document.addEventListener('visibilitychange', update)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [since, offset])
  return { since, title: tonight ? 'Esta noche' : 'Desde anoche' }
}
