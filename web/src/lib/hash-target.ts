import { useLayoutEffect } from 'react'
import { useLocation } from './router'

/**
 * Scrolls to and focuses the element named by the URL's hash once `ready` is true, and again after each navigation to it. Returns its id.
 */
export function useHashTarget(ready = true): string {
  const { hash, key } = useLocation()
  const id = hash.slice(1)
  useLayoutEffect(() => {
    const target = ready && id ? document.getElementById(id) : null
    if (!target) return
    target.tabIndex = -1
    target.scrollIntoView()
    target.focus({ preventScroll: true })
  }, [id, key, ready])
  return id
}
