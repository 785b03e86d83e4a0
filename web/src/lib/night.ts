import { dayLater, nightOf } from '@trinchera/rules/chile-time'
import { useEffect, useState } from 'react'

/** The night of matches of now: since when, and how a screen calls it. Changes at 20:00 in Chile. */
export function useNight(): { since: string; title: string } {
  const [{ since, tonight }, setNight] = useState(() => nightOf(Date.now()))
  useEffect(() => {
    const update = () => setNight(nightOf(Date.now()))
    const timer = setTimeout(update, Math.max(1000, dayLater(since) - Date.now()))
    document.addEventListener('visibilitychange', update)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [since])
  return { since, title: tonight ? 'Esta noche' : 'Desde anoche' }
}
