// Two people edit the same thing at once. Fields that only one of them changed are merged; fields that both changed to different values are an edit
// conflict, which a person resolves.

/** By content: a list that was fetched again and holds the same is no change. */
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The fields whose values differ between two versions of the same thing. */
export function changedFields<T extends object, K extends keyof T>(fields: readonly K[], before: T, after: T): K[] {
  return fields.filter((field) => !same(before[field], after[field]))
}

/** The version on the server with the fields that were changed here on top. `base`: the version the edit started from. */
export function rebase<T extends object, K extends keyof T>(fields: readonly K[], base: T, edited: T, stored: T): T {
  const rebased = { ...stored }
  for (const field of changedFields(fields, base, edited)) rebased[field] = edited[field]
  return rebased
}

/**
 * The fields that somebody else changed since the edit started and that the edit would overwrite with another value.
 * `rebased`: the stored version with the edit on top. `base`: the version the edit started from; undefined where it is no longer known (a draft
 * of an older revision), and then every field may have been changed by somebody else.
 */
export function conflictsOf<T extends object, K extends keyof T>(
  fields: readonly K[],
  base: T | undefined,
  rebased: T,
  stored: T,
): K[] {
  return changedFields(fields, stored, rebased).filter((field) => !base || !same(base[field], stored[field]))
}

/** The body of an update: the changed fields, and in `antes` the values they had when the edit started, by which the server finds conflicts. */
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
