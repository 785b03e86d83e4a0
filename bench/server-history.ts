// What a year of the servers' history takes: `npx tsx bench/server-history.ts [servers]`; on PostgreSQL too where TEST_DATABASE_URL names one.
import { statSync } from 'node:fs'
import { sql } from 'kysely'
import { sampleServers, serverHistory } from '@trinchera/db/queries/server-samples'
import { openTestDatabase, testDialects, type TestDatabase } from '@trinchera/db/testing'
import { serverHistoryMs, serverSpanMs } from '@trinchera/rules/limits'

const servers = Number(process.argv[2] ?? 12)
const MB = 1024 * 1024
const spans = serverHistoryMs / serverSpanMs
const end = Date.now()

async function bytesOf({ dialect, db, url }: TestDatabase): Promise<number> {
  if (dialect === 'sqlite') {
    await sql`pragma wal_checkpoint(truncate)`.execute(db)
    return statSync(url).size
  }
  await sql`vacuum full server_samples`.execute(db)
  const { rows } = await sql<{ bytes: number }>`select pg_total_relation_size('server_samples') as bytes`.execute(db)
  return rows[0]?.bytes ?? 0
}

for (const dialect of testDialects) {
  const database = await openTestDatabase(dialect)
  const empty = await bytesOf(database)
  for (let from = 0; from < spans; from += 500) {
    await database.transaction(async (trx) => {
      for (let span = from; span < Math.min(spans, from + 500); span++) {
        const at = new Date(end - (spans - span) * serverSpanMs)
        await sampleServers(trx, Array.from({ length: servers }, (_, index) => ({ id_servidor: index + 1, jugadores: (span * 7 + index) % 33 })), at)
      }
    })
  }
  const taken = (await bytesOf(database)) - empty
  const { rows } = await sql<{ count: number }>`select count(*) as count from server_samples`.execute(database.db)
  const started = performance.now()
  for (let i = 0; i < 100; i++) await serverHistory(database.db, 1 + (i % servers), new Date(end))
  const each = (performance.now() - started) / 100
  console.log(`${dialect}: ${servers} servers, a year by ${serverSpanMs / 60_000} min: ${rows[0]?.count} samples, ${(taken / MB).toFixed(1)} MB; the last 7 days of one in ${each.toFixed(2)} ms`)
  await database.drop()
}
