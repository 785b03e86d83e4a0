import { useLayoutEffect, useRef } from 'react'
import { takesNewBuild } from '../lib/outdated'
import { toastStore } from '../ui/toast/toast'

/** True if no toast is shown. A reload would lose a message about what was just done. */
const isQuiet = () => toastStore.getState().shown.length === 0

/**
 * Reloads the page on navigation if the site has a newer build (docs/decisions/013-offline-by-network-first.md). Returns true while
 * reloading; the screen at `pathname` must not render then, so that no code of the old build is requested.
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
