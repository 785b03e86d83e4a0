import type { Database } from '@trinchera/db/database'
import type { EffectServices } from '@trinchera/effects/services'
import type { Log } from '@trinchera/runtime/log'

/** The services of the worker that sending to webhooks needs. */
export interface Sending extends EffectServices {
  database: Database
  log: Log
}

/** Sends the messages of clans' webhooks: those of one webhook in order, and those of different hosts independently. */
export interface WebhookSender {
  /** Starts sending a webhook's pending messages, unless this process is already doing so; does not wait for the requests. */
  start(webhook: { id: number; url: string }, context: Sending): void
  /** Resolves once nothing is being sent. */
  idle(): Promise<void>
  /** Starts no further request, and waits for those under way. */
  close(): Promise<void>
}
