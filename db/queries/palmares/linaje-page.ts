import type { Linaje } from '@trinchera/contract/palmares'
import { lineOf } from '@trinchera/rules/medallas/linaje'
import type { Db } from '../../database'
import { loadLinajes } from './linajes'

/** The fields of a clan that decide which clans it may be declared to continue; null if there is no such clan. */
export async function linkableClan(db: Db, id: number) {
  const row = await db
    .selectFrom('clans as c')
    .innerJoin('etapas as e', 'e.id', 'c.id_etapa')
    .where('c.id', '=', id)
    .where('c.deleted_at', 'is', null)
    .select(['c.id', 'c.nombre', 'c.nombre_folded', 'c.id_lider', 'c.id_etapa', 'e.created_at'])
    .executeTakeFirst()
  return row ?? null
}
export type LinkableClan = NonNullable<Awaited<ReturnType<typeof linkableClan>>>

/** Stores that a clan continues an earlier clan. Violates a unique constraint if one of the two is already linked to a third clan. */
export async function storeLinaje(
  trx: Db,
  link: { id_clan: number; id_anterior: number; player_id: number; fecha: string },
): Promise<void> {
  await trx.insertInto('linajes').values(link).execute()
}

export async function dropLinaje(trx: Db, id_clan: number): Promise<void> {
  await trx.deleteFrom('linajes').where('id_clan', '=', id_clan).execute()
}

/** Ids of the etapas of these clans, ascending, because etapas must be locked in this order. */
export async function etapasOf(db: Db, clanes: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('clans')
    .where('id', 'in', [...clanes])
    .select('id_etapa')
    .distinct()
    .orderBy('id_etapa')
    .execute()
  return rows.map((row) => row.id_etapa)
}

async function tramosOf(db: Db, line: readonly number[]): Promise<Linaje['tramos']> {
  const rows = await db
    .selectFrom('clans as c')
    .innerJoin('etapas as e', 'e.id', 'c.id_etapa')
    .leftJoin('standings as s', 's.id_clan', 'c.id')
    .where('c.id', 'in', [...line])
    .select([
      'c.id',
      'c.nombre',
      'c.tag',
      'c.imagen',
      'c.deleted_at',
      'e.id as etapa_id',
      'e.nombre as etapa_nombre',
      'e.archived_at',
      's.ranking_actual',
      's.triunfos',
      's.derrotas',
    ])
    .select((eb) => [
      eb
        .selectFrom('standings as o')
        .whereRef('o.id_etapa', '=', 'c.id_etapa')
        .where('o.ranking_actual', '>', 0)
        .select((e) => e.fn.countAll<number>().as('n'))
        .as('rankeados'),
      eb
        .selectFrom('medallas as d')
        .whereRef('d.id_clan', '=', 'c.id')
        .where('d.vigente', '=', 1)
        .select((e) => e.fn.countAll<number>().as('n'))
        .as('medallas'),
    ])
    .execute()
  return rows
    .toSorted((a, b) => line.indexOf(a.id) - line.indexOf(b.id))
    .map(({ deleted_at, archived_at, etapa_id, etapa_nombre, ranking_actual, triunfos, derrotas, ...row }) => ({
      clan: { id: row.id, nombre: row.nombre, tag: row.tag, imagen: row.imagen, eliminado: deleted_at !== null },
      etapa: { id: etapa_id, nombre: etapa_nombre, archivada: archived_at !== null },
      puesto: ranking_actual ?? 0,
      rankeados: Number(row.rankeados ?? 0),
      triunfos: triunfos ?? 0,
      derrotas: derrotas ?? 0,
      medallas: Number(row.medallas ?? 0),
    }))
}

/** Maximum number of clans that are proposed as a clan's predecessor. */
const mostCandidates = 20

/**
 * Clans of earlier etapas that a clan may be declared to continue, latest etapa first. No other clan continues them, and they have the same
 * Lider or, if staff asks, the same name.
 */
async function candidatesFor(db: Db, clan: LinkableClan, asStaff: boolean): Promise<Linaje['candidatos']> {
  const rows = await db
    .selectFrom('clans as c')
    .innerJoin('etapas as e', 'e.id', 'c.id_etapa')
    .leftJoin('linajes as l', 'l.id_anterior', 'c.id')
    .where('l.id_clan', 'is', null)
    .where('c.deleted_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('e.created_at', '<', clan.created_at),
        eb.and([eb('e.created_at', '=', clan.created_at), eb('e.id', '<', clan.id_etapa)]),
      ]),
    )
    .where((eb) =>
      eb.or([
        eb('c.id_lider', '=', clan.id_lider ?? 0),
        ...(asStaff ? [eb('c.nombre_folded', '=', clan.nombre_folded ?? '')] : []),
      ]),
    )
    .orderBy('e.created_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(mostCandidates)
    .select(['c.id', 'c.nombre', 'c.tag', 'c.imagen', 'e.id as etapa_id', 'e.nombre as etapa_nombre'])
    .execute()
  return rows.map(({ etapa_id, etapa_nombre, ...row }) => ({ ...row, etapa: { id: etapa_id, nombre: etapa_nombre } }))
}

/**
 * A clan's lineage: the clans of earlier and later etapas that it continues or that continue it; null if there is no such clan. Includes
 * possible predecessors if `viewer` may declare one.
 */
export async function linajeOf(
  db: Db,
  id: number,
  viewer: { id: number; asStaff: boolean } | null,
): Promise<Linaje | null> {
  const before = await loadLinajes(db)
  const tramos = await tramosOf(db, lineOf(id, before))
  if (!tramos.some(({ clan }) => clan.id === id)) return null
  const clan = viewer && !before.has(id) ? await linkableClan(db, id) : null
  const may = clan && viewer && (viewer.asStaff || clan.id_lider === viewer.id)
  return { tramos, candidatos: may ? await candidatesFor(db, clan, viewer.asStaff) : [] }
}
