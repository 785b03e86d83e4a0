import { useCallback, useSyncExternalStore } from 'react'

export const phone = '(max-width: 719px)'
export const reducedMotion = '(prefers-reduced-motion: reduce)'

/** True while a media query matches. Rerenders when that changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
