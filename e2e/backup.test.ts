import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { openDatabase, type Database, type Dialect } from '@trinchera/db/database'
import { foldEtapa, refoldEtapa } from '@trinchera/db/fold-etapa'
import { contentOf, openTestDatabase, testDialects } from '@trinchera/db/testing'
import { adminOf, apiOf, newPerson, type Person } from '@trinchera/testing/people'
import { ProductProcess, startProduct, type Product } from '@trinchera/testing/product'
import { picture } from './picture'
import { newEtapaOf } from './etapa'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

const key = 'la clave de los respaldos'

/** The environment of a new, empty installation. */
async function emptyPlace(dialect: Dialect): Promise<{ DATA_DIR: string; BACKUP_DIR: string; DATABASE_URL?: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'trinchera-place-'))
  ends.push(() => rmSync(folder, { recursive: true, force: true }))
  const place = { DATA_DIR: join(folder, 'data'), BACKUP_DIR: join(folder, 'backups') }
  if (dialect === 'sqlite') return place
  const { url, drop } = await openTestDatabase('postgres', { migrated: false })
  ends.push(drop)
  return { ...place, DATABASE_URL: url }
}

/** Runs a command of the product until it exits. */
async function command(name: 'backup' | 'restore', env: NodeJS.ProcessEnv, ...args: string[]) {
  const run = new ProductProcess(`server/dist/${name}.js`, env, args)
  run.start()
  const code = await run.end('SIGCONT') // SIGCONT ends no process, so this only waits until it exits
  return { code, output: run.output }
}

async function backUp(env: NodeJS.ProcessEnv): Promise<string> {
  const { code, output } = await command('backup', env)
  expect([code, output]).toEqual([0, expect.stringContaining('Respaldo listo: ')])
  return /Respaldo listo: (\S+)/.exec(output)?.[1] ?? ''
}

const urlOf = (env: NodeJS.ProcessEnv) => env.DATABASE_URL || join(env.DATA_DIR ?? '', 'trinchera.sqlite')

function open(env: NodeJS.ProcessEnv): Database {
  const database = openDatabase({ url: urlOf(env) })
  ends.push(() => database.close())
  return database
}

