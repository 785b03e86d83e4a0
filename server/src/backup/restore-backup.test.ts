import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { endingWithThisProcess } from '@trinchera/db/child'
import { openDatabase, type Dialect } from '@trinchera/db/database'
import { isWithoutTables } from '@trinchera/db/dump'
import { schemaVersion } from '@trinchera/db/migrate'
import { holdTableName, openTestDatabase, testDialects } from '@trinchera/db/testing'
import { restoreMarker } from '@trinchera/runtime/unfinished-restore'
import { packFolder, unpack } from './archive'
import type { BackupConfig } from './config'
import { makeBackup } from './make-backup'
import { restoreBackup } from './restore-backup'

let folder = ''
const ends: (() => Promise<unknown>)[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trinchera-restore-'))
})
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
  rmSync(folder, { recursive: true, force: true })
})

const picture = `uploads/players/${'a'.repeat(32)}.webp`

/** A configuration with an empty data folder and a database without tables. */
async function emptyPlace(dialect: Dialect, name: string): Promise<BackupConfig> {
  const dataDir = join(folder, name)
  const place = { dataDir, backupDir: join(folder, 'backups'), bucket: null, key: null, keep: 3 }
  if (dialect === 'sqlite') return { ...place, databaseUrl: join(dataDir, 'trinchera.sqlite') }
  const { url, drop } = await openTestDatabase('postgres', { migrated: false })
  ends.push(drop)
  return { ...place, databaseUrl: url }
}

/** A site with a setting in its database, a picture, a half-written picture and a secret. */
async function site(dialect: Dialect): Promise<BackupConfig> {
  const dataDir = join(folder, 'site')
  mkdirSync(join(dataDir, 'uploads/players'), { recursive: true })
  writeFileSync(join(dataDir, picture), 'una imagen')
  writeFileSync(join(dataDir, `${picture}.part`), 'media')
  writeFileSync(join(dataDir, 'jwt-secret'), 's'.repeat(64))
  const database = await openTestDatabase(dialect)
  ends.push(() => database.drop())
  await database.db.insertInto('settings').values({ key: 'kept', value: '1' }).execute()
  return { dataDir, databaseUrl: database.url, backupDir: join(folder, 'backups'), bucket: null, key: null, keep: 3 }
}

async function settingIn({ databaseUrl }: BackupConfig) {
  const database = openDatabase({ url: databaseUrl })
  const rows = await database.db.selectFrom('settings').select(['key', 'value']).execute()
  await database.close()
  return rows
}

