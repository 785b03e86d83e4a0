// Handling of concurrent edits. Fields that only one person changed are merged. If two people changed a field to different values, that is
// an edit conflict, which a person resolves.

/** Compared by content, because a refetched list with the same items is not a change. */
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The fields whose values differ between two versions of the same thing. */
export function changedFields<T extends object, K extends keyof T>(fields: readonly K[], before: T, after: T): K[] {
  return fields.filter((field) => !same(before[field], after[field]))
}

/** The stored version with this edit's changed fields applied on top. `base`: the version the edit started from. */
export function rebase<T extends object, K extends keyof T>(fields: readonly K[], base: T, edited: T, stored: T): T {
  const rebased = { ...stored }
  for (const field of changedFields(fields, base, edited)) rebased[field] = edited[field]
  return rebased
}

/**
 * The fields that somebody else changed since the edit started and that the edit would overwrite with another value. `rebased`: the stored
 * version with the edit on top. `base`: the version the edit started from; undefined if it is no longer known (the draft is of an older
 * revision), and then every field counts as changed by somebody else.
 */
export function conflictsOf<T extends object, K extends keyof T>(
  fields: readonly K[],
  base: T | undefined,
  rebased: T,
  stored: T,
): K[] {
  return changedFields(fields, stored, rebased).filter((field) => !base || !same(base[field], stored[field]))
}

/**
 * The body of an update: the changed fields and, in `antes`, their values when the edit started, which the server uses to find conflicts.
 */
export function changesOf<T extends object, K extends keyof T>(
  fields: readonly K[],
  base: T,
  edited: T,
): { changes: Partial<T>; antes: Partial<T> } {
  const changes: Partial<T> = {}
  const antes: Partial<T> = {}
  for (const field of changedFields(fields, base, edited)) {
    changes[field] = edited[field]
    antes[field] = base[field]
  }
  return { changes, antes }
}
