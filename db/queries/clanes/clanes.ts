import { sql } from 'kysely'
import type { Clan, ClanRow } from '@trinchera/contract/clanes'
import type { ClanField } from '@trinchera/rules/clan-fields'
import { fold } from '@trinchera/rules/folding'
import type { Rango } from '@trinchera/rules/permissions'
import type { Db, Dialect } from '../../database'
import { byPlace, selectClanRows } from '../../presenters'
import { rangoOf } from '../../rango'
import { lockEtapa } from '../ladder/log'

/** The clans of an etapa in the order of its ladder table: ranked clans by place, then the unranked ones by name. */
export async function clanesOfEtapa(db: Db, etapa: number): Promise<ClanRow[]> {
  return (await selectClanRows(db).where('clans.id_etapa', '=', etapa).execute()).sort(byPlace)
}

const rowFields = [
  'id',
  'nombre',
  'tag',
  'imagen',
  'id_etapa',
  'id_lider',
  'created_at',
  'ranking_actual',
  'ultimo_ranking',
  'mejor_ranking',
  'ultimo_registro',
  'triunfos',
  'derrotas',
  'juegos',
  'racha_actual',
] as const satisfies readonly (keyof ClanRow)[]

/** The rows of `clanesOfEtapa` as JSON text. The database builds the JSON, because building row objects takes three times as long. */
export async function tableJson(db: Db, dialect: Dialect, etapa: number): Promise<string> {
  const pairs = sql.join(rowFields.flatMap((field) => [sql.lit(field), sql.ref(field)]))
  const ranked =
    dialect === 'sqlite'
      ? sql<
          string | null
        >`json_group_array(json_object(${pairs}) order by ranking_actual) filter (where ranking_actual > 0)`
      : sql<
          string | null
        >`(json_agg(row_to_json(clan) order by ranking_actual) filter (where ranking_actual > 0))::text`
  const rows = selectClanRows(db).where('clans.id_etapa', '=', etapa)
  const made = await db
    .selectFrom(rows.as('clan'))
    .select([ranked.as('ranked'), sql<number>`count(*) filter (where ranking_actual = 0)`.as('others')])
    .executeTakeFirstOrThrow()
  if (made.others === 0) return made.ranked ?? '[]'
  // Unranked clans are sorted by name here, because neither database has Spanish collation.
  const others = (
    await rows.where((eb) => eb.fn.coalesce('standings.ranking_actual', sql<number>`0`), '=', 0).execute()
  )
    .sort(byPlace)
    .map((row) => JSON.stringify(row))
  const first = (made.ranked ?? '[]').slice(1, -1)
  return `[${[...(first ? [first] : []), ...others].join(',')}]`
}

/** Clans of an etapa that accept requests to join, in the order of the etapa's ladder table. */
export async function clanesTakingRequests(db: Db, etapa: number): Promise<ClanRow[]> {
  return (
    await selectClanRows(db).where('clans.id_etapa', '=', etapa).where('clans.acepta_solicitudes', '=', 1).execute()
  ).sort(byPlace)
}

/** One clan as a row of its etapa's ladder table; null if there is no such clan. */
export async function clanRowById(db: Db, id: number): Promise<ClanRow | null> {
  return (await selectClanRows(db).where('clans.id', '=', id).executeTakeFirst()) ?? null
}

/** A player's clan in an etapa and the player's rank in it; null if the player has no clan there. */
export async function clanOfPlayer(
  db: Db,
  player: number,
  etapa: number,
): Promise<{ clan: ClanRow; rango: Rango } | null> {
  const row = await selectClanRows(db)
    .innerJoin('memberships', 'memberships.id_clan', 'clans.id')
    .where('memberships.player_id', '=', player)
    .where('memberships.id_etapa', '=', etapa)
    .select('memberships.rango')
    .executeTakeFirst()
  if (!row) return null
  const { rango, ...clan } = row
  return { clan, rango: rangoOf(rango) }
}

const rankOrder: Record<Rango, number> = { Lider: 0, 'Co-Lider': 1, Capitán: 2, Miembro: 3 }

async function membersOf(db: Db, clan: number): Promise<Clan['players']> {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('players', 'players.id', 'memberships.player_id')
    .where('memberships.id_clan', '=', clan)
    .where('players.closed_at', 'is', null)
    .select(['players.id', 'players.username', 'players.imagen', 'memberships.rango', 'memberships.joined_at'])
    .execute()
  return rows
    .map((row) => ({ ...row, rango: rangoOf(row.rango) }))
    .sort((a, b) => rankOrder[a.rango] - rankOrder[b.rango] || a.joined_at.localeCompare(b.joined_at) || a.id - b.id)
}

/** A clan with its etapa and its members, sorted by rank, highest first; null if there is no such clan. */
export async function clanById(db: Db, id: number): Promise<Clan | null> {
  const row = await selectClanRows(db)
    .innerJoin('etapas', 'etapas.id', 'clans.id_etapa')
    .innerJoin('juegos', 'juegos.id', 'etapas.id_juego')
    .where('clans.id', '=', id)
    .select([
      'etapas.nombre as etapa_nombre',
      'etapas.activo',
      'etapas.multijugador',
      'juegos.id as juego_id',
      'juegos.nombre as juego_nombre',
      'clans.lema',
      'clans.acepta_solicitudes',
      'clans.revision',
    ])
    .executeTakeFirst()
  if (!row) return null
  const { etapa_nombre, activo, multijugador, juego_id, juego_nombre, acepta_solicitudes, revision, ...clan } = row
  const { rankeados } = await db
    .selectFrom('standings')
    .innerJoin('clans', 'clans.id', 'standings.id_clan')
    .where('standings.id_etapa', '=', clan.id_etapa)
    .where('standings.ranking_actual', '>', 0)
    .where('clans.deleted_at', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('rankeados'))
    .executeTakeFirstOrThrow()
  return {
    ...clan,
    etapa: {
      id: clan.id_etapa,
      nombre: etapa_nombre,
      juego: { id: juego_id, nombre: juego_nombre },
      activo: activo === 1,
      multijugador: multijugador === 1,
    },
    players: await membersOf(db, id),
    rankeados,
    acepta_solicitudes: acepta_solicitudes === 1,
    revision,
  }
}

