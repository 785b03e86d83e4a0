import { tmpdir } from 'node:os'
import type { LiveEvent, LiveEvents } from '@trinchera/contract/socket'
import type { Opciones } from '@trinchera/contract/opciones'
import type { Dialect } from '@trinchera/db/database'
import { insertPlayer } from '@trinchera/db/queries/players/players'
import { topicVersion, type Topic } from '@trinchera/db/queries/site/versions'
import { openTestDatabase, type TestDatabase } from '@trinchera/db/testing'
import { createLog } from '@trinchera/runtime/log'
import { openPictureFolder } from '@trinchera/runtime/picture-folder'
import type { PollingContext } from '../src/polling/context'
import { silentPush } from './silent-push'
import { noQuarantine, noWebhooks } from './reconciler'

export interface TestPolling {
  database: TestDatabase
  context: PollingContext
  clock: { now: Date; pass(seconds: number): void }
  emitted: { room: string; event: LiveEvent; payload: LiveEvents[LiveEvent] }[]
  logged: string[]
  jobs: unknown[]
  /** `there`: false to simulate that Redis is unreachable. */
  redis: { there: boolean }
  player(username: string, links?: { twitch?: string; youtube?: string }): Promise<number>
  setOpciones(parts: Partial<Opciones>): Promise<void>
  version(topic: Topic): Promise<number>
  notices(player: number): Promise<string[]>
}

/** Creates a context for polling, with a database of its own. It records emitted events, log messages and enqueued jobs, in order. */
export async function openTestPolling(dialect: Dialect): Promise<TestPolling> {
  const database = await openTestDatabase(dialect)
  const { db } = database
  const [emitted, logged, jobs]: [TestPolling['emitted'], string[], unknown[]] = [[], [], []]
  const redis = { there: true }
  const clock = {
    now: new Date(),
    pass(seconds: number) {
      clock.now = new Date(clock.now.getTime() + seconds * 1000)
    },
  }
  const log = createLog({
    name: 'worker',
    level: 'info',
    production: true,
    to: { write: (line) => void logged.push(JSON.parse(line).msg) },
  })
  return {
    database,
    clock,
    emitted,
    logged,
    jobs,
    redis,
    context: {
      database,
      log,
      pictures: openPictureFolder(tmpdir()),
      now: () => clock.now,
      mailer: { send: async () => {} },
      ...silentPush,
      quarantine: noQuarantine,
      webhooks: noWebhooks,
      pendingBroadcasts: new Set(),
      canBroadcast: () => redis.there,
      live: { emit: (room, event, payload) => void emitted.push({ room: String(room), event, payload }) },
      jobs: { enqueue: (name, payload) => void jobs.push([name, payload]) },
    },
    async player(username, links = {}) {
      const id = await insertPlayer(db, {
        username,
        email: `${username}@trinchera.test`,
        password_hash: null,
        volute: null,
        created_at: clock.now.toISOString(),
        validado: 1,
      })
      if (Object.keys(links).length) await db.updateTable('players').set(links).where('id', '=', id).execute()
      return id
    },
    async setOpciones(parts) {
      for (const [parte, valor] of Object.entries(parts)) {
        const row = { parte, valor: JSON.stringify(valor) }
        await db
          .insertInto('opciones')
          .values(row)
          .onConflict((conflict) => conflict.column('parte').doUpdateSet(row))
          .execute()
      }
    },
    version: (topic) => topicVersion(db, topic),
    notices: async (player) =>
      (await db.selectFrom('notices').where('player_id', '=', player).orderBy('id').select('texto').execute()).map(
        ({ texto }) => texto,
      ),
  }
}
