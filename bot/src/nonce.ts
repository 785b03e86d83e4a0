import { createHash } from 'node:crypto'

/** Discord deduplicates messages by nonce for some minutes, per author and across channels, so it includes the channel. At most 25 characters. */
export const nonceFor = (channel: string, key: string) =>
  `${key.slice(0, 16)}-${createHash('sha256').update(channel).digest('base64url').slice(0, 8)}`
