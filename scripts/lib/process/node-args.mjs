import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../places.mjs'

/**
 * MB of each setting of the heap by process. `max-old-space-size`: half of the memory that docker-compose.yml gives it, as V8 takes in a container; the rest is for code, buffers, threads and new objects.
 * `min-semi-space-size`: what it begins with for new objects, where V8's own 1 MB is collected so often that a start takes longer (docs/decisions/021-starts-misses-turns.md).
 * @type {Readonly<Record<string, Readonly<Record<string, number>>>>}
 */
export const heaps = JSON.parse(readFileSync(join(root, 'ops/heaps.json'), 'utf8'))

/**
 * The arguments of a process' heap. Without a limit V8 leaves garbage until it fills a good part of the machine; a setting in NODE_OPTIONS holds.
 * @param {string} room
 * @param {string} [options] NODE_OPTIONS
 */
export const heapArgs = (room, options = '') =>
  Object.entries(heaps[room] ?? {})
    .filter(([name]) => !options.includes(`--${name}`))
    .map(([name, mb]) => `--${name}=${mb}`)

/**
 * The arguments by which Node.js runs a process of the site.
 * @param {string} room
 * @param {string} [options] NODE_OPTIONS
 */
export const nodeArgs = (room, options = '') => [
  '--enable-source-maps',
  ...heapArgs(room, options),
  `${room}/dist/main.js`,
]
