import { createHash, timingSafeEqual } from 'node:crypto'
import { botScheme } from '@trinchera/contract/discord'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether what was given is the bot's secret, in a time that tells nothing of how far it was right. */
export const isBotSecret = (secret: string, given: string) => timingSafeEqual(digest(secret), digest(given))

/** Whether a request brings the bot's secret. */
export function bringsBotSecret(secret: string, authorization: string | undefined): boolean {
  const [scheme, given, ...rest] = authorization?.split(' ') ?? []
  return scheme === botScheme && given !== undefined && rest.length === 0 && isBotSecret(secret, given)
}
