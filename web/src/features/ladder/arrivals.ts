import { useEffect, useRef } from 'react'
import type { Arrival } from './realtime'

type Handler = (arrivals: readonly Arrival[]) => void
const handlers = new Map<number, Set<Handler>>()

/** A table opened within this time after a change, in ms, still highlights it: the own report may be applied before its screen is shown. */
const recentMs = 6000
const recent = new Map<number, { at: number; arrivals: readonly Arrival[] }>()

/** Notifies the tables on screen that clans of an etapa have moved. */
export function notifyArrivals(etapa: number, arrivals: readonly Arrival[]) {
  recent.set(etapa, { at: Date.now(), arrivals })
  for (const handler of handlers.get(etapa) ?? []) handler(arrivals)
}

/** Calls `handler` with the clans that move in an etapa while its table is on screen, and with those that moved in the last `recentMs`. */
export function useArrivals(etapa: number, handler: Handler) {
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  useEffect(() => {
    const listener: Handler = (arrivals) => latest.current(arrivals)
    const others = handlers.get(etapa) ?? new Set()
    handlers.set(etapa, others.add(listener))
    const last = recent.get(etapa)
    if (last && Date.now() - last.at < recentMs) listener(last.arrivals)
    return () => {
      others.delete(listener)
    }
  }, [etapa])
}
