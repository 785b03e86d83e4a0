import { useEffect, useRef } from 'react'
import type { Arrival } from './realtime'

type Handler = (etapa: number, arrivals: readonly Arrival[]) => void
const handlers = new Set<Handler>()

/** Tells the screens who has just moved in a stage. */
export function tellArrivals(etapa: number, arrivals: readonly Arrival[]) {
  for (const handler of handlers) handler(etapa, arrivals)
}

/** Hears who moves in one stage while its table is on the screen. */
export function useArrivals(etapa: number, handler: (arrivals: readonly Arrival[]) => void) {
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  useEffect(() => {
    const hear: Handler = (moved, arrivals) => {
      if (moved === etapa) latest.current(arrivals)
    }
    handlers.add(hear)
    return () => {
      handlers.delete(hear)
    }
  }, [etapa])
}
