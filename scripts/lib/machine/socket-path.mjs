import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { Trouble } from '../progress.mjs'

/** Bytes of the longest path a unix socket can have, its closing zero apart. */
export const longestSocketPath = process.platform === 'darwin' ? 103 : 107

/**
 * Where a socket of a data directory stands: inside it, or, where that path would be too long for the system, in a folder of this
 * user's alone whose name follows from the data directory, so that the next start finds it again. Makes the folder.
 * @param {string} dataDir absolute
 * @param {string} name below it: `redis/redis.sock`
 */
export function socketPath(dataDir, name) {
  const direct = join(dataDir, name)
  if (Buffer.byteLength(direct) <= longestSocketPath) {
    mkdirSync(dirname(direct), { recursive: true })
    return direct
  }
  const owner = process.getuid?.() ?? 0
  const folder = `trinchera-${createHash('sha256').update(`${owner}:${dataDir}`).digest('hex').slice(0, 16)}`
  const path = [tmpdir(), '/tmp']
    .map((temporary) => join(temporary, folder, basename(name)))
    .find((file) => Buffer.byteLength(file) <= longestSocketPath)
  if (!path)
    throw new Trouble(`DATA_DIR es demasiado larga para un socket, y ${tmpdir()} también: elige una más corta.`)
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const found = lstatSync(dirname(path))
  if (!found.isDirectory() || found.uid !== owner)
    throw new Trouble(`${dirname(path)} pertenece a otra persona: bórralo o elige una DATA_DIR más corta.`)
  return path
}
