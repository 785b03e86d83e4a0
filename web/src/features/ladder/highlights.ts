import { useEffect, useRef } from 'react'
import type { HighlightedRow } from './realtime'

type Handler = (highlights: readonly HighlightedRow[]) => void
const handlers = new Map<number, Set<Handler>>()

/** Tells the Top 5 lists on the screen which clans of an etapa have changed place. */
export function notifyHighlights(etapa: number, highlights: readonly HighlightedRow[]) {
  for (const handler of handlers.get(etapa) ?? []) handler(highlights)
}

/** While mounted, calls `handler` with the clans of an etapa whose place has just changed. */
export function useHighlights(etapa: number, handler: Handler) {
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  useEffect(() => {
    const listener: Handler = (highlights) => latest.current(highlights)
    const others = handlers.get(etapa) ?? new Set()
    handlers.set(etapa, others.add(listener))
    return () => {
      others.delete(listener)
    }
  }, [etapa])
}
