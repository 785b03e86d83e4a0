import type { Clan } from '@trinchera/contract/clanes'
import { useState } from 'react'
import { changedMeanwhile, conflictsOf, type Typed } from './edit'

/**
 * The clan as the leader saw it, which the edit is made on. What others change meanwhile comes in by itself and is said; where it is what the leader
 * is changing too, it waits until the leader has been shown it.
 */
export function useClanBase(clan: Clan, typed: Typed) {
  const [base, setBase] = useState(clan)
  const [news, setNews] = useState<string[]>([])

  const accept = (now: Clan) => {
    setNews((before) => [...before, ...changedMeanwhile(base, now)])
    setBase(now)
  }
  const isNewer = clan.revision > base.revision
  const clash = isNewer && conflictsOf(base, clan, typed)
  // Set while rendering, so that no moment shows the one without the other.
  if (isNewer && !clash) accept(clan)
  else if (clan.revision === base.revision && clan !== base) setBase(clan)

  return { base, news, clash, accept, dismiss: () => setNews([]) }
}
