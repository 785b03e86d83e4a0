import { createHash, timingSafeEqual } from 'node:crypto'
import { botScheme } from '@trinchera/contract/discord'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** True if `given` is the bot's secret. The comparison takes the same time for every value. */
export const isBotSecret = (secret: string, given: string) => timingSafeEqual(digest(secret), digest(given))

/** True if an `Authorization` header contains the secret of the Discord bot. */
export function hasBotSecret(secret: string, authorization: string | undefined): boolean {
  const [scheme, given, ...rest] = authorization?.split(' ') ?? []
  return scheme === botScheme && given !== undefined && rest.length === 0 && isBotSecret(secret, given)
}
