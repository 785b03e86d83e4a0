import { useLayoutEffect, useRef } from 'react'
import { takesNewBuild } from '../lib/outdated'
import { toastStore } from '../ui/toast/toast'

/** True if no toast is visible. While a toast is visible, the page must not reload, because the toast's message would be lost. */
const isQuiet = () => toastStore.getState().shown.length === 0

/**
 * Reloads the page on navigation if the site has a newer build (docs/decisions/013-offline-by-network-first.md). Returns true while the
 * page reloads. The screen at `pathname` must not render then, because that could request code of the old build.
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
