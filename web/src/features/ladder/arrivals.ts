import { useEffect, useRef } from 'react'
import type { Arrival } from './realtime'

type Handler = (arrivals: readonly Arrival[]) => void
const handlers = new Map<number, Set<Handler>>()

/** Notifies the Top 5 tables on screen that clans of a stage have moved. */
export function notifyArrivals(etapa: number, arrivals: readonly Arrival[]) {
  for (const handler of handlers.get(etapa) ?? []) handler(arrivals)
}

/** While the component is mounted, calls `handler` with the clans of a stage that move. */
export function useArrivals(etapa: number, handler: Handler) {
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  useEffect(() => {
    const listener: Handler = (arrivals) => latest.current(arrivals)
    const others = handlers.get(etapa) ?? new Set()
    handlers.set(etapa, others.add(listener))
    return () => {
      others.delete(listener)
    }
  }, [etapa])
}
