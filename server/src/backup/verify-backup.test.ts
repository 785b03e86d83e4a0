import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase, type Dialect } from '@trinchera/db/database'
import { readBackupState } from '@trinchera/db/queries/site/backups'
import { damageFile, openTestDatabase, testDialects, type TestDatabase } from '@trinchera/db/testing'
import { packFolder, unpack } from './archive'
import type { BackupConfig } from './config'
import { makeBackup } from './make-backup'
import { databaseName, listFiles, manifestName } from './manifest'
import { notedBackup } from './noted-backup'
import { verifyBackup } from './verify-backup'

const small = mkdtempSync(join(tmpdir(), 'trinchera-small-'))
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', small]).status === 0
afterAll(() => {
  if (isMounted) spawnSync('umount', [small])
  rmSync(small, { recursive: true, force: true })
})

let folder = ''
let database: TestDatabase
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trinchera-verify-'))
})
afterEach(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const picture = `uploads/players/${'a'.repeat(32)}.webp`
const key = 'una clave larga de verdad'

/** A site with a picture, whose backups are encrypted. */
async function site(dialect: Dialect): Promise<BackupConfig> {
  const dataDir = join(folder, 'site')
  mkdirSync(join(dataDir, 'uploads/players'), { recursive: true })
  writeFileSync(join(dataDir, picture), 'una imagen')
  database = await openTestDatabase(dialect)
  return { dataDir, databaseUrl: database.url, backupDir: join(folder, 'backups'), bucket: null, key, keep: 3 }
}

describe.each(testDialects)('a backup on %s', (dialect) => {
  it('is verified when it is made, and the site knows when and how big it is', async () => {
    const config = await site(dialect)
    expect(await readBackupState(database.db)).toBeNull()
    const { file, bytes, manifest } = await notedBackup(config, '1.0.0')
    expect(await verifyBackup(file, key, join(folder, 'scratch'))).toEqual(manifest)
    expect(await readBackupState(database.db)).toEqual({
      tried: manifest.created,
      error: null,
      last: { made: manifest.created, verified: expect.stringMatching(/Z$/), bytes },
    })
    expect(existsSync(join(folder, 'scratch'))).toBe(false)
    expect(readdirSync(config.dataDir)).toEqual(['uploads'])
  })

  it('that is damaged is not verified, wherever the damage is', async () => {
    const open = { ...(await site(dialect)), key: null } // deriving the key would take most of the time
    const { file, manifest } = await makeBackup(open, '1.0.0')
    /** A backup of the changed files, whose manifest was made again if `isListed`. */
    const changed = async (change: (unpacked: string) => unknown, isListed = false) => {
      const unpacked = mkdtempSync(join(folder, 'unpacked-'))
      await unpack(file, unpacked, null)
      await change(unpacked)
      if (isListed) {
        rmSync(join(unpacked, manifestName))
        const text = JSON.stringify({ ...manifest, files: await listFiles(unpacked) })
        writeFileSync(join(unpacked, manifestName), text)
      }
      const again = join(folder, `${readdirSync(folder).length}.tar.gz`)
      await packFolder(unpacked, again, null)
      return again
    }
    const ofBytes = (name: string, bytes: Buffer) => {
      writeFileSync(join(folder, name), bytes)
      return join(folder, name)
    }
    const bytes = readFileSync(file)
    const flipped = Buffer.from(bytes)
    flipped[100] = (flipped[100] ?? 0) ^ 1
    const dump = databaseName[dialect]
    const cases: [string, RegExp][] = [
      [ofBytes('cut', bytes.subarray(0, -20)), /dañado o incompleto/],
      [ofBytes('flipped', flipped), /dañado/],
      [ofBytes('empty', Buffer.alloc(0)), /dañado o incompleto/],
      [join(folder, 'missing'), /No se puede leer/],
      [await changed((at) => writeFileSync(join(at, picture), 'otra imagen')), /players.*cambió/],
      [await changed((at) => rmSync(join(at, picture))), /falta uploads/],
      [await changed((at) => rmSync(join(at, manifestName))), /le falta el índice/],
      [await changed((at) => writeFileSync(join(at, dump), 'nada')), /database.*cambió/],
      [await changed((at) => writeFileSync(join(at, dump), 'nada'), true), /no sirve/],
    ]
    if (dialect === 'sqlite')
      cases.push([await changed((at) => damageFile(join(at, dump)), true), /no sirve: La base de datos está dañada/])
    for (const [broken, reason] of cases)
      await expect(verifyBackup(broken, null, join(folder, 'scratch'))).rejects.toThrow(reason)
    const sealed = await makeBackup({ ...open, key }, '1.0.0')
    for (const wrong of ['otra clave larga de mentira', null])
      await expect(verifyBackup(sealed.file, wrong, join(folder, 'scratch'))).rejects.toThrow('BACKUP_KEY')
    expect(existsSync(join(folder, 'scratch'))).toBe(false)
  })

  it('that fails is told with its reason; the ones before stay, and nothing is left of it', async () => {
    const config = await site(dialect)
    const { file, manifest } = await notedBackup(config, '1.0.0')
    writeFileSync(join(folder, 'a-file'), '')
    await expect(notedBackup({ ...config, backupDir: join(folder, 'a-file') }, '1.0.0')).rejects.toThrow()
    expect(await readBackupState(database.db)).toMatchObject({
      error: expect.stringMatching(/No se puede usar .*a-file.*permisos/),
      last: { made: manifest.created },
    })
    expect(readdirSync(config.backupDir).map((name) => join(config.backupDir, name))).toEqual([file])
    expect(readdirSync(config.dataDir)).toEqual(['uploads'])
    const away = { endpoint: 'http://127.0.0.1:1', bucket: 'imagenes', prefix: '', region: 'r', accessKeyId: 'a' }
    await expect(notedBackup({ ...config, bucket: { ...away, secretAccessKey: 'b' } }, '1.0.0')).rejects.toThrow()
    expect(await readBackupState(database.db)).toMatchObject({ error: expect.stringMatching(/almacén de UPLOADS_URL/) })
    expect(readdirSync(config.dataDir)).toEqual(['uploads'])
    await notedBackup(config, '1.0.0')
    expect(await readBackupState(database.db)).toMatchObject({ error: null })
  })
})

describe.skipIf(!isMounted)('on a disk without space (only where this user may mount one)', () => {
  it('a backup fails with what to do, the ones before stay, and the partial file does not', async () => {
    const config = { ...(await site('sqlite')), backupDir: join(small, 'backups') }
    const { file } = await notedBackup(config, '1.0.0')
    const further = `uploads/players/${'b'.repeat(32)}.webp`
    writeFileSync(join(config.dataDir, further), randomBytes(6_000_000))
    await expect(notedBackup(config, '1.0.0')).rejects.toThrow('ENOSPC')
    expect(await readBackupState(database.db)).toMatchObject({
      error: expect.stringMatching(/No hay espacio en el disco.*BACKUP_DIR/),
      last: { made: expect.any(String) },
    })
    expect(readdirSync(config.backupDir).map((name) => join(config.backupDir, name))).toEqual([file])
    expect(readdirSync(config.dataDir)).toEqual(['uploads'])
  })
})

it('of a site without a database nothing is made, not even a database', async () => {
  const config = await site('sqlite')
  const databaseUrl = join(folder, 'no-hay.sqlite')
  await expect(notedBackup({ ...config, databaseUrl }, '1.0.0')).rejects.toThrow('No hay una base de datos')
  expect(readdirSync(folder).filter((name) => name.startsWith('no-hay'))).toEqual([])
  const other = openDatabase({ url: config.databaseUrl })
  expect(await readBackupState(other.db)).toBeNull()
  await other.close()
})
