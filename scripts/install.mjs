// node scripts/install.mjs: `npm ci` where node_modules is not what package-lock.json says, with a compiler where that needs one.
import { ensureDependencies } from './lib/machine/install.mjs'
import { root } from './lib/places.mjs'
import { withCheckoutLock } from './lib/process/lock-file.mjs'
import { printError } from './lib/progress.mjs'

try {
  await withCheckoutLock(root, () => ensureDependencies(root))
} catch (error) {
  printError(error)
  process.exitCode = 1
}
