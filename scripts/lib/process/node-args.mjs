import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../places.mjs'

/**
 * Heap limit of each process in MB: half of its memory limit in docker-compose.yml, like V8's default in a container. The other half is for
 * code, buffers and threads.
 * @type {Readonly<Record<string, number>>}
 */
export const heaps = JSON.parse(readFileSync(join(root, 'ops/heaps.json'), 'utf8'))

/**
 * The arguments with which Node.js runs a process of the site. They limit the heap, because otherwise V8 keeps garbage until it fills a
 * large part of the machine's memory. A limit in NODE_OPTIONS takes precedence.
 * @param {string} room
 * @param {string} [options] NODE_OPTIONS
 */
export const nodeArgs = (room, options = '') => [
  '--enable-source-maps',
  ...(options.includes('--max-old-space-size') ? [] : [`--max-old-space-size=${heaps[room]}`]),
  `${room}/dist/main.js`,
]
