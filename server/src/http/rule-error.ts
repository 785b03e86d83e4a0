import type { FieldError } from '@trinchera/contract/route'

type RefusalCode = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 423 | 429 | 503

/** A refusal: thrown anywhere below a route and written as the envelope by one plugin. `message` is read by a person. */
export class RuleError extends Error {
  readonly code: RefusalCode
  readonly errors: readonly FieldError[]
  constructor(code: RefusalCode, message: string, errors: readonly FieldError[] = []) {
    super(message)
    this.name = 'RuleError'
    this.code = code
    this.errors = errors
  }
}

/** A refusal that one field of the form is to blame for. */
export const fieldError = (code: RefusalCode, field: string, message: string) =>
  new RuleError(code, message, [{ field, message }])

/** What a query found, or the 404 that says what is missing. */
export function found<T>(value: T | null | undefined, message: string): T {
  if (value === null || value === undefined) throw new RuleError(404, message)
  return value
}
