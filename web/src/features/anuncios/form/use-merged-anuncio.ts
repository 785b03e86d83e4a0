import { useState } from 'react'
import { changedFields } from '../../../lib/edit-conflict'
import { anuncioConflicts, fields, type Edits, type Field, type Version } from './changes'

/**
 * Merges changes that somebody else saved into the form. `stored`: the announcement on the server now. Returns `base`, the version under
 * the edits; `merged`, the fields updated because the writer had not edited them; and `conflicts`, the fields that the writer must decide.
 */
export function useMergedAnuncio(stored: Version, edits: Edits, newPicture: boolean) {
  const [base, setBase] = useState(stored)
  // False if the draft is based on an older revision, because that revision can no longer be fetched.
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
  // Merges during rendering, because in an effect it would come too late: the old version would be visible for a moment.
  if (outdated && conflicts.length === 0) merge()

  return { base, conflicts, merged, resolveConflicts: merge, dismissMerged: () => setMerged([]) }
}
