import type { Assertion, Attestation, CreationOptions, RequestOptions } from '@trinchera/contract/webauthn'
import { messageOf } from './api'

export const hasPasskeys = () => typeof window.PublicKeyCredential === 'function'

/** Logs in with a passkey: returns the browser's signed response. Rejects if the person cancels. */
export async function getPasskey(optionsJSON: RequestOptions): Promise<Assertion> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return { ...(await startAuthentication({ optionsJSON })), clientExtensionResults: {} }
}

/** Creates a passkey and returns the browser's response. Rejects if the person cancels or the device already has one for the account. */
export async function makePasskey(optionsJSON: CreationOptions): Promise<Attestation> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return { ...(await startRegistration({ optionsJSON })), clientExtensionResults: {} }
}

/** Message to show after the use of a passkey failed: the browser's reason if known, otherwise the server's message. */
export function passkeyProblem(error: unknown): string {
  if (error instanceof Error && error.name === 'NotAllowedError')
    return 'No se usó ninguna llave de acceso. Prueba otra vez, o elige otra forma.'
  if (error instanceof Error && error.name === 'InvalidStateError')
    return 'Este equipo ya tiene una llave de acceso para tu cuenta.'
  return messageOf(error, 'La llave de acceso no funcionó. Prueba otra vez, o elige otra forma.')
}
