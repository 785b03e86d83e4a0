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

/** Services for jobs and the reconciler. */
export interface WorkerContext {
  database: Database
  live: LiveEmitter
  jobs: Pick<Jobs, 'enqueue'>
  /** Whether an event emitted now reaches other processes. */
  canBroadcast: () => boolean
  mailer: Mailer
  push: PushSender
  /** Signs what a notification may answer. */
  secret: string
  /** Which of some players have a page of the site in sight; rejects while Redis is away. */
  playersInSight: (players: readonly number[]) => Promise<Set<number>>
  webhooks: WebhookSender
  /** Through which every job is done, so that one that kills the process or always fails does not stop the others. */
  quarantine: Pick<Quarantine, 'run'>
  /** Told of each job that was done or failed. */
  measure?: (job: JobName, outcome: 'hecho' | 'falla', seconds: number) => void
  /** Where there are traces. */
  traced?: TraceJob
  now: () => Date
  pictures: PictureStore
  log: Log
}

export type Perform<N extends JobName> = (payload: JobPayload<N>, context: WorkerContext) => Promise<void>

/** A job may be performed twice, or concurrently by another worker, so both functions must be idempotent. */
export interface Handler<N extends JobName> {
  perform: Perform<N>
  /** Runs after the job left the queue, when a job of the same id can be enqueued again. */
  afterCompletion?: Perform<N>
}
