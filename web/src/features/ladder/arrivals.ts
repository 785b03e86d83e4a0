import { useEffect, useRef } from 'react'
import type { Arrival } from './realtime'

type Handler = (arrivals: readonly Arrival[]) => void
const handlers = new Map<number, Set<Handler>>()

/** Tells the Top 5 tables on the screen which clans of an etapa have changed place. */
export function notifyArrivals(etapa: number, arrivals: readonly Arrival[]) {
  for (const handler of handlers.get(etapa) ?? []) handler(arrivals)
}

/** While mounted, calls `handler` with the clans of an etapa whose place has just changed. */
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
