import { sql, type Selectable } from 'kysely'
import { bestOfRounds } from '@trinchera/contract/torneos'
import type { MejorDeRondas } from '@trinchera/rules/torneo'
import { torneoEstado } from '@trinchera/rules/torneo-estado'
import { z } from 'zod'
import type { Db } from '../../database'
import { lockEtapa } from '../ladder/log'
import type { TorneosTable } from '../../schema/torneos'
import { readableRows } from '../../readable'

const codes = z.array(z.string())

/** A torneo as stored, with its JSON columns parsed except `situacion` (state of the bracket). */
export type StoredTorneo = Omit<Selectable<TorneosTable>, 'mapas' | 'cuenta_ladder' | 'mejor_de_rondas'> & {
  mapas: string[]
  mejor_de_rondas: MejorDeRondas
  cuenta_ladder: boolean
}
export const readStored = ({
  mapas,
  cuenta_ladder,
  mejor_de_rondas,
  ...row
}: Selectable<TorneosTable>): StoredTorneo => ({
  ...row,
  mapas: codes.parse(JSON.parse(mapas)),
  mejor_de_rondas: bestOfRounds.parse(JSON.parse(mejor_de_rondas)),
  cuenta_ladder: cuenta_ladder === 1,
})

export async function storedTorneo(db: Db, id: number): Promise<StoredTorneo | null> {
  const row = await db.selectFrom('torneos').where('id', '=', id).selectAll().executeTakeFirst()
  return row ? readStored(row) : null
}

