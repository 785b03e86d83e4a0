import { useEffect, useRef, useState } from 'react'
import { localStore } from './storage'

const key = (part: string) => `alto:${part}`

/** The stored height of a part of the page, px. Undefined if none is stored, or only one for another window width. */
function keptHeight(part: string): number | undefined {
  const [width, height] = (localStore.getItem(key(part)) ?? '').split(' ').map(Number)
  return width === innerWidth && height ? height : undefined
}

/**
 * Returns a ref for a part of the page. Until `complete`, the part gets the height that it had when last complete, so that nothing below it
 * moves. For parts whose height depends on the person's data.
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
        // Storage quota exceeded. At the next visit, no height is reserved for this part.
      }
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [part, complete])
  return { ref, style: complete ? undefined : { minHeight: kept } }
}
