import type { ClanMarks, MedalEntry } from '@trinchera/rules/medallas/fold'
import type { Db } from '../../database'
import { effectiveWinner } from '../../presenters'

/** Number of rows per SQL statement. SQLite allows 32766 variables, and `medalla_marcas` has twelve columns. */
const chunkSize = 2000

/**
 * How far an etapa's ladder table and its medals (`medal_seq`) are calculated: the last included log entry of each; `medal_seq` is null
 * before the first calculation. Null if there is no such etapa.
 */
export async function medalProgress(db: Db, etapa: number) {
  const row = await db
    .selectFrom('etapas')
    .innerJoin('ladders', 'ladders.id_etapa', 'etapas.id')
    .leftJoin('medalla_avances as a', 'a.id_etapa', 'etapas.id')
    .leftJoin('etapa_cronicas as c', 'c.id_etapa', 'etapas.id')
    .where('etapas.id', '=', etapa)
    .select([
      'etapas.nombre',
      'etapas.seq',
      'etapas.revision',
      'etapas.archived_at',
      'ladders.applied_seq',
      'ladders.applied_revision',
      'a.seq as medal_seq',
      'a.revision as medal_revision',
      'a.mes',
      'a.entradas',
      'c.id_etapa as told',
    ])
    .executeTakeFirst()
  return row ?? null
}

/** Number of matches per page of a log. */
const pageSize = 5000

/** The matches of an etapa's log after the entry `after` and up to `end` that count for medals, in order. */
async function matchEntries(
  db: Db,
  etapa: number,
  after: number,
  { limit, end = Infinity }: { limit?: number; end?: number } = {},
): Promise<MedalEntry[]> {
  let query = db
    .selectFrom('match_outcomes as o')
    .innerJoin('matches as m', 'm.id', 'o.match_id')
    .leftJoin('rulings as r', (join) => join.onRef('r.match_id', '=', 'm.id').on('r.lifted_at', 'is', null))
    .where('o.id_etapa', '=', etapa)
    .where('o.seq', '>', after)
    .orderBy('o.seq')
    .select([
      'o.seq',
      'm.id',
      'm.fecha',
      'm.id_clan_ganador',
      'm.id_clan_perdedor',
      'o.ganador_antes',
      'o.ganador_despues',
      effectiveWinner.as('winner'),
    ])
  if (end !== Infinity) query = query.where('o.seq', '<=', end)
  if (limit !== undefined) query = query.limit(limit)
  const matches = await query.execute()
  return matches.map((row) => ({
    type: 'match',
    seq: row.seq,
    id: row.id,
    at: row.fecha,
    winner: row.winner,
    loser: row.winner === row.id_clan_ganador ? row.id_clan_perdedor : row.id_clan_ganador,
    from: row.ganador_antes,
    to: row.ganador_despues,
  }))
}

async function removalEntries(db: Db, etapa: number, after: number): Promise<MedalEntry[]> {
  const removals = await db
    .selectFrom('clan_removals')
    .where('id_etapa', '=', etapa)
    .where('seq', '>', after)
    .select(['seq', 'id_clan', 'fecha'])
    .execute()
  return removals.map(({ seq, id_clan, fecha }) => ({ type: 'removal', seq, at: fecha, clan: id_clan }))
}

const bySeq = (a: MedalEntry, b: MedalEntry) => a.seq - b.seq

/** The entries of an etapa's log after the entry `after` that count for medals, in order, as far as the ladder table includes them. */
export async function loadMedalEntries(db: Db, etapa: number, after: number): Promise<MedalEntry[]> {
  return [...(await removalEntries(db, etapa, after)), ...(await matchEntries(db, etapa, after))].sort(bySeq)
}

/** Like `loadMedalEntries` (entries that count for medals), for the whole log up to `end`, in pages of `size` matches to save memory. */
export async function* medalEntryPages(
  db: Db,
  etapa: number,
  { end = Infinity, size = pageSize }: { end?: number; size?: number } = {},
): AsyncGenerator<MedalEntry[]> {
  const removals = await removalEntries(db, etapa, 0)
  let from = 0
  for (;;) {
    const matches = await matchEntries(db, etapa, from, { limit: size, end })
    const last = matches.length < size ? undefined : matches.at(-1)
    const until = last?.seq ?? end
    yield [...removals.filter(({ seq }) => seq > from && seq <= until), ...matches].sort(bySeq)
    if (!last) return
    from = until
  }
}

