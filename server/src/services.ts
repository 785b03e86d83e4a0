import type { Redis } from 'ioredis'
import type { Database } from '@trinchera/db/database'
import type { PlayerDirectory } from '@trinchera/db/queries/players/player-directory'
import type { Config } from '@trinchera/runtime/config'
import type { LiveEmitter } from '@trinchera/runtime/emitter'
import type { Log } from '@trinchera/runtime/log'
import type { PictureStore } from '@trinchera/runtime/picture-store'
import type { Jobs } from '@trinchera/runtime/queue'

/** Dependencies of the handlers, created once by `buildApp`. */
export interface Services {
  config: Config
  database: Database
  directory: PlayerDirectory
  /** Redis client for commands. While Redis cannot be reached, its calls reject immediately. */
  redis: Redis
  jobs: Jobs
  live: LiveEmitter
  pictures: PictureStore
  now: () => Date
  log: Log
}
