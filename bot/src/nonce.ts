import { createHash } from 'node:crypto'

/**
 * A nonce for a message, at most 25 characters. Discord deduplicates by nonce for some minutes, per author and across channels, so the
 * nonce includes the channel.
 */
export const nonceFor = (channel: string, key: string) =>
  `${key.slice(0, 16)}-${createHash('sha256').update(channel).digest('base64url').slice(0, 8)}`
