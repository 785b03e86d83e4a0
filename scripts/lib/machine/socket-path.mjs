import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { UserError } from '../progress.mjs'

/** Maximum length of a unix socket's path, in bytes, without the terminating zero. */
export const maxSocketPathBytes = process.platform === 'darwin' ? 103 : 107

/**
 * The path of a socket in the data folder; creates the socket's folder. If this path is too long, returns one in a private temporary folder
 * instead. Its name is a hash of the data folder's path, so that the next start finds the socket again.
 * @param {string} dataDir absolute
 * @param {string} name relative to `dataDir`: `redis/redis.sock`
 */
export function socketPath(dataDir, name) {
  const direct = join(dataDir, name)
  if (Buffer.byteLength(direct) <= maxSocketPathBytes) {
    mkdirSync(dirname(direct), { recursive: true })
    return direct
  }
  const owner = process.getuid?.() ?? 0
  const folder = `trinchera-${createHash('sha256').update(`${owner}:${dataDir}`).digest('hex').slice(0, 16)}`
  const path = [tmpdir(), '/tmp']
    .map((temporary) => join(temporary, folder, basename(name)))
    .find((file) => Buffer.byteLength(file) <= maxSocketPathBytes)
  if (!path)
    throw new UserError(`DATA_DIR es demasiado larga para un socket, y ${tmpdir()} también: elige una más corta.`)
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const found = lstatSync(dirname(path))
  if (!found.isDirectory() || found.uid !== owner)
    throw new UserError(`${dirname(path)} pertenece a otra persona: bórralo o elige una DATA_DIR más corta.`)
  return path
}
