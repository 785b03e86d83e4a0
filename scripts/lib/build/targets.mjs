import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { bundle } from './bundle.mjs'
import { learn } from './learn.mjs'
import { buildWeb } from './web.mjs'

/**
 * Something that `npm run build` builds.
 * @typedef {object} Target
 * @property {string} name name of the top-level folder that is built
 * @property {readonly string[]} rooms top-level folders that the target may import from, including its own, and single files that it reads
 * @property {readonly string[]} outputs files that the build writes
 * @property {(root: string, signal?: AbortSignal) => Promise<void>} build
 */

/** Files that affect the build of every target. */
export const sharedInputs = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  ...[
    'targets',
    'bundle',
    'learn',
    'web',
    'service-worker',
    'browsers',
    'compress',
    'publish',
    'licences',
    'packages',
  ].map((name) => `scripts/lib/build/${name}.mjs`),
]

/**
 * A target that bundles the files `entries` of the top-level folder `name`, which may import from `rooms`.
 * @param {string} name
 * @param {readonly string[]} rooms
 * @param {readonly string[]} entries
 * @returns {Target}
 */
const bundled = (name, rooms, entries) => ({
  name,
  rooms: [...rooms, name],
  outputs: entries.map((entry) => `${name}/dist/${entry}.js`),
  build: (root) => bundle(root, name, entries),
})

/** All targets. @type {readonly Target[]} */
export const targets = [
  {
    name: 'web',
    rooms: ['rules', 'contract', 'web', 'CHANGELOG.md'],
    outputs: ['web/dist/index.html', 'web/dist/sw.js', 'web/dist/licencias.txt'],
    build: buildWeb,
  },
  {
    name: 'assistant',
    rooms: ['rules', 'contract', 'db', 'assistant'],
    outputs: ['assistant/dist/learnt.bin'],
    build: learn,
  },
  bundled(
    'server',
    ['rules', 'contract', 'db', 'effects', 'runtime', 'assistant'],
    ['main', 'prepare', 'backup', 'restore', 'admin'],
  ),
  bundled('worker', ['rules', 'contract', 'db', 'effects', 'runtime'], ['main']),
  bundled('bot', ['rules', 'contract', 'runtime'], ['main', 'register']),
]

/** True if all outputs of a target exist, current or not. @param {string} root @param {Target} target */
export const isBuilt = (root, target) => target.outputs.every((output) => existsSync(join(root, output)))
