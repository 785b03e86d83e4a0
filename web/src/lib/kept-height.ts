import { useEffect, useRef, useState } from 'react'
import { localStore } from './storage'

const key = (part: string) => `alto:${part}`

/** The stored height of a part, px; undefined if none is stored, or if it is for another window width. */
function keptHeight(part: string): number | undefined {
  const [width, height] = (localStore.getItem(key(part)) ?? '').split(' ').map(Number)
  return width === innerWidth && height ? height : undefined
}

/**
 * While a part is loading, reserves the height it had when it was last complete, so that nothing below moves. For parts whose size depends
 * on the person's data, so that only their browser knows it.
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
        // Storage quota exceeded. The next time, the part starts with the height of one line.
      }
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [part, complete])
  return { ref, style: complete ? undefined : { minHeight: kept } }
}
