import { useState } from 'react'
import { changedFields } from '../../../lib/edit-conflict'
import { anuncioConflicts, fields, type Edits, type Field, type Version } from './changes'

/**
 * The version that is being edited, with the changes of others merged in. `stored`: the announcement as it is on the server now. Changes to fields
 * that are not edited here are merged at once and listed in `merged`; the others are `conflicts` until they are resolved.
 */
export function useMergedAnuncio(stored: Version, edits: Edits, newPicture: boolean) {
  const [base, setBase] = useState(stored)
  // False for a draft of an older revision, which is not available any more.
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
  // During rendering and not in an effect, so that the old version is never shown beside the new state.
  if (outdated && conflicts.length === 0) merge()

  return { base, conflicts, merged, resolveConflicts: merge, dismissMerged: () => setMerged([]) }
}