/** Names and contents of the files in a folder of the data directory. */
const filesOf = (dataDir: string, folder: string) =>
  readdirSync(join(dataDir, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [file.slice(dataDir.length), readFileSync(file).toString('base64')])
    .toSorted()

const logOf = ({ db }: Database) => db.selectFrom('matches').selectAll().orderBy('id').execute()
const rosterOf = ({ db }: Database, last: number) =>
  db
    .selectFrom('match_roster')
    .selectAll()
    .where('match_id', '<=', last)
    .orderBy('match_id')
    .orderBy('player_id')
    .execute()

/** Expects the tables to be the same as after a replay of the whole log, once the fold has caught up. */
async function expectReplay(database: Database, etapa: number) {
  const now = new Date().toISOString()
  const standings = () =>
    database.db.selectFrom('standings').selectAll().where('id_etapa', '=', etapa).orderBy('id_clan').execute()
  await database.transaction((trx) => foldEtapa(trx, etapa, now))
  const folded = await standings()
  await database.transaction((trx) => refoldEtapa(trx, etapa, now))
  expect(await standings()).toEqual(folded)
}

/** Gives a player a picture with new colours on each call. It replaces the previous one, which is deleted. */
async function changePicture(product: Product, person: Person, turn: number) {
  const { name, mimeType, buffer } = picture(turn)
  const body = new FormData()
  body.append('imagen', new Blob([new Uint8Array(buffer)], { type: mimeType }), name)
  const headers = { authorization: `Bearer ${person.token}` }
  const reply = await fetch(`${product.url}/api/v1/players/editar/${person.id}`, { method: 'PUT', headers, body })
  expect(reply.status).toBe(200)
}

describe.each(testDialects)('a backup of a site on %s', (dialect) => {
  it('taken while reports and pictures come in is one instant of it; taken of a site at rest, all of it', async () => {
    const place = await emptyPlace(dialect)
    const { DATABASE_URL: url = '' } = place
    const product = await startProduct({ DATABASE_URL: url }) // an empty URL means SQLite, even if the tests have a PostgreSQL
    ends.push(() => product.stop())
    const env = { ...product.env, BACKUP_DIR: place.BACKUP_DIR, BACKUP_KEY: key }
    const live = open(env)
    const etapa = await newEtapaOf(product, await adminOf(product), 4)
    const { report } = etapa
    const painter = await newPerson(product)

    const over = new AbortController()
    let answered = 0
    let painted = 0
    const reporting = async (first: number) => {
      for (let turn = first; !over.signal.aborted; turn++) {
        await report(turn % 4, (turn + 1 + (turn % 3)) % 4)
        answered += 1
      }
    }
    const painting = async () => {
      for (let turn = 1; !over.signal.aborted; turn++) {
        await changePicture(product, painter, turn)
        painted += 1
      }
    }
    const load = [reporting(0), reporting(1), reporting(2), painting()]
    await expect.poll(() => answered).toBeGreaterThan(20)
    await expect.poll(() => painted).toBeGreaterThan(1)
    const before = answered
    const archive = await backUp(env)
    const after = answered
    await expect.poll(() => answered).toBeGreaterThan(after + 10)
    over.abort()
    await Promise.all(load)
    expect(after).toBeGreaterThan(before)
    expect(archive).toMatch(/\.tar\.gz\.enc$/)
    expect(statSync(archive).mode & 0o077).toBe(0)
    expect(readdirSync(product.dataDir).filter((name) => name.startsWith('.backup-'))).toEqual([])

    const loaded = { ...env, ...(await emptyPlace(dialect)) }
    expect(await command('restore', loaded, archive)).toMatchObject({ code: 0 })
    const restored = open(loaded)
    const log = await logOf(restored)
    const last = log.at(-1)?.id ?? 0
    expect(log.length).toBeGreaterThanOrEqual(before)
    expect(log.length).toBeLessThan(answered)
    expect(log).toEqual((await logOf(live)).slice(0, log.length))
    expect(await rosterOf(restored, 1e9)).toEqual(await rosterOf(live, last))
    await expectReplay(restored, etapa.id)
    const pictures = await restored.db.selectFrom('players').select('imagen').where('imagen', 'is not', null).execute()
    expect(pictures).toHaveLength(1)
    for (const { imagen } of pictures) expect(existsSync(join(loaded.DATA_DIR, imagen ?? ''))).toBe(true)

    await product.server.end()
    await product.worker.end()
    const rested = { ...env, ...(await emptyPlace(dialect)) }
    expect(await command('restore', rested, await backUp(env))).toMatchObject({ code: 0 })
    // how a backup went is noted once it is made, so each has the note of the one before
    for (const { db } of [open(rested), live]) await db.deleteFrom('settings').where('key', '=', 'respaldo').execute()
    expect(await contentOf(open(rested))).toEqual(await contentOf(live))
    expect(filesOf(rested.DATA_DIR, 'uploads')).toEqual(filesOf(product.dataDir, 'uploads'))
    for (const name of ['jwt-secret', 'bot-secret', 'vapid-key'])
      expect(readFileSync(join(rested.DATA_DIR, name))).toEqual(readFileSync(join(product.dataDir, name)))

    // the site continues from the restored state, and players' sessions are still valid
    const server = new ProductProcess('server/dist/main.js', rested)
    ends.push(() => server.end())
    server.start()
    await server.prints(/servidor en http/)
    const { data } = await apiOf(product.url, painter.token).getPlayer({ params: { id: painter.id } })
    expect(data.imagen).not.toBeNull()
    expect((await command('restore', rested, archive)).output).toMatch(/no está vacía/)
  })
})
