import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildStale } from './build/build-stale.mjs'
import { targets } from './build/targets.mjs'
import { ensureDependencies } from './machine/install.mjs'
import { root } from './places.mjs'
import { withCheckoutLock } from './process/lock-file.mjs'
import { runInTerminal } from './process/run.mjs'
import { printError } from './progress.mjs'

/**
 * Runs `server/dist/ENTRY.js` in this terminal, with the same data folder as `npm start`. Builds the server only if this file is missing,
 * because the files of a running site must not change.
 * @param {string} entry
 * @param {readonly string[]} args
 */
export async function runEntry(entry, args) {
  try {
    const file = join(root, `server/dist/${entry}.js`)
    if (!existsSync(file)) {
      await withCheckoutLock(root, () => ensureDependencies(root))
      const server = targets.filter(({ name }) => name === 'server')
      await withCheckoutLock(root, () => buildStale(root, undefined, server))
    }
    const env = { ...process.env, DATA_DIR: resolve(root, process.env['DATA_DIR']?.trim() || 'data') }
    process.exitCode = await runInTerminal(process.execPath, ['--enable-source-maps', file, ...args], { env })
  } catch (error) {
    printError(error)
    process.exitCode = 1
  }
}
