// Kills, freezes and cuts off the product's processes under load, for as long as asked: `npm run test:faults -- [minutes] [seconds between faults] [seed]`,
// after `npm run build`. On PostgreSQL with DATABASE_URL, which must name an empty database. Ends with 1 if a write was lost or counted twice, if the
// ladder differs from a replay of its log, or if a client did not catch up. Prints what the server took after each fault.
import { runFaults } from '@trinchera/testing/faults/run'
import { startProduct } from '@trinchera/testing/product'

const minutes = Number(process.argv[2] ?? 60)
const everyMs = Number(process.argv[3] ?? 20) * 1000
const seed = process.argv[4] ?? String(Date.now())

const product = await startProduct(process.env.DATABASE_URL ? { DATABASE_URL: process.env.DATABASE_URL } : {})
console.log(`seed ${seed}, ${minutes} minutes, a fault every ${everyMs / 1000} s`)
const outcome = await runFaults(product, {
  seed,
  everyMs,
  span: { shortMs: 2000, longMs: 30_000 },
  most: Infinity,
  untilMs: minutes * 60_000,
  mirrors: 10,
  print: console.log,
})
await product.stop()

const { footprint, refused, inflicted, ...counts } = outcome
console.log({ ...counts, faults: inflicted.length, refused: [...refused] })

for (const pid of new Set(footprint.map(({ process }) => process))) {
  const life = footprint.filter(({ process }) => process === pid)
  if (life.length > 3)
    console.log(
      `server ${pid}: MB ${life.map(({ mb }) => mb).join(' ')}; handles ${life.map(({ handles }) => handles).join(' ')}`,
    )
}
const failed = counts.lost + counts.doubled + counts.unlikeReplay + counts.behind > 0 || refused.size > 0
process.exitCode = failed ? 1 : 0
