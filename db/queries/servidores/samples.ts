import { serverChartMs, serverHistoryMs, serverSpanMs } from '@trinchera/rules/limits'
import type { Db } from '../../database'

export const spanOf = (at: Date) => Math.floor(at.getTime() / serverSpanMs)

/** Highest number of players on a server in each span (`serverSpanMs`) of the last 7 days; null for a span without any reply. */
export async function serverHistory(
  db: Db,
  server: number,
  now: Date,
): Promise<{ fecha: string; jugadores: number | null }[]> {
  const last = spanOf(now)
  const first = last - serverChartMs / serverSpanMs + 1
  const rows = await db
    .selectFrom('server_samples')
    .where('id_servidor', '=', server)
    .where('span', '>=', first)
    .where('span', '<=', last)
    .select(['span', 'jugadores'])
    .execute()
  const most = new Map(rows.map(({ span, jugadores }) => [span, jugadores]))
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    fecha: new Date((first + index) * serverSpanMs).toISOString(),
    jugadores: most.get(first + index) ?? null,
  }))
}

/** Number of players on all servers in each complete span (`serverSpanMs`) of the last 7 days. Spans without any reply are left out. */
export async function playersBySpan(db: Db, now: Date): Promise<{ fecha: string; jugadores: number }[]> {
  const last = spanOf(now)
  const rows = await db
    .selectFrom('server_samples')
    .where('span', '>', last - serverChartMs / serverSpanMs)
    .where('span', '<', last)
    .select(({ fn }) => ['span', fn.sum<number | string>('jugadores').as('jugadores')])
    .groupBy('span')
    .orderBy('span')
    .execute()
  return rows.map(({ span, jugadores }) => ({
    fecha: new Date(span * serverSpanMs).toISOString(),
    jugadores: Number(jugadores),
  }))
}

/** Stores the current number of players on each server. For each span (`serverSpanMs`), only the highest number is kept. */
export async function sampleServers(
  trx: Db,
  counts: readonly { id_servidor: number; jugadores: number }[],
  now: Date,
): Promise<void> {
  if (!counts.length) return
  const span = spanOf(now)
  await trx
    .insertInto('server_samples')
    .values(counts.map((count) => ({ ...count, span })))
    .onConflict((conflict) =>
      conflict
        .columns(['id_servidor', 'span'])
        .doUpdateSet((eb) => ({ jugadores: eb.ref('excluded.jugadores') }))
        .whereRef('excluded.jugadores', '>', 'server_samples.jugadores'),
    )
    .execute()
}

/** Deletes numbers of players that are older than `serverHistoryMs`. */
export async function deleteOldSamples(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('server_samples')
    .where('span', '<', spanOf(new Date(now.getTime() - serverHistoryMs)))
    .execute()
}
