import { useEffect, useRef } from 'react'
import { stableOrder } from './stable-order'

/** The items in the order in which they were first shown, even if later data is sorted differently. */
export function useStableOrder<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const shown = useRef<readonly string[]>([])
  const ordered = stableOrder(shown.current, items, keyOf)
  useEffect(() => {
    shown.current = ordered.map(keyOf)
  })
  return ordered
}
