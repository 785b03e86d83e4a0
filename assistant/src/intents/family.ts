import { corpus } from '../corpus/corpus'

const families = new Map(corpus.intents.map(({ id, family }) => [id, family]))

/** Whether an intent, by its id, is of one of these families. */
export const isOf = (id: string | null | undefined, ...wanted: readonly string[]): boolean =>
  (families.get(id ?? '') ?? []).some((family) => wanted.includes(family))

/** Whether two intents are about the same. */
export const related = (one: string, other: string): boolean => isOf(one, ...(families.get(other) ?? []))
