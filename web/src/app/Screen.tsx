import { useLayoutEffect, type ReactNode } from 'react'
import { setTitle } from './title'

/** Sets the route's title before its screen can set a better one with `useTitle`. */
export function Screen({ title, children }: { title?: string; children: ReactNode }) {
  useLayoutEffect(() => setTitle(title), [title])
  return children
}
