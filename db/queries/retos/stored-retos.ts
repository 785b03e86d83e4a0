import { z } from 'zod'
import { retoEstados, type RetoAct, type RetoState } from '@trinchera/rules/reto'
import type { Db } from '../../database'
import { lockEtapa } from '../ladder/log'

const text = z.string().nullable()
const number = z.int().nullable()
const stateSchema: z.ZodType<RetoState> = z.object({
  retador: z.int(),
  retado: z.int(),
  estado: z.enum(retoEstados),
  turno: number,
  fechas: z.array(z.string()),
  ofrecidas: z.int(),
  fecha: text,
  primero: number,
  mapas: z.array(z.object({ codigo: z.string(), elegido_por: number })),
  bando: z.object({ id_clan: z.int(), lado: z.enum(['aliados', 'eje']) }).nullable(),
  juntos: z.boolean(),
  elige_hasta: text,
  servidor: number,
  id_match: number,
  cierre: z.object({ id_clan: number, motivo: text, fecha: z.string() }).nullable(),
  reclamo: z
    .object({ texto: z.string(), fecha: z.string(), fallo: z.enum(['mantenido', 'retirado']).nullable(), motivo: text })
    .nullable(),
})

/** Parses the stored state of a reto. Throws if it is malformed. */
export const parseState = (situacion: string): RetoState => stateSchema.parse(JSON.parse(situacion))

export interface StoredReto {
  id: number
  id_etapa: number
  version: number
  state: RetoState
}

export async function storedReto(db: Db, id: number): Promise<StoredReto | null> {
  const row = await db
    .selectFrom('retos')
    .where('id', '=', id)
    .select(['id', 'id_etapa', 'version', 'situacion'])
    .executeTakeFirst()
  return row ? { id: row.id, id_etapa: row.id_etapa, version: row.version, state: parseState(row.situacion) } : null
}

/** Locks a reto's etapa until the transaction ends, so that nothing else changes the reto, and returns the reto; null if there is none. */
export async function lockReto(trx: Db, id: number): Promise<StoredReto | null> {
  const found = await storedReto(trx, id)
  if (!found) return null
  await lockEtapa(trx, found.id_etapa)
  return storedReto(trx, id)
}

/** The database columns of a reto: its state as JSON (`situacion`), and the fields of the state that queries use. */
const columnsOf = (state: RetoState) => ({
  estado: state.estado,
  fecha: state.fecha,
  responde_hasta: state.estado === 'propuesto' ? (state.fechas[0] ?? null) : null,
  elige_hasta: state.elige_hasta,
  reclamado_at: state.reclamo?.fecha ?? null,
  fallo: state.reclamo?.fallo ?? null,
  servidor: state.servidor,
  id_match: state.id_match,
  situacion: JSON.stringify(state),
})

export interface NewReto {
  id_etapa: number
  texto: string | null
  by: { id: number; username: string }
  /** ISO 8601. */
  creado: string
}

/** Stores a reto with its first state; returns its id. Lock the etapa first. */
export async function insertReto(trx: Db, { id_etapa, texto, by, creado }: NewReto, state: RetoState): Promise<number> {
  const { id } = await trx
    .insertInto('retos')
    .values({
      id_etapa,
      id_retador: state.retador,
      id_retado: state.retado,
      texto,
      player_id: by.id,
      quien: by.username,
      creado,
      ...columnsOf(state),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Adds an act (a step, such as a pick) to a reto's history. `by`: the player who did it, null if a deadline caused it. */
export async function insertAct(
  trx: Db,
  id_reto: number,
  act: RetoAct,
  by: { id: number; username: string } | null,
): Promise<void> {
  await trx
    .insertInto('reto_actos')
    .values({ id_reto, quien: by?.username ?? null, player_id: by?.id ?? null, acto: JSON.stringify(act) })
    .execute()
}

/** Stores a reto's state after an act and increments its version. Lock the reto first. */
export async function storeState(trx: Db, { id, version }: StoredReto, state: RetoState): Promise<void> {
  await trx
    .updateTable('retos')
    .set({ ...columnsOf(state), version: version + 1 })
    .where('id', '=', id)
    .execute()
}

const openOnes = (db: Db) =>
  db.selectFrom('retos').where('estado', 'in', ['propuesto', 'acordado']).select(['id', 'id_retador', 'id_retado'])

/** Id of the open reto between two clans, whichever of them proposed it; null if there is none. Lock the etapa first. */
export async function openRetoBetween(db: Db, etapa: number, one: number, other: number): Promise<number | null> {
  const row = await openOnes(db)
    .where('id_etapa', '=', etapa)
    .where('id_retador', 'in', [one, other])
    .where('id_retado', 'in', [one, other])
    .executeTakeFirst()
  return row?.id ?? null
}

export async function openRetosMadeBy(db: Db, clan: number): Promise<number> {
  return (await openOnes(db).where('id_retador', '=', clan).execute()).length
}

/** Ids of the open retos of a clan, or of an etapa. */
export async function openRetosOf(db: Db, of: { clan: number } | { etapa: number }): Promise<number[]> {
  const open = openOnes(db)
  const rows = await ('clan' in of
    ? open.where((eb) => eb.or([eb('id_retador', '=', of.clan), eb('id_retado', '=', of.clan)]))
    : open.where('id_etapa', '=', of.etapa)
  ).execute()
  return rows.map(({ id }) => id)
}

/** Places of two clans in the ladder table, by clan id; 0 means unranked. */
export async function placesOfBoth(db: Db, one: number, other: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('standings')
    .where('id_clan', 'in', [one, other])
    .select(['id_clan', 'ranking_actual'])
    .execute()
  return new Map(rows.map(({ id_clan, ranking_actual }) => [id_clan, ranking_actual]))
}

export async function actById(db: Db, id: number): Promise<RetoAct | null> {
  const row = await db.selectFrom('reto_actos').where('id', '=', id).select('acto').executeTakeFirst()
  const act: RetoAct | null = row ? JSON.parse(row.acto) : null
  return act
}
