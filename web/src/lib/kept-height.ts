import { useEffect, useRef, useState } from 'react'
import { localStore } from './storage'

const key = (part: string) => `alto:${part}`

/** The height kept for a part in a window of this width, px; undefined where none is, or of another width. */
function keptHeight(part: string): number | undefined {
  const [width, height] = (localStore.getItem(key(part)) ?? '').split(' ').map(Number)
  return width === innerWidth && height ? height : undefined
}

/**
 * Reserves for a part that is loading the height it had when it was last complete, so that nothing under it moves. For parts that only the
 * browser knows the size of: what belongs to the person, not to the page.
 */
export function useKeptHeight<E extends HTMLElement>(part: string, complete: boolean) {
  const ref = useRef<E>(null)
  const [kept] = useState(() => keptHeight(part))
  useEffect(() => {
    const element = ref.current
    if (!element || !complete) return undefined
    const observer = new ResizeObserver(() => {
      try {
        localStore.setItem(key(part), `${innerWidth} ${element.offsetHeight}`)
      } catch {
        // Storage quota exceeded: the next time has the height of one line.
      }
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [part, complete])
  return { ref, style: complete ? undefined : { minHeight: kept } }
}
