import type { Database } from '@trinchera/db/database'
import type { JobName, JobPayload } from '@trinchera/contract/jobs'
import type { LiveEmitter } from '@trinchera/runtime/emitter'
import type { Log } from '@trinchera/runtime/log'
import type { PictureStore } from '@trinchera/runtime/picture-store'
import type { Jobs } from '@trinchera/runtime/queue'
import type { WebhookSender } from './webhooks/webhook-sender'
import type { Mailer } from './mail/mailer'
import type { PushSender } from './push/sender'
import type { Quarantine } from './quarantine/quarantine'
import type { TraceJob } from './trace-jobs'

/** Services that jobs and the reconciler use. */
export interface WorkerContext {
  database: Database
  live: LiveEmitter
  jobs: Pick<Jobs, 'enqueue'>
  /** True if an event emitted now would reach other processes. */
  canBroadcast: () => boolean
  mailer: Mailer
  push: PushSender
  /** The key that signs the actions of a notification. */
  secret: string
  /** Which of the given players have a page of the site visible; rejects while Redis is unreachable. */
  playersInSight: (players: readonly number[]) => Promise<Set<number>>
  webhooks: WebhookSender
  /** Runs every job, so that a job that kills the process or always fails does not stop the others. */
  quarantine: Pick<Quarantine, 'run'>
  /** Called after each job, with its outcome and duration. */
  measure?: (job: JobName, outcome: 'hecho' | 'falla', seconds: number) => void
  /** Runs a job inside its traces; undefined if tracing is off. */
  traced?: TraceJob
  now: () => Date
  pictures: PictureStore
  log: Log
}

export type Perform<N extends JobName> = (payload: JobPayload<N>, context: WorkerContext) => Promise<void>

/** A job may be performed twice, or concurrently by another worker, so both functions must be idempotent. */
export interface Handler<N extends JobName> {
  perform: Perform<N>
  /** Runs after the job has left the queue, when another job with the same id can be enqueued. */
  afterCompletion?: Perform<N>
}
