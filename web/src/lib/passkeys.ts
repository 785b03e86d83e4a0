import type { Assertion, Attestation, CreationOptions, RequestOptions } from '@trinchera/contract/webauthn'
import { messageOf } from './api'

/** Whether this browser knows passkeys. */
export const hasPasskeys = () => typeof window.PublicKeyCredential === 'function'

/** Has the browser use one of its passkeys. Rejects where its user gives up. */
export async function getPasskey(optionsJSON: RequestOptions): Promise<Assertion> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return { ...(await startAuthentication({ optionsJSON })), clientExtensionResults: {} }
}

/** Has the browser make a passkey. Rejects where its user gives up, or its device has one already. */
export async function makePasskey(optionsJSON: CreationOptions): Promise<Attestation> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return { ...(await startRegistration({ optionsJSON })), clientExtensionResults: {} }
}

/** What to say of a passkey that came to nothing: the server's own words, or the browser's reason. */
export function passkeyProblem(error: unknown): string {
  if (error instanceof Error && error.name === 'NotAllowedError')
    return 'No se usó ninguna llave de acceso. Prueba otra vez, o elige otra forma.'
  if (error instanceof Error && error.name === 'InvalidStateError')
    return 'Este equipo ya tiene una llave de acceso para tu cuenta.'
  return messageOf(error, 'La llave de acceso no funcionó. Prueba otra vez, o elige otra forma.')
}
