import { useState } from 'react'
import { changedFields } from '../../../lib/edit-conflict'
import { anuncioConflicts, fields, type Edits, type Field, type Version } from './changes'

/**
 * The version being edited, with changes by others merged in. `stored`: the announcement as it is on the server now. Fields that are not
 * edited here are merged immediately and listed in `merged`; the others are `conflicts` until the writer resolves them.
 */
export function useMergedAnuncio(stored: Version, edits: Edits, newPicture: boolean) {
  const [base, setBase] = useState(stored)
  // False for a draft based on an older revision, which is no longer available.
  const [baseKnown, setBaseKnown] = useState(edits.baseRevision === undefined || edits.baseRevision === stored.revision)
  const [merged, setMerged] = useState<Field[]>([])

  const outdated = !baseKnown || stored.revision > base.revision
  const conflicts = outdated ? anuncioConflicts(baseKnown ? base : undefined, stored, edits, newPicture) : []

  function merge() {
    const changed = baseKnown ? changedFields(fields, base, stored).filter((field) => !conflicts.includes(field)) : []
    setMerged((before) => [...new Set([...before, ...changed])])
    setBase(stored)
    setBaseKnown(true)
  }
  // Merges during rendering and not in an effect, so that the old version is never shown together with the new state.
  if (outdated && conflicts.length === 0) merge()

  return { base, conflicts, merged, resolveConflicts: merge, dismissMerged: () => setMerged([]) }
}
