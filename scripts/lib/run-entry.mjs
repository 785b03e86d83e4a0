import { resolve } from 'node:path'
import { buildStale } from './build/build-stale.mjs'
import { targets } from './build/targets.mjs'
import { ensureDependencies } from './machine/install.mjs'
import { root } from './places.mjs'
import { withCheckoutLock } from './process/lock-file.mjs'
import { runInTerminal } from './process/run.mjs'
import { printError } from './progress.mjs'

/**
 * Runs an entry of the server's bundles in this terminal, building them where they are stale, with the data folder of `npm start`.
 * @param {string} entry
 * @param {readonly string[]} args
 */
export async function runEntry(entry, args) {
  try {
    await withCheckoutLock(root, () => ensureDependencies(root))
    await withCheckoutLock(root, () =>
      buildStale(
        root,
        undefined,
        targets.filter(({ name }) => name === 'server'),
      ),
    )
    const env = { ...process.env, DATA_DIR: resolve(root, process.env['DATA_DIR']?.trim() || 'data') }
    process.exitCode = await runInTerminal(
      process.execPath,
      ['--enable-source-maps', `${root}/server/dist/${entry}.js`, ...args],
      { env },
    )
  } catch (error) {
    printError(error)
    process.exitCode = 1
  }
}
