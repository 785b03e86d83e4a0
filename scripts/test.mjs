// npm test [vitest's arguments]: brings what the tests need, builds what is stale, and runs them.
import { join } from 'node:path'
import { ensureChromium } from './lib/chromium.mjs'
import { buildStale } from './lib/build.mjs'
import { inTurn } from './lib/claim.mjs'
import { ensureDependencies } from './lib/install.mjs'
import { root } from './lib/places.mjs'
import { complain } from './lib/progress.mjs'
import { ensureRedis } from './lib/redis.mjs'
import { runInTerminal } from './lib/run.mjs'

try {
  await inTurn(root, () => ensureDependencies(root))
  await ensureRedis()
  await ensureChromium()
  await inTurn(root, () => buildStale(root))
  process.exitCode = await runInTerminal(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...process.argv.slice(2)], { cwd: root })
} catch (error) {
  complain(error)
  process.exitCode = 1
}
