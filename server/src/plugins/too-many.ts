import { RuleError } from '../http/rule-error'

const waitText = (seconds: number) =>
  seconds === 1 ? '1 segundo' : seconds < 90 ? `${seconds} segundos` : `${Math.ceil(seconds / 60)} minutos`

/** The 429 error for a limit that is reached. `seconds`: time until the next attempt may succeed, sent as `Retry-After`. */
export class TooManyError extends RuleError {
  readonly seconds: number
  constructor(seconds: number, message = `Demasiados intentos. Espera ${waitText(seconds)} y vuelve a intentarlo`) {
    super(429, message)
    this.seconds = seconds
  }
}
