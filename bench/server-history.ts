// Size of a year of game server history in SQLite, and time to read a week: `npx tsx bench/server-history.ts [servers]`.
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@trinchera/db/database'
import { migrate } from '@trinchera/db/migrate'
import { sampleServers, serverHistory } from '@trinchera/db/queries/servidores/samples'
import { serverHistoryMs, serverSpanMs } from '@trinchera/rules/limits'

const servers = Number(process.argv[2] ?? 12)
const spans = serverHistoryMs / serverSpanMs
const end = Date.now()
const dir = mkdtempSync(join(tmpdir(), 'trinchera-history-'))
const url = join(dir, 'year.sqlite')

/** Size of the database file after `work`, in bytes. */
async function within(work: (database: ReturnType<typeof openDatabase>) => Promise<unknown>): Promise<number> {
  const database = openDatabase({ url })
  await work(database)
  await database.close()
  return statSync(url).size
}

const empty = await within(migrate)
const full = await within(async ({ transaction }) => {
  for (let from = 0; from < spans; from += 500) {
    await transaction(async (trx) => {
      for (let span = from; span < Math.min(spans, from + 500); span++) {
        const at = new Date(end - (spans - span) * serverSpanMs)
        await sampleServers(
          trx,
          Array.from({ length: servers }, (_, index) => ({
            id_servidor: index + 1,
            jugadores: (span * 7 + index) % 33,
          })),
          at,
        )
      }
    })
  }
})
console.log(
  `${servers} servers, a year by ${serverSpanMs / 60_000} min: ${spans * servers} samples, ${((full - empty) / 1024 / 1024).toFixed(1)} MB`,
)
await within(async ({ db }) => {
  const started = performance.now()
  for (let i = 0; i < 100; i++) await serverHistory(db, 1 + (i % servers), new Date(end))
  console.log(`the last 7 days of one: ${((performance.now() - started) / 100).toFixed(2)} ms`)
})
rmSync(dir, { recursive: true })
