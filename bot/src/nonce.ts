import { createHash } from 'node:crypto'

/**
 * The nonce of a message, at most 25 characters. For some minutes Discord ignores a second message of the bot with the same nonce, even in
 * another channel. So the nonce includes the channel.
 */
export const nonceFor = (channel: string, key: string) =>
  `${key.slice(0, 16)}-${createHash('sha256').update(channel).digest('base64url').slice(0, 8)}`
