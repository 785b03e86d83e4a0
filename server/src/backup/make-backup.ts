import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, link, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isPostgres } from '@trinchera/db/database'
import { dumpDatabase } from '@trinchera/db/dump'
import { packFolder } from './archive'
import type { BackupConfig } from './config'
import {
  databaseName,
  filesBelow,
  isPicture,
  listFiles,
  manifestName,
  pictureFolders,
  secretNames,
  type Manifest,
} from './manifest'

const stagingPrefix = '.backup-'
const fileName = /^trinchera-[\dTZ.-]+\.tar\.gz(\.enc)?$/
/** Age after which what a killed backup left is deleted, ms. */
const leftAfterMs = 24 * 3_600_000

const hasCode = (error: unknown, ...codes: string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code))

/** A second name for a stored picture, which is never written again; a copy where the file system has no second names. */
async function keepFile(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  try {
    await link(from, to)
  } catch (error) {
    if (hasCode(error, 'EEXIST', 'ENOENT')) return // kept before, or deleted meanwhile
    if (!hasCode(error, 'EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK')) throw error
    await copyFile(from, to, constants.COPYFILE_EXCL).catch((reason: unknown) => {
      if (!hasCode(reason, 'EEXIST', 'ENOENT')) throw reason
    })
  }
}

async function keepPictures(dataDir: string, staging: string) {
  for (const folder of pictureFolders) {
    const names = await filesBelow(join(dataDir, folder)).catch((error: unknown) => {
      if (hasCode(error, 'ENOENT')) return []
      throw error
    })
    for (const name of names.filter((each) => isPicture(`${folder}/${each}`)))
      await keepFile(join(dataDir, folder, name), join(staging, folder, name))
  }
}

/** Deletes what killed backups left behind. */
async function deleteLeft(folder: string, isLeft: (name: string) => boolean) {
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    if (isLeft(name) && Date.now() - (await stat(file)).mtimeMs > leftAfterMs)
      await rm(file, { recursive: true, force: true })
  }
}

/** Deletes all but the newest backups; their names are in the order of their time. */
async function deleteOlder(backupDir: string, keep: number) {
  const names = (await readdir(backupDir)).filter((name) => fileName.test(name)).toSorted()
  for (const name of names.slice(0, -keep)) await rm(join(backupDir, name))
}

/** Renames once the disk has the file, so that a backup's name never stands for a part of one. */
async function publish(from: string, to: string) {
  await rename(from, to)
  const folder = await open(dirname(to))
  await folder.sync().finally(() => folder.close())
}

/**
 * Makes a backup of a site that may be running: the database at one instant, every picture that it names, and with a key the secrets.
 * Pictures are kept before the database, since one may be deleted meanwhile, and again after it, since one may be added. Returns its file.
 */
export async function makeBackup(
  { dataDir, databaseUrl, backupDir, key, keep }: BackupConfig,
  product: string,
): Promise<{ file: string; manifest: Manifest }> {
  await mkdir(backupDir, { recursive: true, mode: 0o700 })
  await deleteLeft(dataDir, (name) => name.startsWith(stagingPrefix))
  await deleteLeft(backupDir, (name) => name.endsWith('.part'))
  const staging = join(dataDir, stagingPrefix + randomBytes(6).toString('hex'))
  await mkdir(staging, { mode: 0o700 })
  try {
    const database = isPostgres(databaseUrl) ? 'postgres' : 'sqlite'
    await keepPictures(dataDir, staging)
    const created = new Date().toISOString()
    const schema = await dumpDatabase(databaseUrl, join(staging, databaseName[database]))
    await keepPictures(dataDir, staging)
    if (key) for (const name of secretNames) await keepFile(join(dataDir, name), join(staging, name))

    const manifest: Manifest = { format: 1, product, created, database, schema, files: await listFiles(staging) }
    await writeFile(join(staging, manifestName), `${JSON.stringify(manifest, null, 1)}\n`)
    const file = join(backupDir, `trinchera-${created.replaceAll(':', '-')}.tar.gz${key ? '.enc' : ''}`)
    await packFolder(staging, `${file}.part`, key)
    await publish(`${file}.part`, file)
    await deleteOlder(backupDir, keep)
    return { file, manifest }
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}
