import { sql } from 'kysely'
import type { LoggedMatch, LoggedRemoval, LogPage } from '@trinchera/rules/ladder/log'
import type { Db } from '../../database'

/**
 * Takes the number (`seq`) of the next entry in an etapa's log. Locks the etapa's row until the transaction ends, so that entries are
 * numbered in the order in which they are stored (docs/rules.md#Order by seq). Call it before any other statement that may wait for a lock.
 */
export async function nextSeq(trx: Db, etapa: number): Promise<number> {
  const row = await trx
    .updateTable('etapas')
    .set({ seq: sql`seq + 1` })
    .where('id', '=', etapa)
    .returning('seq')
    .executeTakeFirstOrThrow()
  return row.seq
}

/** Locks an etapa's row until the transaction ends, so that no other request adds an entry to its log; null if there is no such etapa. */
export async function lockEtapa(
  trx: Db,
  etapa: number,
): Promise<{ seq: number; revision: number; stale_from: number | null } | null> {
  const row = await trx
    .updateTable('etapas')
    .set({ seq: sql`seq` })
    .where('id', '=', etapa)
    .returning(['seq', 'revision', 'stale_from'])
    .executeTakeFirst()
  return row ?? null
}

/**
 * A replay (calculating an etapa's ladder table again from its log) to be done. `from`: the first log entry that counts differently now.
 * `revision`: the etapa's revision. `applied_seq`: the last entry included in the table.
 */
export interface Replay {
  from: number
  revision: number
  applied_seq: number
}

/**
 * The replay (calculating the ladder table again from the log) that an etapa needs because a ruling changed how an entry counts, read
 * without a lock; null if none is needed. With `whole`, a replay of the whole log, needed or not.
 */
export async function replayDue(db: Db, etapa: number, { whole = false } = {}): Promise<Replay | null> {
  const row = await db
    .selectFrom('etapas')
    .innerJoin('ladders', 'ladders.id_etapa', 'etapas.id')
    .where('etapas.id', '=', etapa)
    .select(['etapas.revision', 'etapas.stale_from', 'ladders.applied_seq', 'ladders.applied_revision'])
    .executeTakeFirst()
  if (!row || (!whole && row.revision === row.applied_revision)) return null
  const { revision, applied_seq, stale_from } = row
  return { revision, applied_seq, from: whole ? 1 : Math.min(stale_from ?? 1, applied_seq + 1) }
}

/** Records that the log entries from `seq` on count differently now and must be applied again. Locks the etapa's row. */
export async function markForReplay(trx: Db, etapa: number, seq: number): Promise<void> {
  await trx
    .updateTable('etapas')
    .set({
      revision: sql`revision + 1`,
      stale_from: sql`case when stale_from is null or stale_from > ${seq} then ${seq} else stale_from end`,
    })
    .where('id', '=', etapa)
    .execute()
}

export interface StoredLog {
  matches: LoggedMatch[]
  removals: LoggedRemoval[]
}

/** Number of matches per page of a log. A page takes a few MB of memory. */
const pageSize = 5000

/** The matches of an etapa's log after the entry `after` and up to `until`, in order, with the rulings in force. */
async function loadMatches(
  db: Db,
  etapa: number,
  { after, until = Infinity, limit }: { after: number; until?: number; limit?: number },
): Promise<LoggedMatch[]> {
  let query = db
    .selectFrom('matches')
    .leftJoin('rulings as r', (join) => join.onRef('r.match_id', '=', 'matches.id').on('r.lifted_at', 'is', null))
    .where('matches.id_etapa', '=', etapa)
    .where('matches.seq', '>', after)
    .orderBy('matches.seq')
    .select([
      'matches.id',
      'matches.seq',
      'matches.id_clan_ganador',
      'matches.id_clan_perdedor',
      'matches.fecha',
      'r.tipo',
      'r.seq as r_seq',
      'r.id_clan as r_id_clan',
      'r.created_at as r_fecha',
    ])
  if (until !== Infinity) query = query.where('matches.seq', '<=', until)
  if (limit !== undefined) query = query.limit(limit)
  const rows = await query.execute()
  return rows.map(({ tipo, r_seq, r_id_clan, r_fecha, ...match }) => ({
    ...match,
    ruling: tipo && r_fecha !== null ? { tipo, seq: r_seq, id_clan: r_id_clan, fecha: r_fecha } : null,
  }))
}

