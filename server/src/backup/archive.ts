import { createReadStream, createWriteStream } from 'node:fs'
import { open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { create, extract } from 'tar'
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

/** Unpacks a backup into an empty folder. Throws BackupError if the key is wrong or the file is damaged or incomplete. */
export async function unpack(file: string, folder: string, key: string | null): Promise<void> {
  const head = await headOf(file)
  const sealed = isSealed(head)
  if (sealed && !key) throw new BackupError('El respaldo está cifrado: hace falta BACKUP_KEY')
  const input = createReadStream(file, { start: sealed ? head.length : 0 })
  const tar = join(folder, '.archive.tar') // decrypted completely before unpacking, because a damaged file may start with valid data
  try {
    await pipeline(
      input,
      sealed && key ? opening(key, head) : new PassThrough(),
      createGunzip(),
      createWriteStream(tar),
    )
    await extract({
      file: tar,
      cwd: folder,
      strict: true,
      filter: (_, entry) => 'type' in entry && (entry.type === 'File' || entry.type === 'Directory'),
    })
    await rm(tar)
  } catch (error) {
    if (error instanceof SealError)
      throw new BackupError('El respaldo no se abre: BACKUP_KEY no es la suya, o el archivo está dañado o incompleto')
    const reason = error instanceof Error ? error.message : String(error)
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC')
      throw new BackupError('No hay espacio en el disco para restaurar el respaldo')
    throw new BackupError(`El respaldo está dañado o incompleto (${reason})`)
  }
}
