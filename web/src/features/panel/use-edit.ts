import { useState } from 'react'
import { changedFields, changesOf, conflictsOf, rebase } from '../../lib/edit-conflict'

/** A field that somebody else changed while it was being edited here. */
export interface FieldConflict<K> {
  field: K
  /** The value on the server. */
  stored: unknown
  /** The value typed here. */
  own: unknown
}

/**
 * The state of an edit: the version it started from and the typed values. On an edit conflict both values are kept until the person
 * chooses, so that nobody's change is overwritten unseen. `restored`: an unfinished edit to continue.
 */
export function useEdit<T extends object, K extends keyof T>(
  fields: readonly K[],
  start: T,
  restored: { base: T; typed: T } = { base: start, typed: start },
) {
  const [base, setBase] = useState(restored.base)
  const [typed, setTyped] = useState(restored.typed)
  const [conflicting, setConflicting] = useState<T>()

  const conflictsIn = (stored: T) => conflictsOf(fields, base, rebase(fields, base, typed, stored), stored)
  const conflicts = (conflicting ? conflictsIn(conflicting) : []).map(
    (field): FieldConflict<K> => ({ field, stored: conflicting?.[field], own: typed[field] }),
  )

  function restart(stored: T, next: T = stored) {
    setBase(stored)
    setTyped(next)
    setConflicting(undefined)
  }

  return {
    base,
    typed,
    conflicts,
    ...changesOf(fields, base, typed),
    dirty: changedFields(fields, base, typed).length > 0,
    type: (patch: Partial<T>) => setTyped((before) => ({ ...before, ...patch })),
    /** Continues the edit on the version that is now stored. Returns false if the two conflict and the person has to choose. */
    rebaseOn(stored: T): boolean {
      if (conflictsIn(stored).length > 0) {
        setConflicting(stored)
        return false
      }
      restart(stored, rebase(fields, base, typed, stored))
      return true
    },
    keepOwn() {
      if (conflicting) restart(conflicting, rebase(fields, base, typed, conflicting))
    },
    takeStored() {
      if (!conflicting) return
      const next = rebase(fields, base, typed, conflicting)
      for (const { field } of conflicts) next[field] = conflicting[field]
      restart(conflicting, next)
    },
    restart: (stored: T) => restart(stored),
  }
}
