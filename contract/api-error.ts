import type { FieldError, SecondStep } from './route'

/** A refusal by the server, with its message in Spanish. `code`: HTTP status; 0 when no reply arrived or it was not an envelope. */
export class ApiError extends Error {
  readonly code: number
  readonly errors: readonly FieldError[]
  /** A URL of the site where the refused person can go on. */
  readonly enlace: string | null
  /** The second factor that a login still needs after a correct password. */
  readonly secondStep: SecondStep | null
  constructor(
    code: number,
    message: string,
    errors: readonly FieldError[] = [],
    enlace: string | null = null,
    secondStep: SecondStep | null = null,
  ) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.errors = errors
    this.enlace = enlace
    this.secondStep = secondStep
  }
}

/** A reply that did not come from the site: the network answered in its place, such as a Wi-Fi login page. */
export class ForeignReply extends ApiError {
  constructor() {
    super(
      0,
      'La red en la que estás pide algo antes de dejarte pasar. Abre otra página en el navegador, haz lo que pide y vuelve',
    )
    this.name = 'ForeignReply'
  }
}
