import type { FieldError, SecondStep } from './route'

/** Error of an API call, with a message in Spanish. `code`: the HTTP status; 0 if no reply arrived or the reply is not the site's. */
export class ApiError extends Error {
  readonly code: number
  readonly errors: readonly FieldError[]
  /** URL of a page of the site where the user can continue; null if there is none. */
  readonly enlace: string | null
  /** For a login with a correct password: the second factor that is still needed; null otherwise. */
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

/** Error of a call whose reply came from the network instead of the site, for example from a Wi-Fi login page. */
export class ForeignReply extends ApiError {
  constructor() {
    super(
      0,
      'La red en la que estás pide algo antes de dejarte pasar. Abre otra página en el navegador, haz lo que pide y vuelve',
    )
    this.name = 'ForeignReply'
  }
}
