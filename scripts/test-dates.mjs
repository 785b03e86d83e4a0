// npm run test:dates [TEXT]: runs the tests of the demo community at dates that are difficult for calendars, or only at the dates below
// whose name contains TEXT. Prints one line per date and the output of failed tests. Exits with 1 if a test fails.
import { join } from 'node:path'
import { buildStale } from './lib/build/build-stale.mjs'
import { ensureChromium } from './lib/machine/chromium.mjs'
import { ensureDependencies } from './lib/machine/install.mjs'
import { ensureRedis } from './lib/machine/redis.mjs'
import { root } from './lib/places.mjs'
import { withCheckoutLock } from './lib/process/lock-file.mjs'
import { run } from './lib/process/run.mjs'
import { formatSeconds, print, printError } from './lib/progress.mjs'

/**
 * The dates: each has a name, the current time during its tests, and the machine's time zone.
 * @type {readonly (readonly [name: string, now: string, zone: string])[]}
 */
const dates = [
  ['31 de enero, 23:45', '2026-02-01T02:45:00.000Z', 'America/Santiago'],
  ['28 de febrero, 23:59', '2026-03-01T02:59:00.000Z', 'UTC'],
  ['29 de febrero de un año bisiesto', '2028-02-29T23:00:00.000Z', 'Asia/Tokyo'],
  ['4 de abril, 23:30, antes de atrasar el reloj', '2026-04-05T02:30:00.000Z', 'America/Santiago'],
  ['4 de abril, 23:30 otra vez', '2026-04-05T03:30:00.000Z', 'America/Santiago'],
  ['30 de abril, 22:00', '2026-05-01T02:00:00.000Z', 'Pacific/Kiritimati'],
  ['un domingo al mediodía', '2026-08-16T16:00:00.000Z', 'America/Los_Angeles'],
  ['6 de septiembre, 1:30, recién adelantado el reloj', '2026-09-06T04:30:00.000Z', 'America/Santiago'],
  ['un domingo de madrugada', '2026-11-22T06:12:00.000Z', 'UTC'],
  ['un lunes a las 9:00', '2026-11-23T12:00:00.000Z', 'Europe/Madrid'],
  ['31 de diciembre, 23:59', '2027-01-01T02:59:00.000Z', 'America/Santiago'],
  ['1 de enero, 0:01', '2027-01-01T03:01:00.000Z', 'Pacific/Auckland'],
]
const tests = ['run', '--project', 'demo', '--project', 'rooms', 'e2e/demo', 'db/seed']

try {
  await withCheckoutLock(root, () => ensureDependencies(root))
  await ensureRedis()
  await ensureChromium()
  await withCheckoutLock(root, () => buildStale(root))
  const wanted = process.argv.slice(2).join(' ')
  const chosen = dates.filter((date) => date.join(' ').includes(wanted))
  let failed = 0
  for (const [name, now, zone] of chosen) {
    const start = performance.now()
    const { code, output } = await run(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...tests], {
      cwd: root,
      env: { ...process.env, TEST_NOW: now, TZ: zone },
    })
    if (code !== 0) print(output.trimEnd())
    print(`${code === 0 ? 'ok   ' : 'FALLA'} ${now} ${zone}, ${name} (${formatSeconds(performance.now() - start)})`)
    if (code !== 0) failed++
  }
  print(failed ? `Fallan ${failed} de ${chosen.length} fechas` : `Pasan ${chosen.length} fechas`)
  process.exitCode = failed || chosen.length === 0 ? 1 : 0
} catch (error) {
  printError(error)
  process.exitCode = 1
}
