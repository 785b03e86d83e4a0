import type { Database } from '@trinchera/db/database'
import type { JobName, JobPayload } from '@trinchera/contract/jobs'
import type { LiveEmitter } from '@trinchera/runtime/emitter'
import type { Log } from '@trinchera/runtime/log'
import type { Mailer } from './mail/mailer'

/** Services for jobs and sweeps. */
export interface WorkerContext {
  database: Database
  live: LiveEmitter
  /** Whether an event emitted now reaches other processes. */
  canAnnounce: () => boolean
  mailer: Mailer
  now: () => Date
  /** Folder with the uploaded pictures. */
  dataDir: string
  log: Log
}

/** Does one job. A job may be done twice, or while another worker does the same: it must come to the same. */
export type Handler<N extends JobName> = (payload: JobPayload<N>, context: WorkerContext) => Promise<void>
