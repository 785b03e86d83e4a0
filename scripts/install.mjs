// node scripts/install.mjs: installs the packages of package-lock.json if node_modules does not match it, and a compiler if a package needs
// one.
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
