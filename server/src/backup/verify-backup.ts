import { createHash, type Hash } from 'node:crypto'
import { closeSync, openSync, writeFileSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { checkDump, DumpError } from '@trinchera/db/dump'
import { readArchive } from './archive'
import { BackupError } from './backup-error'
import { checkFiles, databaseName, manifestName, type Manifest } from './manifest'

const databaseNames: readonly string[] = Object.values(databaseName)

/**
 * Checks that a backup can be restored, and returns its manifest: it opens with the key, each file is as its manifest says, and the database
 * in it is sound. Only the database is written to the disk, into the folder `scratch`, which is created and deleted. Throws BackupError.
 */
export async function verifyBackup(file: string, key: string | null, scratch: string): Promise<Manifest> {
  const found = new Map<string, { hash: Hash; bytes: number }>()
  const index: Buffer[] = []
  let database: number | undefined
  await mkdir(scratch, { recursive: true, mode: 0o700 })
  try {
    await readArchive(file, key, (path, piece) => {
      const { hash, bytes } = found.get(path) ?? { hash: createHash('sha256'), bytes: 0 }
      found.set(path, { hash: hash.update(piece), bytes: bytes + piece.length })
      if (path === manifestName) index.push(piece)
      if (databaseNames.includes(path)) writeFileSync((database ??= openSync(join(scratch, path), 'w', 0o600)), piece)
    })
    const manifest = checkFiles(
      index.length ? Buffer.concat(index).toString() : null,
      [...found].map(([path, { hash, bytes }]) => ({ path, bytes, sha256: hash.digest('hex') })),
    )
    await checkDump(manifest.database, join(scratch, databaseName[manifest.database]), manifest.schema)
    return manifest
  } catch (error) {
    if (error instanceof DumpError) throw new BackupError(`El respaldo no sirve: ${error.message}`)
    throw error
  } finally {
    if (database !== undefined) closeSync(database)
    await rm(scratch, { recursive: true, force: true })
  }
}
