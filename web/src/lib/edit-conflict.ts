// Concurrent edits: fields that only one person changed are merged. If two people gave a field different values, that is an edit conflict,
// and a person chooses the value.

/** Compares by content, because a refetched list with the same items is not a change. */
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Names of the fields whose values differ between two versions. */
export function changedFields<T extends object, K extends keyof T>(fields: readonly K[], before: T, after: T): K[] {
  return fields.filter((field) => !same(before[field], after[field]))
}

/** The stored version with the fields that this edit changed. `base` is the version from which the edit started. */
export function rebase<T extends object, K extends keyof T>(fields: readonly K[], base: T, edited: T, stored: T): T {
  const rebased = { ...stored }
  for (const field of changedFields(fields, base, edited)) rebased[field] = edited[field]
  return rebased
}

/**
 * Names of the fields that somebody else changed since the edit started and that the edit would overwrite with another value. `rebased`:
 * the stored version with the edit's changes. `base`: the version from which the edit started. It is undefined if only its revision is
 * known, from an old draft; then every field counts as changed by somebody else.
 */
export function conflictsOf<T extends object, K extends keyof T>(
  fields: readonly K[],
  base: T | undefined,
  rebased: T,
  stored: T,
): K[] {
  return changedFields(fields, stored, rebased).filter((field) => !base || !same(base[field], stored[field]))
}

/** Body of an update: the changed fields and, in `antes`, their values when the edit started, by which the server finds edit conflicts. */
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
