import { useState } from 'react'

interface EditBaseOptions<T, Conflict, Change> {
  /** The version on the server, as the live events keep it. */
  stored: T
  /** The revision that a restored draft was written on; undefined where there is no draft. */
  draftedOn?: number
  /** The conflicts of the edit with `stored`; `base` is undefined where the version it started from is unknown. */
  conflictsWith: (base: T | undefined) => readonly Conflict[]
  /** What other people changed between two versions. */
  changesBetween: (base: T, stored: T) => readonly Change[]
}

/**
 * The version that an edit is based on. A newer one replaces it at once, and its changes are listed in `news`; where it conflicts with the edit it
 * waits for `accept`.
 */
export function useEditBase<T extends { revision: number }, Conflict, Change>({
  stored,
  draftedOn = stored.revision,
  conflictsWith,
  changesBetween,
}: EditBaseOptions<T, Conflict, Change>) {
  const [base, setBase] = useState(stored)
  const [isKnown, setKnown] = useState(draftedOn === stored.revision)
  const [news, setNews] = useState<readonly Change[]>([])

  const isNewer = !isKnown || stored.revision > base.revision
  const conflicts = isNewer ? conflictsWith(isKnown ? base : undefined) : []

  /** Continues on another version. `resolved`: changes the person has already decided about, which are no news. */
  function accept(version: T, resolved: readonly Change[] = []) {
    const changes = isKnown ? changesBetween(base, version) : []
    setNews((before) => [...before, ...changes.filter((change) => !resolved.includes(change))])
    setBase(version)
    setKnown(true)
  }
  // While rendering, so that no frame shows the new version without its news.
  if (isNewer && conflicts.length === 0) accept(stored)
  else if (stored.revision === base.revision && stored !== base) setBase(stored)

  return { base, conflicts, news, accept, dismiss: () => setNews([]) }
}
