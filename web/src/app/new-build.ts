import { useLayoutEffect, useRef } from 'react'
import { takesNewBuild } from '../lib/outdated'
import { toastStore } from '../ui/toast/toast'

/** A message on the screen, of what was just done, would be lost. */
const isQuiet = () => toastStore.getState().shown.length === 0

/**
 * Whether the page is being loaded anew instead of showing the screen at `pathname`, because the site has a newer build
 * (docs/decisions/013-offline-by-network-first.md). No chunk of the older one is asked for.
 */
export function useNewBuild(pathname: string): boolean {
  const shown = useRef(pathname)
  const leaving = shown.current !== pathname && takesNewBuild() && isQuiet()
  useLayoutEffect(() => {
    if (leaving) location.reload()
    else shown.current = pathname
  }, [leaving, pathname])
  return leaving
}
