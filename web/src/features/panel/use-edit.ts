import { useState } from 'react'
import { changedFields, changesOf, conflictsOf, rebase } from '../../lib/edit-conflict'

/** A field that was changed both in this form and, meanwhile, on the server by somebody else. */
export interface FieldConflict<K> {
  field: K
  /** The value on the server. */
  stored: unknown
  /** The value typed in this form. */
  own: unknown
}

/**
 * State of an edit: the stored version that it started from and the typed values. In an edit conflict both values are kept until the person
 * chooses one, so that nobody's change is lost unnoticed. `restored` is an unfinished edit to continue.
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
    /** The version on the server, if it conflicts with the typed values. */
    conflicting,
    conflicts,
    ...changesOf(fields, base, typed),
    dirty: changedFields(fields, base, typed).length > 0,
    type: (patch: Partial<T>) => setTyped((before) => ({ ...before, ...patch })),
    /** Makes `stored` the base of the edit. Returns false if it conflicts with the typed values; the person then has to choose. */
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
    /** Makes the saved values the base of the edit. What was typed while they were being sent stays. */
    saved(sent: T) {
      setBase(sent)
      setConflicting(undefined)
    },
  }
}
