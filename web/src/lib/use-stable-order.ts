import { useEffect, useRef } from 'react'
import { stableOrder } from './stable-order'

/** Items in the order in which they were first shown, whatever order later data has. */
export function useStableOrder<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const shown = useRef<readonly string[]>([])
  const ordered = stableOrder(shown.current, items, keyOf)
  useEffect(() => {
    shown.current = ordered.map(keyOf)
  })
  return ordered
}
