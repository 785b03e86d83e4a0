// npm run build: builds the targets whose sources have changed since their last build, and prints their names.
import { buildStale } from './lib/build/build-stale.mjs'
import { withCheckoutLock } from './lib/process/lock-file.mjs'
import { ensureDependencies } from './lib/machine/install.mjs'
import { root } from './lib/places.mjs'
import { printError, print } from './lib/progress.mjs'

try {
  await withCheckoutLock(root, () => ensureDependencies(root))
  const names = await withCheckoutLock(root, () => buildStale(root))
  print(names.length ? `Construido: ${names.join(', ')}.` : 'Todo estaba al día.')
} catch (error) {
  printError(error)
  process.exitCode = 1
}
