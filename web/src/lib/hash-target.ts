import { useLayoutEffect } from 'react'
import { useLocation } from './router'

/** Once `ready` is true, scrolls to the element named by the URL's hash and focuses that element. Returns the hash without '#'. */
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