/** The marks (stored intermediate state from which medals are computed) of an etapa's clans, or only of `clans`. */
export async function loadMarks(db: Db, etapa: number, clans?: readonly number[]): Promise<ClanMarks[]> {
  if (clans?.length === 0) return []
  let query = db
    .selectFrom('medalla_marcas')
    .where('id_etapa', '=', etapa)
    .select([
      'id_clan',
      'racha',
      'caida',
      'mes',
      'triunfos_mes',
      'derrotas_mes',
      'ultima',
      'ultima_fecha',
      'entrada',
      'primera',
      'primera_fecha',
    ])
  if (clans) query = query.where('id_clan', 'in', [...clans])
  return query.execute()
}

/** Stores the marks (intermediate state for medals) of these clans, replacing earlier ones, and deletes those of the clans in `gone`. */
export async function saveMarks(
  trx: Db,
  etapa: number,
  marks: readonly ClanMarks[],
  gone: readonly number[],
): Promise<void> {
  if (gone.length)
    await trx
      .deleteFrom('medalla_marcas')
      .where('id_etapa', '=', etapa)
      .where('id_clan', 'in', [...gone])
      .execute()
  for (let start = 0; start < marks.length; start += chunkSize)
    await trx
      .insertInto('medalla_marcas')
      .values(marks.slice(start, start + chunkSize).map((row) => ({ ...row, id_etapa: etapa })))
      .onConflict((conflict) =>
        conflict.columns(['id_etapa', 'id_clan']).doUpdateSet((eb) => ({
          racha: eb.ref('excluded.racha'),
          caida: eb.ref('excluded.caida'),
          mes: eb.ref('excluded.mes'),
          triunfos_mes: eb.ref('excluded.triunfos_mes'),
          derrotas_mes: eb.ref('excluded.derrotas_mes'),
          ultima: eb.ref('excluded.ultima'),
          ultima_fecha: eb.ref('excluded.ultima_fecha'),
          entrada: eb.ref('excluded.entrada'),
          primera: eb.ref('excluded.primera'),
          primera_fecha: eb.ref('excluded.primera_fecha'),
        })),
      )
      .execute()
}

/** Value of `revision` for an etapa that existed before medals did. The medals first computed for it are not announced to anybody. */
export const untold = -1

export async function saveProgress(
  trx: Db,
  progress: { id_etapa: number; seq: number; revision: number; mes: string; entradas: number },
): Promise<void> {
  await trx
    .insertInto('medalla_avances')
    .values(progress)
    .onConflict((conflict) =>
      conflict.column('id_etapa').doUpdateSet((eb) => ({
        seq: eb.ref('excluded.seq'),
        revision: eb.ref('excluded.revision'),
        mes: eb.ref('excluded.mes'),
        entradas: eb.ref('excluded.entradas'),
      })),
    )
    .execute()
}

/**
 * Ids of etapas whose medals need work: the medals lack log entries that are in the ladder table; a month before `mes` is not yet
 * concluded; or the etapa is archived and its story is not stored.
 */
export async function medalsBehind(db: Db, mes: string): Promise<number[]> {
  const rows = await db
    .selectFrom('etapas')
    .innerJoin('ladders', 'ladders.id_etapa', 'etapas.id')
    .leftJoin('medalla_avances as a', 'a.id_etapa', 'etapas.id')
    .leftJoin('etapa_cronicas as c', 'c.id_etapa', 'etapas.id')
    .whereRef('ladders.applied_revision', '=', 'etapas.revision')
    .where((eb) =>
      eb.or([
        eb.and([eb('a.id_etapa', 'is', null), eb('ladders.applied_seq', '>', 0)]),
        eb('ladders.applied_seq', '>', eb.ref('a.seq')),
        eb('ladders.applied_revision', '!=', eb.ref('a.revision')),
        eb.and([eb('a.mes', '!=', ''), eb('a.mes', '<', mes)]),
        eb.and([eb('etapas.archived_at', 'is not', null), eb('c.id_etapa', 'is', null)]),
      ]),
    )
    .select('etapas.id')
    .execute()
  return rows.map((row) => row.id)
}
