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

export interface WorkerContext {
  database: Database
  live: LiveEmitter
  jobs: Pick<Jobs, 'enqueue'>
  /** True if events emitted now would reach other processes; false while Redis is unreachable. */
  canBroadcast: () => boolean
  mailer: Mailer
  push: PushSender
  /** The key for the tokens by which devices use the buttons of pushes. */
  secret: string
  /** Returns which of the given players have a page of the site visible on a screen. Rejects while Redis is unreachable. */
  playersInSight: (players: readonly number[]) => Promise<Set<number>>
  webhooks: WebhookSender
  /** Runs jobs. A job that kills the process or always fails is put in quarantine, so that it does not stop the others. */
  quarantine: Pick<Quarantine, 'run'>
  /** Receives the outcome and duration of each job. */
  measure?: (job: JobName, outcome: 'hecho' | 'falla', seconds: number) => void
  /** Runs a job as part of the traces of the requests that caused it; undefined if tracing is off. */
  traced?: TraceJob
  now: () => Date
  pictures: PictureStore
  log: Log
}

export type Perform<N extends JobName> = (payload: JobPayload<N>, context: WorkerContext) => Promise<void>

/** The functions of a job. A job may run twice, or concurrently in another worker, so both functions must be idempotent. */
export interface Handler<N extends JobName> {
  perform: Perform<N>
  /** Runs after the job has left the queue. Only then can another job with the same id be enqueued. */
  afterCompletion?: Perform<N>
}
