import type { Database } from '@trinchera/db/database'
import type { EffectServices } from '@trinchera/effects/services'
import type { Log } from '@trinchera/runtime/log'

/** Services that sending messages to webhooks needs. */
export interface Sending extends EffectServices {
  database: Database
  log: Log
}

/** Sends the messages of clans' webhooks: those of one webhook in order, those to different hosts independently of each other. */
export interface WebhookSender {
  /** Starts to send the stored messages of a webhook, unless this process is already doing so. Does not wait for the requests. */
  start(webhook: { id: number; url: string }, context: Sending): void
  /** Resolves when no message is being sent. */
  idle(): Promise<void>
  /** Starts no further request and resolves when the running ones have ended. */
  close(): Promise<void>
}
