// npm run test:postgres [vitest's arguments]: runs the tests with a temporary PostgreSQL. Tests written for both databases run on both; all
// others, including the end-to-end tests, run only on PostgreSQL.
import { join } from 'node:path'
import { buildStale } from './lib/build/build-stale.mjs'
import { ensureChromium } from './lib/machine/chromium.mjs'
import { ensureDependencies } from './lib/machine/install.mjs'
import { ensurePostgres, startTestPostgres } from './lib/machine/postgres.mjs'
import { tryNginx } from './lib/machine/nginx.mjs'
import { ensureRedis } from './lib/machine/redis.mjs'
import { root } from './lib/places.mjs'
import { withCheckoutLock } from './lib/process/lock-file.mjs'
import { runInTerminal } from './lib/process/run.mjs'
import { printError } from './lib/progress.mjs'

try {
  await withCheckoutLock(root, () => ensureDependencies(root))
  await ensureRedis()
  await ensureChromium()
  await tryNginx()
  const programs = await ensurePostgres()
  await withCheckoutLock(root, () => buildStale(root))
  const postgres = await startTestPostgres(programs)
  try {
    process.exitCode = await runInTerminal(
      process.execPath,
      [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...process.argv.slice(2)],
      { cwd: root, env: { ...process.env, TEST_DATABASE_URL: postgres.url } },
    )
  } finally {
    await postgres.stop()
  }
} catch (error) {
  printError(error)
  process.exitCode = 1
}
