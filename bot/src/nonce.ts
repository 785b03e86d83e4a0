import { createHash } from 'node:crypto'

/** What Discord knows a message by for some minutes: by its author alone, whatever the channel, so the channel is in it. It takes 25 characters. */
export const nonceIn = (channel: string, key: string) =>
  `${key.slice(0, 16)}-${createHash('sha256').update(channel).digest('base64url').slice(0, 8)}`
