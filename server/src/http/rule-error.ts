import type { FieldError, SecondStep } from '@trinchera/contract/route'

type RefusalCode = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 423 | 429 | 503

/** A refused request, which `plugins/envelope.ts` turns into the reply. `message` is shown to a person. */
export class RuleError extends Error {
  readonly code: RefusalCode
  readonly errors: readonly FieldError[]
  /** Path on the site where the refused person can solve the problem. */
  readonly enlace: string | null
  constructor(code: RefusalCode, message: string, errors: readonly FieldError[] = [], enlace: string | null = null) {
    super(message)
    this.name = 'RuleError'
    this.code = code
    this.errors = errors
    this.enlace = enlace
  }
}

/** A refusal because of one field of the form. */
export const fieldError = (code: RefusalCode, field: string, message: string) =>
  new RuleError(code, message, [{ field, message }])

/** Returns the result of a query; throws 404 with the message if there is none. */
export function found<T>(value: T | null | undefined, message: string): T {
  if (value === null || value === undefined) throw new RuleError(404, message)
  return value
}

/**
 * The reply to a correct password that still needs a second step. It is a 401 because there is no session yet, but does not count as a
 * failed attempt.
 */
export class SecondStepError extends RuleError {
  readonly step: SecondStep
  constructor(step: SecondStep) {
    super(401, 'Falta el segundo paso: tu cuenta pide algo más que la contraseña para iniciar sesión')
    this.step = step
  }
}
