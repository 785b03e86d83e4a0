import { RuleError } from '../http/rule-error'

const waitText = (seconds: number) =>
  seconds === 1 ? '1 segundo' : seconds < 90 ? `${seconds} segundos` : `${Math.ceil(seconds / 60)} minutos`

/** A 429 error; `seconds` becomes the `Retry-After` header. */
export class TooManyError extends RuleError {
  readonly seconds: number
  constructor(seconds: number, message = `Demasiados intentos. Espera ${waitText(seconds)} y vuelve a intentarlo`) {
    super(429, message)
    this.seconds = seconds
  }
}
