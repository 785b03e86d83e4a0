import { isDeepStrictEqual } from 'node:util'
import { RuleError } from './rule-error'

const isStructured = (value: unknown) => typeof value === 'object' && value !== null

/** A form knows no null, and some know no numbers. */
const isSame = (now: unknown, then: unknown) =>
  isStructured(now) || isStructured(then) ? isDeepStrictEqual(now, then) : String(now ?? '') === String(then ?? '')

function inWords(value: unknown): string {
  if (value === true || value === false) return value ? 'Ahora es "sí"' : 'Ahora es "no"'
  if (value === null || value === '') return 'Ahora está vacío'
  return isStructured(value) ? 'Alguien lo cambió mientras lo editabas' : `Ahora es "${String(value)}"`
}

/**
 * Refuses (409) an edit made on what somebody has changed since: `antes` are the fields as the editor had them, `now` as they are stored. Names in
 * `antes` that are no fields count for nothing. `said`: how a person reads a field's value, where that is not how it is stored.
 */
export function refuseConflictingEdit(
  now: Readonly<Record<string, unknown>>,
  antes: Readonly<Record<string, unknown>> | undefined,
  said: Readonly<Record<string, unknown>> = {},
): void {
  const errors = Object.entries(antes ?? {})
    .filter(([field, then]) => then !== undefined && Object.hasOwn(now, field) && !isSame(now[field], then))
    .map(([field]) => ({ field, message: inWords(Object.hasOwn(said, field) ? said[field] : now[field]) }))
  if (errors.length)
    throw new RuleError(409, 'Alguien cambió esto mientras lo editabas. Revisa lo que cambió y guarda de nuevo', errors)
}
