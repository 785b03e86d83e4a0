import { useLayoutEffect, type ReactNode } from 'react'
import { setTitle } from './title'

/** Sets the title of a route. The screen may later set a more specific title with `useTitle`. */
export function Screen({ title, children }: { title?: string; children: ReactNode }) {
  useLayoutEffect(() => setTitle(title), [title])
  return children
}
