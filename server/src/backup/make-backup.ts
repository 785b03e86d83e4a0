import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isPostgres } from '@trinchera/db/database'
import { dumpDatabase } from '@trinchera/db/dump'
import { keepFile, stagingPrefix } from '@trinchera/runtime/backup-staging'
import { openBucket } from '@trinchera/runtime/picture-bucket'
import type { PictureStore } from '@trinchera/runtime/picture-store'
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
import { verifyBackup } from './verify-backup'

/** Prefix of a staging folder's name once it is complete and other processes add no more pictures to it. */
const completePrefix = '.complete-'
const fileName = /^trinchera-[\dTZ.-]+\.tar\.gz(\.enc)?$/
/** Age in ms after which the files of a backup that was killed are deleted. Less than a day, so that the next night does it. */
const leftAfterMs = 12 * 3_600_000

const hasCode = (error: unknown, ...codes: string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code))

/** Copies those pictures of a bucket into the staging folder that are not there yet. */
async function keepBucket(bucket: PictureStore, staging: string) {
  for (const folder of pictureFolders)
    for (const { key } of await bucket.list(folder)) {
      const file = join(staging, key)
      if (!isPicture(key) || existsSync(file)) continue
      const bytes = await bucket.get(key)
      if (!bytes) continue // the picture was deleted after the list was read
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, bytes)
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

/** Deletes the entries of a folder that killed backups have left: those for which `isLeft` is true and that are old enough. */
async function deleteLeft(folder: string, isLeft: (name: string) => boolean) {
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    if (isLeft(name) && Date.now() - (await stat(file)).mtimeMs > leftAfterMs)
      await rm(file, { recursive: true, force: true })
  }
}

/** Deletes all backups but the newest `keep`. The names contain the time, so their order is the order of time. */
async function deleteOlder(backupDir: string, keep: number) {
  const names = (await readdir(backupDir)).filter((name) => fileName.test(name)).toSorted()
  for (const name of names.slice(0, -keep)) await rm(join(backupDir, name))
}

/** Renames a finished file to its final name, so that no file with this name is ever incomplete. */
async function publish(from: string, to: string) {
  await rename(from, to)
  const folder = await open(dirname(to))
  await folder.sync().finally(() => folder.close())
}

/** A backup that was made and found to be whole. `bytes`: size of the file. */
export interface Backup {
  file: string
  bytes: number
  manifest: Manifest
}

/**
 * Makes a backup: the database at one instant, all pictures that it names and, if there is a key, the secrets. The file gets its name, and
 * older ones are deleted, once it is verified; if anything fails, nothing is left of it. The site may be running meanwhile. Pictures are
 * copied after the database, so that none it names is missed. While the staging folder exists, other processes copy a picture there before
 * they delete it (`keepForBackups`), because the copied database may name it.
 */
export async function makeBackup(config: BackupConfig, product: string): Promise<Backup> {
  const { dataDir, databaseUrl, bucket, backupDir, key, keep } = config
  await mkdir(backupDir, { recursive: true, mode: 0o700 })
  await deleteLeft(dataDir, (name) => name.startsWith(stagingPrefix) || name.startsWith(completePrefix))
  await deleteLeft(backupDir, (name) => name.endsWith('.part'))
  const id = randomBytes(6).toString('hex')
  const [staging, complete] = [join(dataDir, stagingPrefix + id), join(dataDir, completePrefix + id)]
  const created = new Date().toISOString()
  const file = join(backupDir, `trinchera-${created.replaceAll(':', '-')}.tar.gz${key ? '.enc' : ''}`)
  const part = `${file}.part`
  await mkdir(staging, { mode: 0o700 })
  try {
    const database = isPostgres(databaseUrl) ? 'postgres' : 'sqlite'
    const pictures = bucket ? openBucket(bucket) : null
    if (pictures) await keepBucket(pictures, staging) // before the dump too, because a picture deleted from the bucket meanwhile would be lost
    const schema = await dumpDatabase(databaseUrl, join(staging, databaseName[database]))
    await (pictures ? keepBucket(pictures, staging) : keepPictures(dataDir, staging))
    await rename(staging, complete)
    if (key) for (const name of secretNames) await keepFile(join(dataDir, name), join(complete, name))

    const manifest: Manifest = { format: 1, product, created, database, schema, files: await listFiles(complete) }
    await writeFile(join(complete, manifestName), `${JSON.stringify(manifest, null, 1)}\n`)
    await packFolder(complete, part, key)
    await rm(complete, { recursive: true }) // gives back the space that verifying needs
    await verifyBackup(part, key, complete)
    const { size } = await stat(part)
    await publish(part, file)
    await deleteOlder(backupDir, keep)
    return { file, bytes: size, manifest }
  } finally {
    for (const left of [staging, complete, part]) await rm(left, { recursive: true, force: true })
  }
}
