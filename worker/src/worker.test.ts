import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { LiveEvent, LiveEvents } from '@trinchera/contract/socket'
import { insertMail } from '@trinchera/db/queries/notices/mails'
import { nextSeq } from '@trinchera/db/queries/ladder/log'
import { insertMatch } from '@trinchera/db/queries/ladder/reporting'
import { selectClanRows } from '@trinchera/db/presenters'
import { openTestDatabase, type TestDatabase } from '@trinchera/db/testing'
import { readConfig, type Config } from '@trinchera/runtime/config'
import type { LiveEmitter } from '@trinchera/runtime/emitter'
import { createLog } from '@trinchera/runtime/log'
import { openPictureFolder } from '@trinchera/runtime/picture-folder'
import { openJobs } from '@trinchera/runtime/queue'
import { connectRedis, ready, RedisOutage } from '@trinchera/runtime/redis'
import { startGameServer } from '@trinchera/testing/game-server'
import { mailTo } from '@trinchera/testing/outbox'
import { startRedis, type TestRedis } from '@trinchera/testing/redis'
import { noQuarantine, noWebhooks } from '../testing/reconciler'
import { consume } from './consume'
import type { WorkerContext } from './context'
import { createMailer } from './mail/mailer'
import { statusQuery } from './servidores/query-server'
import { pollServers } from './servidores/poll-servers'
import { silentPush } from '../testing/silent-push'
import { startReconciler, reconcileOnce } from './reconciler/reconciler'

let database: TestDatabase
let redis: TestRedis
let dataDir: string
const endings: (() => unknown)[] = []

beforeEach(async () => {
  database = await openTestDatabase()
  redis = await startRedis()
  dataDir = mkdtempSync(join(tmpdir(), 'trinchera-worker-'))
})

afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
  await redis.stop()
  await database.drop()
  rmSync(dataDir, { recursive: true })
})

/** An emitter that records events and lets a test wait for them. */
function listening() {
  const emitted: { event: LiveEvent; payload: LiveEvents[LiveEvent] }[] = []
  const wake: (() => void)[] = []
  const emitter: LiveEmitter = {
    emit(_rooms, event, payload) {
      emitted.push({ event, payload })
      for (const tell of wake.splice(0)) tell()
    },
  }
  /** The table events that were emitted. Medal events are left out, because a separate job awards medals at any time. */
  const tables = () => emitted.filter(({ event }) => event === 'ladder:changed')
  const next = async (count: number) => {
    while (tables().length < count) await new Promise<void>((resolve) => wake.push(resolve))
    return tables()
  }
  return { emitter, tables, next }
}

function start(live: LiveEmitter, overrides: Partial<WorkerContext> = {}) {
  const log = createLog({ name: 'worker', level: 'silent', production: true })
  const config: Config = readConfig({ DATA_DIR: dataDir, REDIS_URL: redis.url })
  const outage = new RedisOutage(log)
  const commands = connectRedis(redis.url, 'commands', outage)
  const blocking = connectRedis(redis.url, 'blocking', outage)
  const queue = openJobs(commands, outage)
  const context: WorkerContext = {
    database,
    live,
    jobs: queue,
    canBroadcast: () => true,
    mailer: createMailer(config, log),
    ...silentPush,
    webhooks: noWebhooks,
    quarantine: noQuarantine,
    now: () => new Date(),
    pictures: openPictureFolder(dataDir),
    log,
    ...overrides,
  }
  const worker = consume(blocking, outage, context)
  endings.push(
    () => Promise.all([commands.quit(), blocking.quit()]),
    () => queue.close(),
    () => worker.close(),
  )
  return { queue, context, commands }
}

const now = new Date().toISOString()