/** Which of `nombre` and `tag` another clan of the etapa (not `except`) already has, compared as folded names; null if neither is taken. */
export async function takenClanField(
  db: Db,
  etapa: number,
  { nombre, tag }: { nombre: string; tag: string },
  except = 0,
): Promise<'nombre' | 'tag' | null> {
  const clans = db
    .selectFrom('clans')
    .select('id')
    .where('id_etapa', '=', etapa)
    .where('id', '!=', except)
    .where('deleted_at', 'is', null)
  if (await clans.where('nombre_folded', '=', fold(nombre)).executeTakeFirst()) return 'nombre'
  return (await clans.where('tag_folded', '=', fold(tag)).executeTakeFirst()) ? 'tag' : null
}

export interface NewClan {
  id_etapa: number
  id_lider: number
  nombre: string
  tag: string
  imagen: string | null
  created_at: string
}

/** Stores a clan, and its founder as the clan's Lider; returns the clan's id. */
export async function insertClan(trx: Db, clan: NewClan): Promise<number> {
  const { id } = await trx
    .insertInto('clans')
    .values({ ...clan, nombre_folded: fold(clan.nombre), tag_folded: fold(clan.tag), deleted_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('memberships')
    .values({
      id_clan: id,
      player_id: clan.id_lider,
      id_etapa: clan.id_etapa,
      rango: 'Lider',
      joined_at: clan.created_at,
    })
    .execute()
  return id
}

const livingClan = (db: Db, id: number) =>
  db
    .selectFrom('clans')
    .innerJoin('etapas', 'etapas.id', 'clans.id_etapa')
    .where('clans.id', '=', id)
    .where('clans.deleted_at', 'is', null)
    .select([
      'clans.id',
      'clans.id_etapa',
      'clans.id_lider',
      'clans.nombre',
      'clans.tag',
      'clans.lema',
      'clans.imagen',
      'clans.acepta_solicitudes',
      'clans.revision',
      'etapas.nombre as etapa',
      'etapas.activo',
      'etapas.multijugador',
      'etapas.archived_at',
    ])
    .executeTakeFirst()

/** A stored clan and the settings of its etapa; null if there is no such clan. */
export async function storedClan(db: Db, id: number) {
  return (await livingClan(db, id)) ?? null
}
export type StoredClan = NonNullable<Awaited<ReturnType<typeof storedClan>>>

/**
 * Like `storedClan` (a clan and the settings of its etapa), but first locks the clan's etapa until the transaction ends, so that no other
 * request changes the clan. Call it before any other statement that may wait for a lock.
 */
export async function lockClan(trx: Db, id: number): Promise<StoredClan | null> {
  const found = await livingClan(trx, id)
  if (!found) return null
  await lockEtapa(trx, found.id_etapa)
  return storedClan(trx, id) // read again, because another request may have changed the clan before the lock was obtained
}

export type ClanChanges = Partial<Pick<StoredClan, ClanField>>

/** Updates the given fields of a clan. Violates a unique constraint if `takenClanField` would return a field. */
export async function changeClan(trx: Db, id: number, changes: ClanChanges): Promise<void> {
  const { nombre, tag } = changes
  const folded = {
    ...(nombre === undefined ? {} : { nombre_folded: fold(nombre) }),
    ...(tag === undefined ? {} : { tag_folded: fold(tag) }),
  }
  await trx
    .updateTable('clans')
    .set({ ...changes, ...folded })
    .where('id', '=', id)
    .execute()
  await reviseClan(trx, id, Object.keys(changes))
}

/** Increments a clan's revision and records what that revision changed. `campos`: field names, or `players:{id}` for a member. */
export async function reviseClan(trx: Db, id: number, campos: readonly string[]): Promise<void> {
  if (!campos.length) return
  const { revision } = await trx
    .updateTable('clans')
    .set({ revision: sql`revision + 1` })
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('clan_changes')
    .values(campos.map((campo) => ({ id_clan: id, revision, campo })))
    .execute()
}

/** What has changed in a clan after `revision`: names of fields, and ids of members whose membership or rank changed. */
export async function changedSince(
  db: Db,
  id: number,
  revision: number,
): Promise<{ fields: string[]; members: number[] }> {
  const rows = await db
    .selectFrom('clan_changes')
    .where('id_clan', '=', id)
    .where('revision', '>', revision)
    .select('campo')
    .distinct()
    .orderBy('campo')
    .execute()
  const campos = rows.map(({ campo }) => campo)
  const isMember = (campo: string) => campo.startsWith('players:')
  return {
    fields: campos.filter((campo) => !isMember(campo)),
    members: campos.filter(isMember).map((campo) => Number(campo.slice('players:'.length))),
  }
}
