import { createReadStream, createWriteStream } from 'node:fs'
import { open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { create, extract, Parser } from 'tar'
import { isDiskFull } from '@trinchera/runtime/full-disk'
import { BackupError } from './backup-error'
import { isSealed, opening, sealedHeaderBytes, sealing, SealError } from './encryption'

/** Packs a folder into one compressed file, which is encrypted if `key` is given. Resolves when the file is safely on the disk. */
export async function packFolder(folder: string, file: string, key: string | null): Promise<void> {
  const packed = create({ cwd: folder, portable: true }, (await readdir(folder)).toSorted())
  const output = createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true })
  await pipeline(packed, createGzip({ level: 6 }), key ? sealing(key) : new PassThrough(), output)
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file).catch(() => null)
  if (!handle) throw new BackupError(`No se puede leer ${file}`)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(sealedHeaderBytes), 0, sealedHeaderBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** Why reading a backup failed, for the operator: the key is wrong, the file is damaged or incomplete, or the disk is full. */
function unreadable(error: unknown): BackupError {
  if (error instanceof BackupError) return error
  if (error instanceof SealError)
    return new BackupError('El respaldo no se abre: BACKUP_KEY no es la suya, o el archivo está dañado o incompleto')
  if (isDiskFull(error)) return new BackupError('No hay espacio en el disco para abrir el respaldo')
  return new BackupError(
    `El respaldo está dañado o incompleto (${error instanceof Error ? error.message : String(error)})`,
  )
}

/** Decrypts and decompresses a backup into `target`. Throws BackupError if a key is needed; other errors as they come. */
async function pipeTar(file: string, key: string | null, target: NodeJS.WritableStream): Promise<void> {
  const head = await headOf(file)
  const sealed = isSealed(head)
  if (sealed && !key) throw new BackupError('El respaldo está cifrado: hace falta BACKUP_KEY')
  const input = createReadStream(file, { start: sealed ? head.length : 0 })
  await pipeline(input, sealed && key ? opening(key, head) : new PassThrough(), createGunzip(), target)
}

/** Unpacks a backup into an empty folder. Throws BackupError if the key is wrong or the file is damaged or incomplete. */
export async function unpack(file: string, folder: string, key: string | null): Promise<void> {
  const tar = join(folder, '.archive.tar') // decrypted completely before unpacking, because a damaged file may start with valid data
  try {
    await pipeTar(file, key, createWriteStream(tar))
    await extract({
      file: tar,
      cwd: folder,
      strict: true,
      filter: (_, entry) => 'type' in entry && (entry.type === 'File' || entry.type === 'Directory'),
    })
    await rm(tar)
  } catch (error) {
    throw unreadable(error)
  }
}

/**
 * Reads a backup from its first to its last byte without unpacking it. Calls `take` with each piece of each file, in order, and once with an
 * empty piece at the file's start. Throws what `take` threw, or BackupError if the key is wrong or the file is damaged or incomplete.
 */
export async function readArchive(
  file: string,
  key: string | null,
  take: (path: string, piece: Buffer) => void,
): Promise<void> {
  let failure: unknown
  const pass = (path: string, piece: Buffer) => {
    try {
      if (failure === undefined) take(path, piece)
    } catch (error) {
      failure = error
    }
  }
  const parser = new Parser({
    strict: true,
    onReadEntry(entry) {
      if (entry.type !== 'File') return void entry.resume()
      pass(entry.path, Buffer.alloc(0))
      entry.on('data', (piece: Buffer) => pass(entry.path, piece))
    },
  })
  try {
    await pipeTar(file, key, parser)
    if (failure !== undefined) throw failure
  } catch (error) {
    throw unreadable(failure ?? error)
  }
}
