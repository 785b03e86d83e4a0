import { useLayoutEffect, type ReactNode } from 'react'
import { setTitle } from './title'

/** A route's own title, set before its screen may give a better one with `useTitle`. */
export function Screen({ title, children }: { title?: string; children: ReactNode }) {
  useLayoutEffect(() => setTitle(title), [title])
  return children
}