async function storedEtapa(nombre: string) {
  const { db } = database
  const juego = await db
    .insertInto('juegos')
    .values({ nombre, nombre_folded: nombre })
    .returning('id')
    .executeTakeFirstOrThrow()
  const etapa = await db
    .insertInto('etapas')
    .values({
      id_juego: juego.id,
      nombre,
      activo: 1,
      multijugador: 1,
      created_at: now,
      archived_at: null,
      stale_from: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('ladders').values({ id_etapa: etapa.id, updated_at: now }).execute()
  const clans: number[] = []
  for (const name of ['A', 'B', 'C']) {
    const clan = await db
      .insertInto('clans')
      .values({ id_etapa: etapa.id, nombre: name, nombre_folded: name, tag: name, tag_folded: name, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    clans.push(clan.id)
  }
  const play = (winner: number, loser: number) =>
    database.transaction(async (trx) => {
      const seq = await nextSeq(trx, etapa.id)
      await insertMatch(trx, {
        id_etapa: etapa.id,
        seq,
        id_clan_ganador: clans[winner] ?? 0,
        id_clan_perdedor: clans[loser] ?? 0,
        comentario: '',
        id_reportero: null,
        reportado_por: 'x',
        fecha: now,
      })
    })
  const table = async () => {
    const rows = await selectClanRows(db).where('clans.id_etapa', '=', etapa.id).execute()
    return rows
      .filter((row) => row.ranking_actual)
      .sort((a, b) => a.ranking_actual - b.ranking_actual)
      .map((row) => row.nombre)
      .join('')
  }
  return { etapa: etapa.id, play, table }
}

it('folds a report when its job comes and broadcasts the changed rows', async () => {
  const events = listening()
  const { queue, commands } = start(events.emitter)
  await ready(commands)
  const { etapa, play, table } = await storedEtapa('uno')
  await play(0, 1)
  queue.enqueue('recalculate-etapa', { etapa })
  const [told] = await events.next(1)
  expect(told).toMatchObject({
    event: 'ladder:changed',
    payload: {
      etapa,
      version: 1,
      clanes: [
        { nombre: 'A', ranking_actual: 1 },
        { nombre: 'B', ranking_actual: 0, derrotas: 1 },
      ],
    },
  })
  expect(await table()).toBe('A')
})

it('folds a report whose job was lost', async () => {
  const events = listening()
  const { context } = start(events.emitter)
  const { play, table } = await storedEtapa('uno')
  await play(0, 1)
  await play(2, 0)
  await reconcileOnce(context)
  expect(await table()).toBe('CA')
  expect(events.tables()).toHaveLength(1)
})

it('reconciles from its start until it is stopped', async () => {
  const events = listening()
  const { context } = start(events.emitter)
  const { play, table } = await storedEtapa('uno')
  await play(0, 1)
  const stop = startReconciler(context)
  await events.next(1)
  await stop()
  expect(await table()).toBe('A')
})

it('broadcasts the whole table when an earlier version was not broadcast', async () => {
  const events = listening()
  let announcing = false
  const { context } = start(events.emitter, { canBroadcast: () => announcing })
  const { play } = await storedEtapa('uno')
  await play(0, 1)
  await reconcileOnce(context)
  expect(events.tables()).toHaveLength(0)
  announcing = true
  await play(1, 2)
  await reconcileOnce(context)
  expect(events.tables()).toMatchObject([
    { payload: { version: 2, clanes: [{ nombre: 'A' }, { nombre: 'B' }, { nombre: 'C' }] } },
  ])
})

it('broadcasts a version folded by a worker that died before broadcasting it', async () => {
  const events = listening()
  const silent = start(events.emitter, { canBroadcast: () => false, now: () => new Date(Date.now() - 60_000) })
  const { play } = await storedEtapa('uno')
  await play(0, 1)
  await reconcileOnce(silent.context)
  await reconcileOnce({ ...silent.context, canBroadcast: () => true, now: () => new Date() })
  expect(events.tables()).toMatchObject([{ payload: { version: 1 } }])
})

it('folds the other etapas when one cannot be folded', async () => {
  const events = listening()
  const { context } = start(events.emitter)
  const broken = await storedEtapa('rota')
  const good = await storedEtapa('buena')
  await broken.play(0, 1)
  await good.play(1, 0)
  // an outcome that already exists makes the fold of that etapa fail
  await database.db
    .insertInto('match_outcomes')
    .values({
      match_id: 1,
      id_etapa: broken.etapa,
      seq: 1,
      ganador_antes: 0,
      ganador_despues: 0,
      perdedor_antes: 0,
      perdedor_despues: 0,
    })
    .execute()
  await reconcileOnce(context)
  expect(await broken.table()).toBe('')
  expect(await good.table()).toBe('B')
})

it('counts a hundred reports once each when their jobs are coalesced', async () => {
  const events = listening()
  const { queue, commands } = start(events.emitter)
  await ready(commands)
  const { etapa, play } = await storedEtapa('uno')
  for (let i = 0; i < 100; i++) {
    await play(i % 3, (i + 1) % 3)
    queue.enqueue('recalculate-etapa', { etapa })
  }
  const games = async () =>
    (await database.db.selectFrom('standings').select('juegos').execute()).reduce((sum, row) => sum + row.juegos, 0)
  await expect.poll(games).toBe(200)
})

it('continues after a Redis outage without losing jobs', async () => {
  const events = listening()
  const { queue, commands, context } = start(events.emitter)
  await ready(commands)
  const { etapa, play, table } = await storedEtapa('uno')
  await redis.kill()
  await play(0, 1)
  queue.enqueue('recalculate-etapa', { etapa })
  await reconcileOnce(context)
  expect(await table()).toBe('A')
  await redis.start()
  await ready(commands)
  await play(1, 0)
  queue.enqueue('recalculate-etapa', { etapa })
  await events.next(2)
  expect(await table()).toBe('BA')
})

async function playerWithMail(kind: 'validar' | 'recuperar') {
  const { id } = await database.db
    .insertInto('players')
    .values({ username: 'Ñandú', username_folded: 'nandu', email: 'nandu@trinchera.test', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return insertMail(database.db, id, { kind }, now)
}

it('writes the validation mail to the outbox, its token stored only as a hash', async () => {
  const { context } = start(listening().emitter)
  await playerWithMail('validar')
  await reconcileOnce(context)
  const mail = await mailTo({ dataDir }, 'nandu@trinchera.test')
  const link = mail.link('/validar-cuenta')
  expect(link.searchParams.get('email')).toBe('nandu@trinchera.test')
  expect(mail.html).toContain('Validar mi cuenta')
  const [token] = await database.db.selectFrom('mail_tokens').selectAll().execute()
  expect(token?.token_hash).toBe(
    createHash('sha256')
      .update(link.searchParams.get('token') ?? '')
      .digest('hex'),
  )
  await reconcileOnce(context)
  expect(readdirSync(join(dataDir, 'outbox'))).toHaveLength(1)
})

it('folds and mails while twelve game servers do not answer', async () => {
  const events = listening()
  const { queue, commands, context } = start(events.emitter)
  await ready(commands)
  const silent = await Promise.all(Array.from({ length: 12 }, () => startGameServer()))
  endings.push(() => Promise.all(silent.map((server) => server.stop())))
  const servidores = silent.map(({ port, answers }, index) => {
    answers('silent')
    return {
      id: index + 1,
      grupo: 'clan',
      nombre: 'Mudo',
      puerto: 15_000,
      puerto_consulta: port,
      host: null,
      tipo: 'mohaa',
    }
  })
  await database.db
    .insertInto('opciones')
    .values({ parte: 'servidores', valor: JSON.stringify(servidores) })
    .execute()

  const [stopping, round] = [new AbortController(), { over: false }]
  // Longer than the test, so that the round is still waiting at its end.
  const poller = { query: statusQuery(600_000), find: async (host: string) => host, gameHost: '127.0.0.1' }
  const waited = pollServers({ ...context, pendingBroadcasts: new Set() }, poller, stopping.signal).finally(() => {
    round.over = true
  })
  await silent[0]?.next()
  const { etapa, play, table } = await storedEtapa('uno')
  await play(0, 1)
  queue.enqueue('recalculate-etapa', { etapa })
  queue.enqueue('deliver-mail', { mail: await playerWithMail('validar') })
  await events.next(1)
  await mailTo({ dataDir }, 'nandu@trinchera.test')
  expect([await table(), round.over]).toEqual(['A', false])
  stopping.abort()
  await expect(waited).rejects.toThrow()
})
