import type { Evidencia } from '@trinchera/contract/partidas'
import type { Db } from '../../database'
import type { EvidenciasTable } from '../../schema/disputes'

const columns = ['id', 'id_clan', 'quien', 'texto', 'fecha'] as const

/** The owner of an evidence picture: a match or a win claim. */
export type EvidencePlace = { id_match: number; id_victoria: null } | { id_match: null; id_victoria: number }

const idOf = ({ id_match, id_victoria }: EvidencePlace) =>
  id_match === null ? (['id_victoria', id_victoria] as const) : (['id_match', id_match] as const)

export type NewEvidencia = Omit<EvidenciasTable, 'id' | 'id_match' | 'id_victoria'>

/** Stores the row of an evidence picture. Violates a unique constraint if the match or win claim already has the same picture. */
export async function insertEvidencia(trx: Db, place: EvidencePlace, evidencia: NewEvidencia): Promise<Evidencia> {
  return trx
    .insertInto('evidencias')
    .values({ ...place, ...evidencia })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** The evidence pictures of a match, in the order in which they were added. */
export async function evidenciasOf(db: Db, match: number): Promise<Evidencia[]> {
  return db.selectFrom('evidencias').where('id_match', '=', match).orderBy('id').select(columns).execute()
}

export async function countEvidencias(db: Db, match: number, clan: number): Promise<number> {
  const { count } = await db
    .selectFrom('evidencias')
    .where('id_match', '=', match)
    .where('id_clan', '=', clan)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** A picture of this match or win claim, with its file name and the player who added it; null if the picture belongs to another. */
export async function evidenciaAt(
  db: Db,
  place: EvidencePlace,
  id: number,
): Promise<(Evidencia & { archivo: string; player_id: number | null }) | null> {
  const [column, value] = idOf(place)
  const row = await db
    .selectFrom('evidencias')
    .where('id', '=', id)
    .where(column, '=', value)
    .select([...columns, 'archivo', 'player_id'])
    .executeTakeFirst()
  return row ?? null
}

/** Deletes the row of an evidence picture; returns false if there is none. The caller deletes the file after the commit. */
export async function deleteEvidenciaRow(trx: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('evidencias').where('id', '=', id).executeTakeFirst()
  return numDeletedRows === 1n
}

/** Evidence pictures of matches and win claims in etapas that were archived before `before` (ISO 8601). */
export async function expiredEvidencias(
  db: Db,
  before: string,
  limit: number,
): Promise<{ id: number; archivo: string }[]> {
  return db
    .selectFrom('evidencias as e')
    .leftJoin('matches as m', 'm.id', 'e.id_match')
    .leftJoin('victorias as v', 'v.id', 'e.id_victoria')
    .innerJoin('etapas', (join) =>
      join.on((eb) => eb.or([eb('etapas.id', '=', eb.ref('m.id_etapa')), eb('etapas.id', '=', eb.ref('v.id_etapa'))])),
    )
    .where('etapas.archived_at', '<', before)
    .orderBy('e.id')
    .limit(limit)
    .select(['e.id', 'e.archivo'])
    .execute()
}

/** The file names among `names` that belong to a stored evidence picture. */
export async function knownEvidenceFiles(db: Db, names: readonly string[]): Promise<Set<string>> {
  if (!names.length) return new Set()
  const rows = await db
    .selectFrom('evidencias')
    .where('archivo', 'in', [...names])
    .select('archivo')
    .execute()
  return new Set(rows.map(({ archivo }) => archivo))
}
