import { sql } from 'kysely'
import type { Torneo } from '@trinchera/contract/torneos'
import type { Db } from '../../database'

const columns = ['id', 'nombre', 'descripcion', 'inicio', 'created_at'] as const
const selectTorneos = (db: Db) => db.selectFrom('torneos').select(columns)

/** Coming ones by start, then started ones, latest first. `now`: ISO 8601. */
export async function listTorneos(db: Db, now: string): Promise<Torneo[]> {
  const upcoming = await selectTorneos(db).where('inicio', '>', now).orderBy('inicio').orderBy('id').execute()
  const begun = await selectTorneos(db)
    .where('inicio', '<=', now)
    .orderBy('inicio', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return [...upcoming, ...begun]
}

/** Those that begin after an instant (ISO 8601), by start, with how often each was changed. */
export const torneosSince = (db: Db, since: string) =>
  selectTorneos(db).where('inicio', '>', since).orderBy('inicio').orderBy('id').select('revision').execute()

/** One torneo, locked until the transaction ends; null if there is none. */
export async function lockTorneo(trx: Db, id: number): Promise<Torneo | null> {
  const row = await trx
    .updateTable('torneos')
    .set({ nombre: sql`nombre` })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()
  return row ?? null
}

/** `inicio` must have the format of `Date.toISOString`, since times are compared as text. */
export type TorneoFields = Pick<Torneo, 'nombre' | 'descripcion' | 'inicio'>

export async function insertTorneo(trx: Db, fields: TorneoFields, now: string): Promise<Torneo> {
  return trx
    .insertInto('torneos')
    .values({ ...fields, created_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export async function storeTorneo(trx: Db, id: number, fields: TorneoFields): Promise<void> {
  await trx
    .updateTable('torneos')
    .set({ ...fields, revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()
}

export async function deleteTorneo(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('torneos').where('id', '=', id).execute()
}
