// npm test [vitest's arguments]: brings what the tests need, builds what is stale, and runs them.
import { join } from 'node:path'
import { ensureChromium } from './lib/machine/chromium.mjs'
import { buildStale } from './lib/build/build-stale.mjs'
import { inTurn } from './lib/process/lock-file.mjs'
import { ensureDependencies } from './lib/machine/install.mjs'
import { root } from './lib/places.mjs'
import { complain } from './lib/progress.mjs'
import { ensureRedis } from './lib/machine/redis.mjs'
import { runInTerminal } from './lib/process/run.mjs'

try {
  await inTurn(root, () => ensureDependencies(root))
  await ensureRedis()
  await ensureChromium()
  await inTurn(root, () => buildStale(root))
  process.exitCode = await runInTerminal(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...process.argv.slice(2)],
    { cwd: root },
  )
} catch (error) {
  complain(error)
  process.exitCode = 1
}
