import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { askTime } from '../lib/api'
import { connectionStore, screensOfSeen } from '../lib/connection'
import { hearsAll } from '../lib/live'
import { live } from '../lib/queries'
import { isMissing } from '../lib/refresh'

/** Time until the next round of refetching, in ms. Random, so that not all open pages send requests at the same instant. */
const pause = () => 8000 + Math.random() * 4000

/**
 * Refetches the data on the screen every 8 to 12 seconds if live events cannot keep it current. If the socket is disconnected or not in all
 * live rooms of this page: the queries that live events normally update. If the screen shows a reply from the service worker's cache, or
 * something in the network (such as a Wi-Fi login page) replied in place of the site: all queries.
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
      // A screen whose code failed to load sends no request. This call shows whether the site or something else in the network replies.
      void askTime()
      // Requests in progress are not cancelled, because on a slow network no request would ever finish.
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
