import type { Database } from '@trinchera/db/database'
import type { EffectServices } from '@trinchera/effects/services'
import type { Log } from '@trinchera/runtime/log'

/** What sending to webhooks needs of the worker. */
export interface Sending extends EffectServices {
  database: Database
  log: Log
}

/** Sends the messages of clans' webhooks: those of one webhook in order, those of different hosts independently. */
export interface WebhookSender {
  /** Starts to send what waits for a webhook, unless this process is at it; does not wait for it. */
  start(webhook: { id: number; url: string }, context: Sending): void
  /** Resolves once nothing is being sent. */
  idle(): Promise<void>
  /** Begins no further request, and waits for those begun. */
  close(): Promise<void>
}
