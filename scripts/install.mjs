// node scripts/install.mjs: runs `npm ci` if node_modules does not match package-lock.json, and installs a compiler if a package needs one.
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
