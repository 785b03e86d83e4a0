import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { askTime } from '../lib/api'
import { connectionStore, screensOfSeen } from '../lib/connection'
import { hearsAll } from '../lib/live'
import { live } from '../lib/queries'
import { isMissing } from '../lib/refresh'

/** Not all pages at the same instant, ms. */
const pause = () => 8000 + Math.random() * 4000

/**
 * Asks now and then for what the screen shows and no event tells of: of everything live while the live connection is down or has not let this page into its rooms, and
 * of all where something kept is shown, or the network answered in the site's place.
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
      // A screen whose code did not come asks for nothing that would tell who answers.
      void askTime()
      // One that is still under way is waited for: a slow network would never end any.
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
