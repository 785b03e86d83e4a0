import { existsSync } from 'node:fs'
import { cp, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isPostgres } from '@trinchera/db/database'
import { isWithoutTables, loadDump } from '@trinchera/db/dump'
import { usualBackupFolder } from '@trinchera/runtime/backup-config'
import { openBucket } from '@trinchera/runtime/picture-bucket'
import type { PictureStore } from '@trinchera/runtime/picture-store'
import { restoreMarker } from '@trinchera/runtime/unfinished-restore'
import { unpack } from './archive'
import { BackupError } from './backup-error'
import type { BackupConfig } from './config'
import { checkUnpacked, databaseName, filesBelow, manifestName, pictureFolders, type Manifest } from './manifest'

/** Folder within the data folder into which a backup is unpacked if a folder next to the data folder cannot be created. */
const innerStaging = '.restoring'
/** Entries that a data folder may contain and still count as empty. `lost+found` is on every newly formatted disk. */
const harmless = new Set([usualBackupFolder, 'lost+found', innerStaging])

const contentOf = async (dataDir: string) =>
  existsSync(dataDir) ? (await readdir(dataDir)).filter((name) => !harmless.has(name)) : []

/** Deletes the files that an interrupted restore has put into the data folder. */
async function clear(dataDir: string) {
  const marker = basename(restoreMarker(dataDir))
  for (const name of (await contentOf(dataDir)).filter((each) => each !== marker))
    await rm(join(dataDir, name), { recursive: true, force: true })
  await rm(restoreMarker(dataDir), { force: true })
}

/** Creates the folder for unpacking: next to the data folder or, if that is a mounted disk, within it, so that files can be renamed. */
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

/** Waits until a file or folder is safely written to the disk. */
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
 * Moves the checked files into the data folder, with one rename if possible. Otherwise files are moved one by one, the database last, while
 * a marker file keeps the site from starting. `isMarked`: leave the marker, because the database still has to be loaded.
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

/**
 * Throws BackupError if a restore would overwrite data. After an interrupted restore, returns 'complete' if the database was already loaded
 * (and removes the marker); otherwise deletes the restored files and returns 'empty'.
 */
async function requireEmpty({ dataDir, databaseUrl }: BackupConfig, archive: string): Promise<'empty' | 'complete'> {
  const marker = restoreMarker(dataDir)
  if (existsSync(marker)) {
    // Here the interrupted restore has loaded the whole database, because a dump is loaded in one transaction.
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

/** Moves the pictures from the staging folder into the bucket. A repetition changes nothing, because every picture has its own name. */
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

/** Unpacks a backup and checks its files. Throws BackupError if they are damaged or of the other kind of database. */
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
 * Restores a backup into an empty data folder (and database). Returns its manifest, or null if only the end of an interrupted restore was
 * missing. After an interruption the site does not start until the same command has completed the restore.
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
