import { sql } from 'kysely'
import type { ClanRow } from '@trinchera/contract/clanes'
import { finalStandings as finalSchema, type Etapa, type FinalStandings } from '@trinchera/contract/etapas'
import type { Db } from '../../database'
import { clanesOfEtapa } from '../clanes/clanes'

/**
 * Number of matches in an etapa's log, including annulled ones: the last `seq` minus the log entries that are rulings or clan deletions.
 * These entries are few, whereas counting the matches would read all of them (docs/decisions/026-totals-of-players.md).
 */
const matchesStored = sql<number>`etapas.seq
  - (select count(*) from rulings where rulings.id_etapa = etapas.id and rulings.seq is not null)
  - (select count(*) from clan_removals where clan_removals.id_etapa = etapas.id)`

/** Query for etapas with their numbers of clans and matches. `presentEtapa` converts a row for the API. */
export const selectEtapas = (db: Db) =>
  db
    .selectFrom('etapas')
    .innerJoin('juegos', 'juegos.id', 'etapas.id_juego')
    .leftJoin('ladders', 'ladders.id_etapa', 'etapas.id')
    .select([
      'etapas.id',
      'etapas.nombre',
      'etapas.activo',
      'etapas.multijugador',
      'etapas.archived_at',
      'juegos.id as juego_id',
      'juegos.nombre as juego_nombre',
    ])
    .select((eb) => [
      eb.fn.coalesce('ladders.version', sql<number>`0`).as('version'),
      eb
        .selectFrom('clans')
        .whereRef('clans.id_etapa', '=', 'etapas.id')
        .where('clans.deleted_at', 'is', null)
        .select((e) => e.fn.countAll<number>().as('n'))
        .$asScalar()
        .$notNull()
        .as('clanes'),
      matchesStored.as('partidas'),
    ])

type StoredEtapa = Awaited<ReturnType<ReturnType<typeof selectEtapas>['execute']>>[number]

export const presentEtapa = ({
  juego_id,
  juego_nombre,
  activo,
  multijugador,
  archived_at,
  ...row
}: StoredEtapa): Etapa => ({
  ...row,
  juego: { id: juego_id, nombre: juego_nombre },
  activo: activo === 1,
  multijugador: multijugador === 1,
  archivada: archived_at !== null,
})

/** The etapas of a juego: first the active ones, then the others, each group newest first. */
export async function listEtapas(db: Db, juego: number): Promise<Etapa[]> {
  const rows = await selectEtapas(db)
    .where('etapas.id_juego', '=', juego)
    .orderBy('etapas.activo', 'desc')
    .orderBy('etapas.id', 'desc')
    .execute()
  return rows.map(presentEtapa)
}

export async function etapaById(db: Db, id: number): Promise<Etapa | null> {
  const row = await selectEtapas(db).where('etapas.id', '=', id).executeTakeFirst()
  return row ? presentEtapa(row) : null
}

/** Name of an etapa and version of its ladder table; null if there is no such etapa. Cheaper than `etapaById`, which also counts clans. */
export async function tableHead(db: Db, id: number): Promise<{ nombre: string; version: number } | null> {
  const row = await db
    .selectFrom('etapas')
    .leftJoin('ladders', 'ladders.id_etapa', 'etapas.id')
    .where('etapas.id', '=', id)
    .select((eb) => ['etapas.nombre', eb.fn.coalesce('ladders.version', sql<number>`0`).as('version')])
    .executeTakeFirst()
  return row ?? null
}

/** The fields of an etapa that administrators can edit. */
export interface EtapaFields {
  nombre: string
  id_juego: number
  activo: boolean
  multijugador: boolean
}

const stored = ({ activo, multijugador, ...rest }: EtapaFields) => ({
  ...rest,
  activo: activo ? 1 : 0,
  multijugador: multijugador ? 1 : 0,
})

/** Stores an etapa with an empty ladder table; returns its id. */
export async function insertEtapa(trx: Db, fields: EtapaFields, now: string): Promise<number> {
  const { id } = await trx
    .insertInto('etapas')
    .values({ ...stored(fields), created_at: now, archived_at: null, stale_from: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx.insertInto('ladders').values({ id_etapa: id, updated_at: now }).execute()
  return id
}

export async function updateEtapa(trx: Db, id: number, fields: EtapaFields): Promise<void> {
  await trx.updateTable('etapas').set(stored(fields)).where('id', '=', id).execute()
}

/** True if any clan, even a deleted one, or any match belongs to the etapa. */
export async function etapaIsUsed(db: Db, id: number): Promise<boolean> {
  const clan = await db.selectFrom('clans').select('id').where('id_etapa', '=', id).executeTakeFirst()
  return (
    clan !== undefined ||
    Boolean(await db.selectFrom('matches').select('id').where('id_etapa', '=', id).executeTakeFirst())
  )
}

export async function deleteEtapa(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('ladders').where('id_etapa', '=', id).execute()
  await trx.deleteFrom('etapas').where('id', '=', id).execute()
}

/**
 * Archives an etapa: stores its current ladder table as the final one, closes the etapa and returns the table. The caller first locks the
 * etapa and applies the log entries that the table lacks.
 */
export async function storeFinals(trx: Db, id: number, now: string): Promise<ClanRow[]> {
  const clanes = await clanesOfEtapa(trx, id)
  await trx
    .insertInto('etapa_finals')
    .values({ id_etapa: id, fecha: now, clanes: JSON.stringify(clanes) })
    .execute()
  await trx.updateTable('etapas').set({ archived_at: now, activo: 0 }).where('id', '=', id).execute()
  return clanes
}

const storedRows = finalSchema.shape.clanes

/** The final ladder table of an archived etapa, with the clans' current names and pictures; null if the etapa is not archived. */
export async function finalStandings(db: Db, id: number): Promise<FinalStandings | null> {
  const row = await db
    .selectFrom('etapa_finals')
    .where('id_etapa', '=', id)
    .select(['fecha', 'clanes'])
    .executeTakeFirst()
  if (!row) return null
  const names = await db
    .selectFrom('clans')
    .where('id_etapa', '=', id)
    .select(['id', 'nombre', 'tag', 'imagen'])
    .execute()
  const byId = new Map(names.map((clan) => [clan.id, clan]))
  return {
    fecha: row.fecha,
    clanes: storedRows.parse(JSON.parse(row.clanes)).map((clan) => ({ ...clan, ...byId.get(clan.id) })),
  }
}

/** True if an etapa is archived. Throws if there is no such etapa. */
export async function isEtapaArchived(db: Db, id: number): Promise<boolean> {
  const { archived_at } = await db
    .selectFrom('etapas')
    .where('id', '=', id)
    .select('archived_at')
    .executeTakeFirstOrThrow()
  return archived_at !== null
}

/** True if the site has ever had an etapa that was not deleted. */
export async function hasEtapas(db: Db): Promise<boolean> {
  return (await db.selectFrom('etapas').select('id').limit(1).executeTakeFirst()) !== undefined
}
