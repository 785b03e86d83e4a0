import type { FieldError, SecondStep } from '@trinchera/contract/route'

type RefusalCode = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 423 | 429 | 503

/** Thrown to refuse a request: `plugins/envelope.ts` turns it into the reply. `message` is Spanish and shown to the player. */
export class RuleError extends Error {
  readonly code: RefusalCode
  readonly errors: readonly FieldError[]
  /** Path of a page on the site where the player can solve the problem; null if there is none. */
  readonly enlace: string | null
  constructor(code: RefusalCode, message: string, errors: readonly FieldError[] = [], enlace: string | null = null) {
    super(message)
    this.name = 'RuleError'
    this.code = code
    this.errors = errors
    this.enlace = enlace
  }
}

/** The error for a request that is refused because of one field. */
export const fieldError = (code: RefusalCode, field: string, message: string) =>
  new RuleError(code, message, [{ field, message }])

/** Returns `value`; throws 404 with `message` if it is null or undefined. */
export function found<T>(value: T | null | undefined, message: string): T {
  if (value === null || value === undefined) throw new RuleError(404, message)
  return value
}

/** The reply to a login with a correct password that still needs a second step. It is a 401, but does not count as a failed attempt. */
export class SecondStepError extends RuleError {
  readonly step: SecondStep
  constructor(step: SecondStep) {
    super(401, 'Falta el segundo paso: tu cuenta pide algo más que la contraseña para iniciar sesión')
    this.step = step
  }
}
