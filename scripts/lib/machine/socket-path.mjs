import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { UserError } from '../progress.mjs'

/** The longest possible path of a unix socket, in bytes, without its terminating zero. */
export const maxSocketPathBytes = process.platform === 'darwin' ? 103 : 107

/**
 * The path of a socket in a data directory; creates its folder. If the path would be too long, uses a private temporary folder named by a
 * hash of the data directory, so that the next start finds the socket again.
 * @param {string} dataDir absolute
 * @param {string} name relative to it: `redis/redis.sock`
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
