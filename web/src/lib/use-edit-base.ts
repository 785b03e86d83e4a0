import { useState } from 'react'

interface EditBaseOptions<T, Conflict, Change> {
  /** The edited object as it is on the server, kept up to date by live events. */
  stored: T
  /** Revision of the object from which a restored draft started; undefined if there is no draft. */
  draftedOn?: number
  /** Returns the conflicts between the edit and `stored`. `base`: the version from which the edit started, undefined if no longer known. */
  conflictsWith: (base: T | undefined) => readonly Conflict[]
  /** Returns what other people changed between two versions. */
  changesBetween: (base: T, stored: T) => readonly Change[]
}

/**
 * Keeps track of the version of an object on which an edit is based. If a newer version does not conflict with the edit, it becomes the
 * base at once and its changes are added to `news`. If it conflicts, the base stays until `accept` is called.
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

  /** Makes `version` the base of the edit. `resolved`: changes that the person has already decided about, left out of `news`. */
  function accept(version: T, resolved: readonly Change[] = []) {
    const changes = isKnown ? changesBetween(base, version) : []
    setNews((before) => [...before, ...changes.filter((change) => !resolved.includes(change))])
    setBase(version)
    setKnown(true)
  }
  // Called while rendering, so that the new version is never shown without its `news`.
  if (isNewer && conflicts.length === 0) accept(stored)
  else if (stored.revision === base.revision && stored !== base) setBase(stored)

  return { base, conflicts, news, accept, dismiss: () => setNews([]) }
}
