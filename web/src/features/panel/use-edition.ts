import { useState } from 'react'

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** A field that somebody else changed while it was being changed here. */
export interface FieldConflict<K> {
  field: K
  now: unknown
  mine: unknown
}

/** The fields typed otherwise than they were. */
export function changedFields<T extends object, K extends keyof T>(fields: readonly K[], base: T, typed: T): K[] {
  return fields.filter((field) => !same(base[field], typed[field]))
}

/** Those of them that are otherwise by now, too: what would be overwritten. */
export function conflictsOf<T extends object, K extends keyof T>(
  fields: readonly K[],
  base: T,
  typed: T,
  now: T,
): FieldConflict<K>[] {
  return changedFields(fields, base, typed)
    .filter((field) => !same(base[field], now[field]) && !same(typed[field], now[field]))
    .map((field) => ({ field, now: now[field], mine: typed[field] }))
}

/** What is sent: the fields changed here, and how they were when the editing began. */
export function changesOf<T extends object, K extends keyof T>(
  fields: readonly K[],
  base: T,
  typed: T,
): { changes: Partial<T>; antes: Partial<T> } {
  const changes: Partial<T> = {}
  const antes: Partial<T> = {}
  for (const field of changedFields(fields, base, typed)) {
    changes[field] = typed[field]
    antes[field] = base[field]
  }
  return { changes, antes }
}

/**
 * Something being edited: how it was when the editing began, and how it is typed by now. Where the server says that somebody changed the same
 * meanwhile, both are shown and the person chooses; nothing is overwritten unseen. `resumed`: an editing that was left half-way.
 */
export function useEdition<T extends object, K extends keyof T>(
  fields: readonly K[],
  start: T,
  resumed: { base: T; typed: T } = { base: start, typed: start },
) {
  const [base, setBase] = useState(resumed.base)
  const [typed, setTyped] = useState(resumed.typed)
  const [now, setNow] = useState<T>()
  const clashes = now ? conflictsOf(fields, base, typed, now) : []

  /** Fields that nobody touched here follow what they are now. */
  const followed = (current: T): T => {
    const next = { ...current }
    for (const field of changedFields(fields, base, typed)) next[field] = typed[field]
    return next
  }

  return {
    base,
    typed,
    clashes,
    ...changesOf(fields, base, typed),
    dirty: changedFields(fields, base, typed).length > 0,
    type: (patch: Partial<T>) => setTyped((before) => ({ ...before, ...patch })),
    /** How it is now, after the server refused. True where it is the same thing that was being changed here. */
    meet(current: T): boolean {
      const found = conflictsOf(fields, base, typed, current)
      if (found.length > 0) {
        setNow(current)
        return true
      }
      setTyped(followed(current))
      setBase(current)
      return false
    },
    keepMine() {
      if (!now) return
      setTyped(followed(now))
      setBase(now)
      setNow(undefined)
    },
    takeTheirs() {
      if (!now) return
      const next = followed(now)
      for (const { field } of clashes) next[field] = now[field]
      setTyped(next)
      setBase(now)
      setNow(undefined)
    },
    restart(saved: T) {
      setBase(saved)
      setTyped(saved)
      setNow(undefined)
    },
  }
}