/** Ids of the clans that the log of an etapa deletes up to the entry `seq`. */
export async function removedUntil(db: Db, etapa: number, seq: number): Promise<number[]> {
  const rows = await db
    .selectFrom('clan_removals')
    .where('id_etapa', '=', etapa)
    .where('seq', '<=', seq)
    .select('id_clan')
    .execute()
  return rows.map((row) => row.id_clan)
}

/** The clan deletions in an etapa's log after the entry `after`, in order. */
const loadRemovals = (db: Db, etapa: number, after: number): Promise<LoggedRemoval[]> =>
  db
    .selectFrom('clan_removals')
    .where('id_etapa', '=', etapa)
    .where('seq', '>', after)
    .orderBy('seq')
    .select(['seq', 'id_clan', 'fecha'])
    .execute()

/** All matches (with the rulings in force) and clan deletions of an etapa's log after the entry `after`. */
export const loadLog = async (db: Db, etapa: number, after = 0): Promise<StoredLog> => ({
  matches: await loadMatches(db, etapa, { after }),
  removals: await loadRemovals(db, etapa, after),
})

/**
 * Like `loadLog` (matches with rulings, and clan deletions), but in pages of `size` matches, so that a long log does not take much memory
 * (docs/rules.md#Fold and replay). Reads the entries after `after` and up to `end`.
 */
export async function* logPages(
  db: Db,
  etapa: number,
  { after = 0, end = Infinity, size = pageSize }: { after?: number; end?: number; size?: number } = {},
): AsyncGenerator<LogPage> {
  const removals = await loadRemovals(db, etapa, after)
  let from = after
  for (;;) {
    const matches = await loadMatches(db, etapa, { after: from, until: end, limit: size })
    const last = matches.length < size ? undefined : matches.at(-1)
    const until = last?.seq ?? end
    yield { matches, removals: removals.filter(({ seq }) => seq > from && seq <= until), until }
    if (!last) return
    from = until
  }
}

/**
 * Ids of etapas with work left: log entries are not yet included in the ladder table; the stored history or the totals of players lack
 * included entries; or the table's version was not broadcast although it is older than `quietSince`.
 */
export async function etapasBehind(db: Db, quietSince: string): Promise<number[]> {
  const rows = await db
    .selectFrom('etapas')
    .innerJoin('ladders', 'ladders.id_etapa', 'etapas.id')
    .where((eb) =>
      eb.or([
        eb('etapas.seq', '>', eb.ref('ladders.applied_seq')),
        eb('etapas.revision', '>', eb.ref('ladders.applied_revision')),
        eb('ladders.history_seq', '!=', eb.ref('ladders.applied_seq')),
        eb('ladders.history_revision', '!=', eb.ref('ladders.applied_revision')),
        eb('ladders.totals_seq', '!=', eb.ref('ladders.applied_seq')),
        eb('ladders.totals_revision', '!=', eb.ref('ladders.applied_revision')),
        eb.and([
          eb('ladders.version', '>', eb.ref('ladders.announced_version')),
          eb('ladders.updated_at', '<', quietSince),
        ]),
      ]),
    )
    .select('etapas.id')
    .execute()
  return rows.map((row) => row.id)
}

/** True if an etapa's log has entries that are not yet included in its ladder table. */
export async function etapaIsBehind(db: Db, etapa: number): Promise<boolean> {
  const row = await db
    .selectFrom('etapas')
    .innerJoin('ladders', 'ladders.id_etapa', 'etapas.id')
    .where('etapas.id', '=', etapa)
    .where((eb) =>
      eb.or([
        eb('etapas.seq', '>', eb.ref('ladders.applied_seq')),
        eb('etapas.revision', '>', eb.ref('ladders.applied_revision')),
      ]),
    )
    .select('etapas.id')
    .executeTakeFirst()
  return row !== undefined
}
