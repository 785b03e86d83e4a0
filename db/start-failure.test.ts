import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, type TestContext } from 'vitest'
import { openDatabase } from './database'
import { migrate, requireServableSchema } from './migrate'
import { databaseStartFailure } from './start-failure'
import { openTestDatabase, testDialects } from './testing'
import { whenAnswers } from './when-answers'

const folder = mkdtempSync(join(tmpdir(), 'trinchera-start-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** An error response as PostgreSQL sends it over the wire. */
function errorResponse(code: string, message: string) {
  const fields = Buffer.from(`SFATAL\0C${code}\0M${message}\0\0`)
  const head = Buffer.alloc(5, 'E')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}

/** Starts a PostgreSQL server that answers its connections with these errors, the last one again and again. Returns its URL. */
async function refusingServer(test: TestContext, ...errors: [code: string, message: string][]) {
  const server = createServer((socket) =>
    socket.once('data', () => {
      const [code, message] = (errors.length > 1 ? errors.shift() : errors[0]) ?? ['', '']
      socket.end(errorResponse(code, message))
    }),
  ).listen(0, '127.0.0.1')
  test.onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  return `postgres://nadie@127.0.0.1:${typeof address === 'object' ? address?.port : ''}/datos`
}

/** The failure line of a process that starts with this database. */
async function said(url: string) {
  const database = openDatabase({ url })
  const error = await requireServableSchema(database).catch((reason: unknown) => reason)
  await database.close()
  return databaseStartFailure(error, url)
}

describe('a start on a database that cannot be used says why in one line with its variable', () => {
  it('where no server answers, without the password, and tries again', async () => {
    const failure = await said('postgres://nadie:secreta@127.0.0.1:1/nada')
    expect(failure).toEqual({
      line: 'DATABASE_URL: la base de datos de 127.0.0.1:1/nada no contesta (ECONNREFUSED)',
      permanent: false,
    })
  })

  it.runIf(testDialects.includes('postgres'))('where the server has no such database or user', async () => {
    const server = new URL(process.env.TEST_DATABASE_URL ?? '')
    server.pathname = '/no_hay'
    expect(await said(server.href)).toMatchObject({
      line: expect.stringMatching(/^Configuración: DATABASE_URL: .*\/no_hay no existe esa base de datos$/),
      permanent: true,
    })
  })

  it('where what answers is a pooler that refuses the settings of a connection', async (test) => {
    const pooler = await refusingServer(test, ['08P01', 'unsupported startup parameter: lock_timeout'])
    expect(await said(pooler)).toMatchObject({
      line: expect.stringMatching(
        /^Configuración: DATABASE_URL: .* no toma los ajustes de la conexión: si es PgBouncer/,
      ),
      permanent: true,
    })
  })

  it('where the file is something else, or a folder', async () => {
    const text = join(folder, 'text.sqlite')
    writeFileSync(text, 'no es una base de datos '.repeat(100))
    expect(await said(text)).toEqual({
      line: `Configuración: DATA_DIR: la base de datos ${text} no es una base de datos SQLite`,
      permanent: true,
    })
    mkdirSync(join(folder, 'folder.sqlite'))
    expect((await said(join(folder, 'folder.sqlite')))?.line).toMatch(/^Configuración: DATA_DIR: .* es una carpeta$/)
  })

  it('where nobody prepared it', async () => {
    const database = await openTestDatabase('sqlite', { migrated: false })
    expect((await said(database.url))?.line).toMatch(/^A la base de datos le faltan migraciones: 001-ladder, .*$/)
    await database.drop()
  })
})

it('a SQLite file and its log are readable by their owner alone, also those of an earlier release', async () => {
  const database = await openTestDatabase('sqlite', { migrated: false })
  await migrate(database)
  const modes = () => ['', '-wal', '-shm'].map((end) => statSync(database.url + end).mode & 0o777)
  expect(modes()).toEqual([0o600, 0o600, 0o600])
  for (const end of ['', '-wal', '-shm']) chmodSync(database.url + end, 0o644)
  const other = openDatabase({ url: database.url })
  await requireServableSchema(other)
  expect(modes()).toEqual([0o600, 0o600, 0o600])
  await other.close()
  await database.drop()
})

describe('a database that is not ready yet', () => {
  /** What is heard while waiting for the database at `url`: the failure at first, and that of the end. */
  async function waited(url: string, patienceMs: number) {
    const database = openDatabase({ url })
    const heard: unknown[] = []
    await whenAnswers(database, patienceMs, (error) => heard.push(error)).catch((error: unknown) => heard.push(error))
    await database.close()
    return heard.map((error) => databaseStartFailure(error, url)?.line.replace(/\S+:\d+\//, ''))
  }

  it('is waited for, but not one that refuses', async (test) => {
    const server = await refusingServer(test, ['57P03', 'the database system is starting up'], ['28P01', 'password'])
    expect(await waited(server, 60_000)).toEqual([
      'DATABASE_URL: la base de datos de datos no contesta (57P03)',
      'Configuración: DATABASE_URL: datos no acepta esa contraseña',
    ])
  })

  it('is given up in the end', async () => {
    expect(await waited('postgres://nadie@127.0.0.1:1/datos', 1500)).toEqual([
      'DATABASE_URL: la base de datos de datos no contesta (ECONNREFUSED)',
      'DATABASE_URL: la base de datos de datos no contesta (ECONNREFUSED)',
    ])
  })

  it('is not waited for once it answers', async () => {
    const database = await openTestDatabase()
    expect(await waited(database.url, 60_000)).toEqual([])
    await database.drop()
  })
})
