import { useEffect, useRef } from 'react'
import type { Arrival } from './realtime'

type Handler = (arrivals: readonly Arrival[]) => void
const handlers = new Map<number, Set<Handler>>()

/** How long a change is news, ms: whoever comes to the table within that time still sees it glow. */
const newsFor = 6000
const news = new Map<number, { at: number; arrivals: readonly Arrival[] }>()

/** Tells the screens who has just moved in a stage. */
export function tellArrivals(etapa: number, arrivals: readonly Arrival[]) {
  news.set(etapa, { at: Date.now(), arrivals })
  for (const handler of handlers.get(etapa) ?? []) handler(arrivals)
}

/** Hears who moves in one stage while its table is on the screen, and who did a moment before: one's own report moves the ladder faster than the page turns. */
export function useArrivals(etapa: number, handler: Handler) {
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  useEffect(() => {
    const hear: Handler = (arrivals) => latest.current(arrivals)
    const others = handlers.get(etapa) ?? new Set()
    handlers.set(etapa, others.add(hear))
    const last = news.get(etapa)
    if (last && Date.now() - last.at < newsFor) hear(last.arrivals)
    return () => {
      others.delete(hear)
    }
  }, [etapa])
}
