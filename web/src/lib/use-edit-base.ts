import { useState } from 'react'

interface EditBaseOptions<T, Conflict, Change> {
  /** The current version on the server, kept up to date by live events. */
  stored: T
  /** The revision that a restored draft was based on; undefined if there is no draft. */
  draftedOn?: number
  /** The conflicts between the edit and `stored`; `base` is undefined if the version that the edit started from is unknown. */
  conflictsWith: (base: T | undefined) => readonly Conflict[]
  /** What other people changed between two versions. */
  changesBetween: (base: T, stored: T) => readonly Change[]
}

/**
 * The version that an edit is based on. A newer version without conflicts replaces it immediately and its changes are added to `news`; a
 * newer version that conflicts with the edit waits for `accept`.
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

  /** Bases the edit on another version. `resolved`: changes that the person has already decided about, which are left out of `news`. */
  function accept(version: T, resolved: readonly Change[] = []) {
    const changes = isKnown ? changesBetween(base, version) : []
    setNews((before) => [...before, ...changes.filter((change) => !resolved.includes(change))])
    setBase(version)
    setKnown(true)
  }
  // Called while rendering, so that no frame shows the new version without its news.
  if (isNewer && conflicts.length === 0) accept(stored)
  else if (stored.revision === base.revision && stored !== base) setBase(stored)

  return { base, conflicts, news, accept, dismiss: () => setNews([]) }
}
