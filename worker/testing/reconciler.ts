import type { LiveEvent, LiveEvents } from '@trinchera/contract/socket'
import type { Db } from '@trinchera/db/database'
import { insertPlayer } from '@trinchera/db/queries/players/players'
import type { TestDatabase } from '@trinchera/db/testing'
import { createLog } from '@trinchera/runtime/log'
import { openPictureFolder } from '@trinchera/runtime/picture-folder'
import type { WorkerContext } from '../src/context'
import { silentPush } from './silent-push'

/** A webhook sender that sends nothing. */
export const noWebhooks: WorkerContext['webhooks'] = { start() {}, async idle() {}, async close() {} }

/** A quarantine that runs every job, whatever earlier attempts did. */
export const noQuarantine: WorkerContext['quarantine'] = {
  async run(_name, _payload, work) {
    await work()
    return 'done'
  },
}

export interface Emitted {
  to: readonly string[]
  event: LiveEvent
  payload: LiveEvents[LiveEvent]
}

/** A worker context at a fixed time, and the list of events that it emits, in order. */
export function reconcilerAt(
  now: Date,
  database: TestDatabase,
  dataDir = '',
): { context: WorkerContext; emitted: Emitted[] } {
  const emitted: Emitted[] = []
  const context: WorkerContext = {
    database,
    live: { emit: (rooms, event, payload) => void emitted.push({ to: [rooms].flat(), event, payload }) },
    jobs: { enqueue: () => {} },
    canBroadcast: () => true,
    mailer: { send: async () => {} },
    ...silentPush,
    webhooks: noWebhooks,
    quarantine: noQuarantine,
    now: () => now,
    pictures: openPictureFolder(dataDir),
    log: createLog({ name: 'worker', level: 'silent', production: true }),
  }
  return { context, emitted }
}

/** Inserts an etapa of a new juego and returns its id. `archived`: ISO 8601 for an archived etapa, null for an open one. */
export async function insertEtapa(db: Db, created_at: string, archived: string | null = null): Promise<number> {
  const { count } = await db
    .selectFrom('juegos')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const nombre = `Juego ${count}`
  const juego = await db
    .insertInto('juegos')
    .values({ nombre, nombre_folded: nombre.toLowerCase() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('etapas')
    .values({
      id_juego: juego.id,
      nombre: 'Etapa',
      activo: archived === null ? 1 : 0,
      multijugador: 1,
      created_at,
      archived_at: archived,
      stale_from: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const insertPerson = (db: Db, username: string, created_at: string, marks = {}): Promise<number> =>
  insertPlayer(db, {
    username,
    email: `${username}@trinchera.test`,
    password_hash: null,
    volute: null,
    created_at,
    ...marks,
  })
