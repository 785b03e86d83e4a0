// Kills, freezes and cuts off the product's processes under load, for as long as asked: `npm run test:faults -- [minutes] [seconds between faults] [seed]`,
// after `npm run build`; in the last tenth of the time the start command. On PostgreSQL with DATABASE_URL, which must name an empty database. Ends with 1 if
// a write was lost or counted twice, if the ladder differs from a replay of its log, or if a client did not catch up. Prints what the server took after each
// fault.
import { commandFaults, faultsOf } from '@trinchera/testing/faults/faults'
import { runFaults, type FaultRun, type Outcome } from '@trinchera/testing/faults/run'
import { startCommandSite, startFaultSite } from '@trinchera/testing/faults/site'

const minutes = Number(process.argv[2] ?? 60)
const everyMs = Number(process.argv[3] ?? 20) * 1000
const seed = process.argv[4] ?? String(Date.now())
const run: FaultRun = {
  seed,
  everyMs,
  span: { shortMs: 2000, longMs: 30_000 },
  most: Infinity,
  mirrors: 10,
  print: console.log,
}

/** Prints what came of a run; whether nothing was lost. */
function tell({ footprint, refused, inflicted, ...counts }: Outcome): boolean {
  console.log({ ...counts, faults: inflicted.length, refused: [...refused] })
  for (const pid of new Set(footprint.map((one) => one.pid))) {
    const life = footprint.filter((one) => one.pid === pid)
    if (life.length > 3)
      console.log(
        `${life[0]?.name} ${pid}: MB ${life.map(({ mb }) => mb).join(' ')}; handles ${life.map(({ handles }) => handles).join(' ')}`,
      )
  }
  const { lost, doubled, unlikeReplay, behind, unsettled, leaking } = counts
  return lost + doubled + unlikeReplay + behind + unsettled.length + leaking.length === 0 && refused.size === 0
}

console.log(`seed ${seed}, ${minutes} minutes, a fault every ${everyMs / 1000} s`)
const site = await startFaultSite(process.env.DATABASE_URL ? { DATABASE_URL: process.env.DATABASE_URL } : {}, 1024)
if (!site.disk) console.log('no disk is filled: this user may mount none')
const whole = tell(await runFaults(site, faultsOf(site), { ...run, untilMs: minutes * 54_000 }))
await site.stop()

console.log('the start command, on SQLite')
const started = await startCommandSite()
const startedWhole = tell(await runFaults(started, commandFaults, { ...run, untilMs: minutes * 6_000 }))
await started.stop()

process.exitCode = whole && startedWhole ? 0 : 1
