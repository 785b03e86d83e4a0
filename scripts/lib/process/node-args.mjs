import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../places.mjs'

/**
 * Heap limit of each process in MB. It is half of the process's memory limit in docker-compose.yml, as is V8's default in a container,
 * because code, buffers and threads need memory too.
 * @type {Readonly<Record<string, number>>}
 */
export const heaps = JSON.parse(readFileSync(join(root, 'ops/heaps.json'), 'utf8'))

/**
 * The arguments with which Node.js runs a process of the site. They limit the heap, because V8 would otherwise let garbage fill much of the
 * machine's memory. A limit in NODE_OPTIONS takes precedence.
 * @param {string} room top-level folder of the process, such as `server`
 * @param {string} [options] NODE_OPTIONS
 */
export const nodeArgs = (room, options = '') => [
  '--enable-source-maps',
  ...(options.includes('--max-old-space-size') ? [] : [`--max-old-space-size=${heaps[room]}`]),
  `${room}/dist/main.js`,
]
