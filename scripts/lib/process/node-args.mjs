import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../places.mjs'

/**
 * MB of heap by process: half of the memory that docker-compose.yml gives it, as V8 takes in a container; the rest is for code, buffers and threads.
 * @type {Readonly<Record<string, number>>}
 */
export const heaps = JSON.parse(readFileSync(join(root, 'ops/heaps.json'), 'utf8'))

/**
 * The arguments by which Node.js runs a process of the site. Without a limit of the heap V8 leaves garbage until it fills a good part of the machine; a limit in
 * NODE_OPTIONS holds.
 * @param {string} room
 * @param {string} [options] NODE_OPTIONS
 */
export const nodeArgs = (room, options = '') => [
  '--enable-source-maps',
  ...(options.includes('--max-old-space-size') ? [] : [`--max-old-space-size=${heaps[room]}`]),
  `${room}/dist/main.js`,
]
