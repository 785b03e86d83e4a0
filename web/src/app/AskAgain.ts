import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { askTime } from '../lib/api'
import { connectionStore, screensOfSeen } from '../lib/connection'
import { hearsAll } from '../lib/live'
import { live } from '../lib/queries'
import { isMissing } from '../lib/refresh'

/** Time until the next round in ms, random so that not all pages ask at the same instant. */
const pause = () => 8000 + Math.random() * 4000

/**
 * Refetches shown data every 8 to 12 seconds if live events cannot keep it current: all live queries while the live connection is down or
 * the server has not let this page into all its rooms; every query if the screen shows a stored copy or the network answered in the site's
 * place.
 */
export function AskAgain() {
  const client = useQueryClient()
  useEffect(() => {
    function ask() {
      timer = setTimeout(ask, pause())
      if (document.hidden || !navigator.onLine) return
      const hears = hearsAll()
      const all = connectionStore.getState().foreign || screensOfSeen().includes(location.pathname)
      if (hears && !all) return
      // Without this call, a screen whose code failed to load would send no request that shows whether the site or the network answers.
      void askTime()
      // A request in progress is not cancelled, because on a slow network no request would ever finish.
      void client.invalidateQueries(
        { type: 'active', predicate: (query) => !isMissing(query) && (all || query.queryKey[0] === live) },
        { cancelRefetch: false },
      )
    }
    let timer = setTimeout(ask, pause())
    return () => clearTimeout(timer)
  }, [client])
  return null
}