describe.each(testDialects)('a restore on %s', (dialect) => {
  it('puts everything into an empty place, the secrets only of an encrypted backup', async () => {
    const config = await site(dialect)
    const open = await makeBackup(config, '1.0.0')
    expect(open.manifest.files.map(({ path }) => path)).toEqual([
      dialect === 'sqlite' ? 'database.sqlite' : 'database.dump',
      picture,
    ])
    const key = 'una clave larga de verdad'
    const sealed = await makeBackup({ ...config, key }, '1.0.0')
    for (const [index, { file }] of [open, sealed].entries()) {
      const place = { ...(await emptyPlace(dialect, `place-${index}`)), key }
      await restoreBackup(file, place)
      expect(await settingIn(place)).toEqual([{ key: 'kept', value: '1' }])
      expect(readFileSync(join(place.dataDir, picture), 'utf8')).toBe('una imagen')
      expect(existsSync(join(place.dataDir, 'jwt-secret'))).toBe(index === 1)
      expect(readdirSync(place.dataDir).filter((name) => /manifest|database|restoring/.test(name))).toEqual([])
    }
  })

  it('is refused where something is, and leaves it as it is', async () => {
    const config = await site(dialect)
    const { file } = await makeBackup(config, '1.0.0')
    await expect(restoreBackup(file, config)).rejects.toThrow('DATA_DIR no está vacía')
    if (dialect === 'postgres') {
      const place = { ...(await emptyPlace(dialect, 'place')), databaseUrl: config.databaseUrl }
      await expect(restoreBackup(file, place)).rejects.toThrow('DATABASE_URL no está vacía')
      expect(existsSync(place.dataDir)).toBe(false)
    }
    expect(await settingIn(config)).toEqual([{ key: 'kept', value: '1' }])
  })

  it('goes on beside the backups that lie in the data folder', async () => {
    const config = await site(dialect)
    const { file } = await makeBackup(config, '1.0.0')
    const place = await emptyPlace(dialect, 'place')
    mkdirSync(join(place.dataDir, 'backups'), { recursive: true })
    await restoreBackup(file, place)
    expect(await settingIn(place)).toEqual([{ key: 'kept', value: '1' }])
    expect(existsSync(restoreMarker(place.dataDir))).toBe(false)
  })

  it('that was ended half-way is done again by the same command, and no site starts on it meanwhile', async () => {
    const config = await site(dialect)
    const { file } = await makeBackup(config, '1.0.0')
    const place = await emptyPlace(dialect, 'place')
    mkdirSync(join(place.dataDir, 'uploads/players'), { recursive: true })
    writeFileSync(restoreMarker(place.dataDir), 'trinchera-x.tar.gz')
    writeFileSync(join(place.dataDir, 'jwt-secret'), 'of the first try')
    await restoreBackup(file, place)
    expect(await settingIn(place)).toEqual([{ key: 'kept', value: '1' }])
    expect(existsSync(join(place.dataDir, 'jwt-secret'))).toBe(false)
    expect(existsSync(restoreMarker(place.dataDir))).toBe(false)
  })

  it('finds every damage before anything is put in place', async () => {
    const config = await site(dialect)
    const { file } = await makeBackup(config, '1.0.0')
    const damaged = async (change: (unpacked: string) => void) => {
      const unpacked = mkdtempSync(join(folder, 'unpacked-'))
      await unpack(file, unpacked, null)
      change(unpacked)
      const changed = join(folder, `changed-${Math.random()}.tar.gz`)
      await packFolder(unpacked, changed, null)
      return changed
    }
    const cases: [string, RegExp][] = [
      [await damaged((at) => writeFileSync(join(at, picture), 'otra imagen')), /players.*cambió/],
      [await damaged((at) => rmSync(join(at, picture))), /falta uploads/],
      [await damaged((at) => writeFileSync(join(at, 'further'), 'x')), /further no está en su índice/],
      [await damaged((at) => rmSync(join(at, 'manifest.json'))), /le falta el índice/],
      [await damaged((at) => writeFileSync(join(at, 'manifest.json'), '{}')), /no se entiende/],
    ]
    const bytes = readFileSync(file)
    const cut = join(folder, 'cut.tar.gz')
    writeFileSync(cut, bytes.subarray(0, bytes.length - 20))
    cases.push([cut, /dañado o incompleto/], [join(folder, 'no-hay'), /No se puede leer/])
    const place = await emptyPlace(dialect, 'place')
    for (const [broken, reason] of cases) {
      await expect(restoreBackup(broken, place)).rejects.toThrow(reason)
      expect(existsSync(place.dataDir)).toBe(false)
    }
    await restoreBackup(file, place)
  })

  it('of the other kind of database is refused', async () => {
    const { file } = await makeBackup(await site(dialect), '1.0.0')
    const place = await emptyPlace('sqlite', 'place')
    const other = dialect === 'sqlite' ? { ...place, databaseUrl: 'postgres://nadie@127.0.0.1:1/nada' } : place
    if (dialect === 'postgres') await expect(restoreBackup(file, other)).rejects.toThrow('es de PostgreSQL')
    else await expect(restoreBackup(file, other)).rejects.toThrow()
    expect(existsSync(place.dataDir)).toBe(false)
  })
})

/** Starts a restore in a separate process. */
const restoring = (file: string, { dataDir, databaseUrl }: BackupConfig) =>
  spawn(
    ...endingWithThisProcess(process.execPath, ['--import', 'tsx', join(import.meta.dirname, '../restore.ts'), file]),
    {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
      stdio: 'inherit',
    },
  )

// only on Linux does a child process end when its parent does
it.runIf(testDialects.includes('postgres') && process.platform === 'linux')(
  'a restore that is killed while PostgreSQL loads leaves nothing loading, and is done again by the same command',
  async () => {
    const { file } = await makeBackup(await site('postgres'), '1.0.0')
    const place = await emptyPlace('postgres', 'place')
    const held = await holdTableName(place.databaseUrl, 'settings')
    try {
      const command = restoring(file, place)
      await expect.poll(held.waiting).toEqual(['pg_restore'])
      command.kill('SIGKILL')
      await once(command, 'exit')
      await expect.poll(held.waiting).toEqual([])
    } finally {
      await held.release()
    }
    expect([existsSync(restoreMarker(place.dataDir)), await isWithoutTables(place.databaseUrl)]).toEqual([true, true])

    await restoreBackup(file, place)
    expect(await settingIn(place)).toEqual([{ key: 'kept', value: '1' }])
    expect(existsSync(restoreMarker(place.dataDir))).toBe(false)
  },
)

it('only the newest backups are kept', async () => {
  const config = await site('sqlite')
  const made: string[] = []
  for (let count = 0; count < 5; count++) made.push((await makeBackup(config, '1.0.0')).file)
  expect(
    readdirSync(config.backupDir)
      .map((name) => join(config.backupDir, name))
      .toSorted(),
  ).toEqual(made.slice(-3))
})

it('a backup of an empty database is refused, and leaves nothing', async () => {
  const empty = await openTestDatabase('sqlite', { migrated: false })
  ends.push(() => empty.drop())
  expect(await schemaVersion(empty.db)).toBeNull()
  const config = { ...(await emptyPlace('sqlite', 'place')), databaseUrl: empty.url }
  mkdirSync(config.dataDir)
  await expect(makeBackup(config, '1.0.0')).rejects.toThrow('está vacía')
  expect([readdirSync(config.dataDir), readdirSync(config.backupDir)]).toEqual([[], []])
})
