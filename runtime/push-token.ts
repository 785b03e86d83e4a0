import { signedIds } from './signed-ids'

const tokens = signedIds('trinchera/answer-of-a-push/1', 2)

/** A token in a push to one device. With the token, the device can use the push's buttons without signing in. */
export const pushToken = (secret: string, push: number, device: number) => tokens.sign(secret, push, device)

/** The ids of the push and the device that a token belongs to; null if the token is not valid. */
export function deliveryOfToken(secret: string, token: string): { push: number; device: number } | null {
  const [push, device] = tokens.read(secret, token) ?? []
  return push === undefined || device === undefined ? null : { push, device }
}
