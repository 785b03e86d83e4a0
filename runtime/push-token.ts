import { signedIds } from './signed-ids'

const tokens = signedIds('trinchera/answer-of-a-push/1', 2)

/** A token with which one device answers one push. */
export const pushToken = (secret: string, push: number, device: number) => tokens.sign(secret, push, device)

/** The push and the device for which a token was made; null if the token was not made by this site. */
export function deliveryOfToken(secret: string, token: string): { push: number; device: number } | null {
  const [push, device] = tokens.read(secret, token) ?? []
  return push === undefined || device === undefined ? null : { push, device }
}
