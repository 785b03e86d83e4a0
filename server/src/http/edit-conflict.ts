import { isDeepStrictEqual } from 'node:util'
import type { FieldError } from '@trinchera/contract/route'
import { RuleError } from './rule-error'

/**
 * The 409 error for an edit of something that another person has changed meanwhile (docs/behaviour/http.md#Edits of something changed
 * meanwhile). `what`: what was edited, in Spanish, as in "cambió el clan".
 */
export const editConflict = (what: string, errors: readonly FieldError[]) =>
  new RuleError(409, `Alguien cambió ${what} mientras lo editabas. Revisa lo que cambió y guarda de nuevo`, errors)

/** Makes an error for each changed field with a sentence in `sentences`; the sentence says the stored value. */
export const changedFieldErrors = <T>(
  changed: readonly string[],
  sentences: Readonly<Record<string, (stored: T) => string>>,
  stored: T,
): FieldError[] => changed.flatMap((field) => (sentences[field] ? [{ field, message: sentences[field](stored) }] : []))

const isStructured = (value: unknown) => typeof value === 'object' && value !== null

/** True if two values of a field are equal. They are compared as text, because forms send null as '' and some send numbers as text. */
const isSame = (current: unknown, previous: unknown) =>
  isStructured(current) || isStructured(previous)
    ? isDeepStrictEqual(current, previous)
    : String(current ?? '') === String(previous ?? '')

function currentValueText(value: unknown): string {
  if (value === true || value === false) return value ? 'Ahora es «sí»' : 'Ahora es «no»'
  if (value === null || value === '') return 'Ahora está vacío'
  return isStructured(value) ? 'Alguien lo cambió mientras lo editabas' : `Ahora es «${String(value)}»`
}

/**
 * Throws 409 if a field has changed since the editor loaded it. `antes`: the fields as loaded (unknown names are ignored); `current`: the
 * fields as stored; `shown`: values as shown in the error message, where they differ from the stored ones.
 */
export function refuseConflictingEdit(
  current: Readonly<Record<string, unknown>>,
  antes: Readonly<Record<string, unknown>> | undefined,
  shown: Readonly<Record<string, unknown>> = {},
): void {
  const errors = Object.entries(antes ?? {})
    .filter(
      ([field, previous]) =>
        previous !== undefined && Object.hasOwn(current, field) && !isSame(current[field], previous),
    )
    .map(([field]) => ({
      field,
      message: currentValueText(Object.hasOwn(shown, field) ? shown[field] : current[field]),
    }))
  if (errors.length) throw editConflict('esto', errors)
}
