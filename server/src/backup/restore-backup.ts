import { existsSync } from 'node:fs'
import { cp, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isPostgres } from '@trinchera/db/database'
import { isWithoutTables, loadDump } from '@trinchera/db/dump'
import { openBucket } from '@trinchera/runtime/picture-bucket'
import type { PictureStore } from '@trinchera/runtime/picture-store'
import { restoreMarker } from '@trinchera/runtime/unfinished-restore'
import { unpack } from './archive'
import { BackupError } from './backup-error'
import { usualBackupFolder, type BackupConfig } from './config'
import { checkUnpacked, databaseName, filesBelow, manifestName, pictureFolders, type Manifest } from './manifest'

/** Name of the folder within the data folder into which a backup is unpacked if no folder can be created next to the data folder. */
const innerStaging = '.restoring'
/** What a data folder may contain and still count as empty: backups, the content of a newly formatted disk, and leftovers of unpacking. */
const harmless = new Set([usualBackupFolder, 'lost+found', innerStaging])

const contentOf = async (dataDir: string) =>
  existsSync(dataDir) ? (await readdir(dataDir)).filter((name) => !harmless.has(name)) : []

/** Deletes the files that an interrupted restore had put into an empty data folder. */
async function clear(dataDir: string) {
  const marker = basename(restoreMarker(dataDir))
  for (const name of (await contentOf(dataDir)).filter((each) => each !== marker))
    await rm(join(dataDir, name), { recursive: true, force: true })
  await rm(restoreMarker(dataDir), { force: true })
}

/**
 * Creates the folder into which the backup is unpacked, on the disk of the data folder: next to the data folder or, if the data folder is a
 * mounted disk of its own, within it.
 */
async function stagingFor(dataDir: string): Promise<string> {
  const beside = `${dataDir}.restoring`
  try {
    await rm(beside, { recursive: true, force: true })
    await mkdir(beside, { recursive: true, mode: 0o700 })
    return beside
  } catch {
    const within = join(dataDir, innerStaging)
    await rm(within, { recursive: true, force: true })
    await mkdir(within, { recursive: true, mode: 0o700 })
    return within
  }
}

/** Waits until a file, or the list of names in a folder, is written to the disk. */
async function sync(path: string) {
  const handle = await open(path)
  await handle.sync().finally(() => handle.close())
}

async function move(from: string, to: string) {
  try {
    await rename(from, to)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error
    await cp(from, to, { recursive: true })
    if ((await stat(to)).isFile()) await sync(to)
  }
}

/**
 * Moves the checked files into the data folder. If the folder can be replaced, this is a single rename; otherwise files are moved one by
 * one, the database last, while a marker file prevents the site from starting. With `isMarked` the marker stays, because the database is
 * loaded afterwards.
 */
async function place(staging: string, dataDir: string, archive: string, isMarked: boolean) {
  if (isMarked) await writeFile(restoreMarker(staging), archive)
  if (!existsSync(dataDir) || (await readdir(dataDir)).length === 0) {
    const isDone = await rename(staging, dataDir).then(
      () => true,
      () => false, // a mounted disk cannot be replaced
    )
    if (isDone) return sync(dirname(dataDir))
  }
  await writeFile(restoreMarker(dataDir), archive, { flush: true })
  const isDatabase = (name: string) => name === basename('trinchera.sqlite')
  const names = (await readdir(staging)).toSorted((a, b) => Number(isDatabase(a)) - Number(isDatabase(b)))
  for (const name of names)
    if (name !== basename(restoreMarker(dataDir))) await move(join(staging, name), join(dataDir, name))
  await sync(dataDir)
  if (!isMarked) await rm(restoreMarker(dataDir))
}

/** Throws BackupError if a restore would overwrite anything. If an earlier restore was interrupted, completes it or deletes its files. */
async function requireEmpty({ dataDir, databaseUrl }: BackupConfig, archive: string): Promise<'empty' | 'complete'> {
  const marker = restoreMarker(dataDir)
  if (existsSync(marker)) {
    // the interrupted restore has loaded the whole database, because the database was empty before and is loaded in one transaction
    if (isPostgres(databaseUrl) && !(await isWithoutTables(databaseUrl))) {
      const begun = await readFile(marker, 'utf8')
      if (begun !== archive)
        throw new BackupError(`DATABASE_URL ya tiene lo restaurado de ${begun}: termina con ese respaldo`)
      await finish(dataDir)
      return 'complete'
    }
    await clear(dataDir)
  }
  const [first] = await contentOf(dataDir)
  if (first)
    throw new BackupError(
      `DATA_DIR no está vacía: en ${dataDir} hay ${first}. Un respaldo se restaura solo en un lugar vacío`,
    )
  if (isPostgres(databaseUrl) && !(await isWithoutTables(databaseUrl)))
    throw new BackupError(
      'La base de datos de DATABASE_URL no está vacía. Un respaldo se restaura solo en un lugar vacío',
    )
  return 'empty'
}

/** Copies the pictures into the bucket. Picture names are unique, so repeating this changes nothing. */
async function fillBucket(bucket: PictureStore, staging: string) {
  for (const folder of pictureFolders) {
    const below = join(staging, folder)
    if (!existsSync(below)) continue
    for (const name of await filesBelow(below)) await bucket.put(`${folder}/${name}`, await readFile(join(below, name)))
    await rm(below, { recursive: true })
  }
}

async function finish(dataDir: string) {
  await rm(join(dataDir, databaseName.postgres), { force: true })
  await rm(restoreMarker(dataDir))
  await sync(dataDir)
}

/** Unpacks and checks a backup, which must be for the configured kind of database. Throws BackupError. */
async function unpackChecked(file: string, staging: string, { key, databaseUrl }: BackupConfig): Promise<Manifest> {
  await unpack(file, staging, key)
  const manifest = await checkUnpacked(staging)
  for (const { path } of manifest.files) await sync(join(staging, path))
  if ((manifest.database === 'postgres') !== isPostgres(databaseUrl))
    throw new BackupError(
      manifest.database === 'postgres'
        ? 'El respaldo es de PostgreSQL: di en DATABASE_URL dónde restaurarlo'
        : 'El respaldo es de SQLite: se restaura sin DATABASE_URL',
    )
  return manifest
}

/**
 * Restores a backup into an empty data folder (and database) after checking every file. If it is interrupted, the destination is empty,
 * complete, or marked so that the site does not start; running the same command again then completes the restore.
 */
export async function restoreBackup(file: string, config: BackupConfig): Promise<Manifest | null> {
  const { dataDir, databaseUrl } = config
  const archive = basename(file)
  if ((await requireEmpty(config, archive)) === 'complete') return null
  const staging = await stagingFor(dataDir)
  try {
    const manifest = await unpackChecked(file, staging, config)
    await rm(join(staging, manifestName))
    if (config.bucket) await fillBucket(openBucket(config.bucket), staging)
    const isServer = manifest.database === 'postgres'
    if (!isServer) await rename(join(staging, databaseName.sqlite), join(staging, basename(databaseUrl)))
    await place(staging, dataDir, archive, isServer)
    if (isServer) {
      await loadDump(databaseUrl, join(dataDir, databaseName.postgres))
      await finish(dataDir)
    }
    return manifest
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}
