// npm test [vitest's arguments]: installs what the tests need, builds the targets whose sources changed, and runs the tests.
import { join } from 'node:path'
import { ensureChromium } from './lib/machine/chromium.mjs'
import { buildStale } from './lib/build/build-stale.mjs'
import { withCheckoutLock } from './lib/process/lock-file.mjs'
import { ensureDependencies } from './lib/machine/install.mjs'
import { root } from './lib/places.mjs'
import { printError } from './lib/progress.mjs'
import { tryNginx } from './lib/machine/nginx.mjs'
import { ensureRedis } from './lib/machine/redis.mjs'
import { runInTerminal } from './lib/process/run.mjs'

try {
  await withCheckoutLock(root, () => ensureDependencies(root))
  await ensureRedis()
  await ensureChromium()
  await tryNginx()
  await withCheckoutLock(root, () => buildStale(root))
  process.exitCode = await runInTerminal(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...process.argv.slice(2)],
    { cwd: root },
  )
} catch (error) {
  printError(error)
  process.exitCode = 1
}