/** Locks a torneo until the transaction ends and returns it as stored; null if there is no such torneo. */
export async function lockTorneo(trx: Db, id: number): Promise<StoredTorneo | null> {
  const row = await trx
    .updateTable('torneos')
    .set({ nombre: sql`nombre` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row ? readStored(row) : null
}

/**
 * Locks a torneo and returns it, like `lockTorneo`, for storing an act (a change of the bracket). If the torneo's matches count for the
 * ladder, locks its etapa first, always in this order, so that two transactions do not wait for each other forever.
 */
export async function lockForActs(trx: Db, id: number): Promise<StoredTorneo | null> {
  const found = await storedTorneo(trx, id)
  if (found?.cuenta_ladder && found.id_etapa !== null) await lockEtapa(trx, found.id_etapa)
  return found && lockTorneo(trx, id)
}

/** Torneos with a check-in that have not started, and whose clans were not yet notified of the check-in. `now`: ISO 8601. */
export async function torneosToCallIn(db: Db, now: string): Promise<StoredTorneo[]> {
  const rows = await db
    .selectFrom('torneos')
    .where('formato', 'is not', null)
    .where('version', '=', 0)
    .where('cancelado_at', 'is', null)
    .where('checkin_avisado_at', 'is', null)
    .where('checkin_minutos', '>', 0)
    .where('inicio', '>', now)
    .selectAll()
    .execute()
  return readableRows(rows, readStored)
}

export async function storeCalledIn(trx: Db, id: number, now: string): Promise<void> {
  await trx.updateTable('torneos').set({ checkin_avisado_at: now }).where('id', '=', id).execute()
}

/** Torneos with check-in and more clans than places that start between `from` and `until` (ISO 8601) and are not drawn yet. */
export async function torneosToFill(db: Db, from: string, until: string): Promise<StoredTorneo[]> {
  const rows = await db
    .selectFrom('torneos as t')
    .where('t.formato', 'is not', null)
    .where('t.version', '=', 0)
    .where('t.cancelado_at', 'is', null)
    .where('t.checkin_minutos', '>', 0)
    .where('t.inicio', '>', from)
    .where('t.inicio', '<', until)
    .where('t.cupos', '<', (eb) =>
      eb
        .selectFrom('torneo_inscripciones as i')
        .whereRef('i.id_torneo', '=', 't.id')
        .select((e) => e.fn.countAll<number>().as('n')),
    )
    .selectAll('t')
    .execute()
  return readableRows(rows, readStored)
}

/** The fields of a torneo that organisers edit. Times must have the format of `Date.toISOString`, because they are compared as text. */
export type TorneoFields = Pick<
  StoredTorneo,
  | 'nombre'
  | 'descripcion'
  | 'inicio'
  | 'formato'
  | 'id_etapa'
  | 'cupos'
  | 'por_equipo'
  | 'inscripcion_hasta'
  | 'checkin_minutos'
  | 'mejor_de'
  | 'mejor_de_semifinal'
  | 'mejor_de_final'
  | 'mejor_de_rondas'
  | 'cuenta_ladder'
  | 'mapas'
  | 'reglas'
>
const columnsOf = (fields: TorneoFields) => ({
  nombre: fields.nombre,
  descripcion: fields.descripcion,
  inicio: fields.inicio,
  formato: fields.formato,
  id_etapa: fields.id_etapa,
  cupos: fields.cupos,
  por_equipo: fields.por_equipo,
  inscripcion_hasta: fields.inscripcion_hasta,
  checkin_minutos: fields.checkin_minutos,
  mejor_de: fields.mejor_de,
  mejor_de_semifinal: fields.mejor_de_semifinal,
  mejor_de_final: fields.mejor_de_final,
  mejor_de_rondas: JSON.stringify(fields.mejor_de_rondas),
  reglas: fields.reglas,
  mapas: JSON.stringify(fields.mapas),
  cuenta_ladder: Number(fields.cuenta_ladder),
})

/** Values of the fields about the bracket for a torneo that has none. */
export const plainFields = {
  formato: null,
  id_etapa: null,
  cupos: null,
  por_equipo: null,
  inscripcion_hasta: null,
  checkin_minutos: null,
  mejor_de: null,
  mejor_de_semifinal: null,
  mejor_de_final: null,
  mejor_de_rondas: {},
  cuenta_ladder: false,
  mapas: [],
  reglas: '',
} satisfies Omit<TorneoFields, 'nombre' | 'descripcion' | 'inicio'>

export async function insertTorneo(trx: Db, fields: TorneoFields, now: string): Promise<{ id: number }> {
  return trx
    .insertInto('torneos')
    .values({ ...columnsOf(fields), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
}

export async function storeTorneo(trx: Db, id: number, fields: TorneoFields): Promise<void> {
  await trx
    .updateTable('torneos')
    .set({ ...columnsOf(fields), revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()
}

/** Stores the random seed from which the order of a torneo's clans was drawn; null if the order was not drawn. */
export async function storeSorteo(trx: Db, id: number, sorteo: string | null): Promise<void> {
  await trx.updateTable('torneos').set({ sorteo }).where('id', '=', id).execute()
}

export async function storeCancelled(trx: Db, id: number, now: string): Promise<void> {
  await trx
    .updateTable('torneos')
    .set({ cancelado_at: now, objeta_hasta: null, revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()
}

export async function deleteTorneo(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('torneos').where('id', '=', id).execute()
}

export async function torneoExists(db: Db, id: number): Promise<boolean> {
  return Boolean(await db.selectFrom('torneos').where('id', '=', id).select('id').executeTakeFirst())
}

/** A text that changes whenever a torneo's public page does, even by time alone; '' if there is no such torneo. `now`: ms since 1970. */
export async function torneoVersion(db: Db, id: number, now: number): Promise<string> {
  const row = await db
    .selectFrom('torneos')
    .where('id', '=', id)
    .selectAll()
    .select((eb) => [
      eb
        .selectFrom('torneo_inscripciones')
        .where('id_torneo', '=', id)
        .select((e) => e.fn.max('id').as('last'))
        .as('last'),
      eb
        .selectFrom('torneo_inscripciones')
        .where('id_torneo', '=', id)
        .select((e) => e.fn.countAll<number>().as('n'))
        .as('enrolled'),
    ])
    .executeTakeFirst()
  return row ? [row.version, row.revision, torneoEstado(row, now), row.last, row.enrolled].join('.') : ''
}
