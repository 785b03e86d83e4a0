import type { Assertion, Attestation, CreationOptions, RequestOptions } from '@trinchera/contract/webauthn'
import { messageOf } from './api'

/** True if this browser supports passkeys. */
export const hasPasskeys = () => typeof window.PublicKeyCredential === 'function'

/** Asks the browser for a passkey. Rejects if the user cancels. */
export async function getPasskey(optionsJSON: RequestOptions): Promise<Assertion> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return { ...(await startAuthentication({ optionsJSON })), clientExtensionResults: {} }
}

/** Asks the browser to create a passkey. Rejects if the user cancels or the device already has one. */
export async function makePasskey(optionsJSON: CreationOptions): Promise<Attestation> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return { ...(await startRegistration({ optionsJSON })), clientExtensionResults: {} }
}

/** The message to show after a passkey failed: the browser's reason, otherwise the server's message. */
export function passkeyProblem(error: unknown): string {
  if (error instanceof Error && error.name === 'NotAllowedError')
    return 'No se usó ninguna llave de acceso. Prueba otra vez, o elige otra forma.'
  if (error instanceof Error && error.name === 'InvalidStateError')
    return 'Este equipo ya tiene una llave de acceso para tu cuenta.'
  return messageOf(error, 'La llave de acceso no funcionó. Prueba otra vez, o elige otra forma.')
}
