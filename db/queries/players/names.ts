import type { Db } from '../../database'

export async function playerNames(db: Db): Promise<{ id: number; username: string }[]> {
  return db.selectFrom('players').where('closed_at', 'is', null).select(['id', 'username']).execute()
}

/** The accounts created from `desde` until before `hasta` (ISO 8601 or null), newest first or, with `oldest`, oldest first. */
export async function newestPlayers(
  db: Db,
  { desde, hasta }: { desde: string | null; hasta: string | null },
  limit: number,
  oldest = false,
): Promise<{ id: number; username: string; created_at: string }[]> {
  return db
    .selectFrom('players')
    .where('closed_at', 'is', null)
    .$if(desde !== null, (query) => query.where('created_at', '>=', desde ?? ''))
    .$if(hasta !== null, (query) => query.where('created_at', '<', hasta ?? ''))
    .select(['id', 'username', 'created_at'])
    .orderBy('created_at', oldest ? 'asc' : 'desc')
    .orderBy('id', oldest ? 'asc' : 'desc')
    .limit(limit)
    .execute()
}

export async function clanNames(db: Db): Promise<{ id: number; nombre: string; tag: string; id_etapa: number }[]> {
  return db
    .selectFrom('clans')
    .where('deleted_at', 'is', null)
    .select(['id', 'nombre', 'tag', 'id_etapa'])
    .orderBy('id')
    .execute()
}

/** Ids of the players who are members of a clan. With `open`, only clans of etapas that take reports count. */
export async function playersInClans(db: Db, open: boolean): Promise<Set<number>> {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('clans', 'clans.id', 'memberships.id_clan')
    .innerJoin('etapas', 'etapas.id', 'memberships.id_etapa')
    .where('clans.deleted_at', 'is', null)
    .$if(open, (query) => query.where('etapas.activo', '=', 1).where('etapas.archived_at', 'is', null))
    .select('memberships.player_id')
    .distinct()
    .execute()
  return new Set(rows.map(({ player_id }) => player_id))
}

export interface NamedEtapa {
  id: number
  nombre: string
  juego: { id: number; nombre: string }
  activo: boolean
  multijugador: boolean
  archivada: boolean
  /** ISO 8601. */
  created_at: string
}

/** All etapas with their juego: active ones first, among these multi-player ones first, then newest first. */
export async function etapaNames(db: Db): Promise<NamedEtapa[]> {
  const rows = await db
    .selectFrom('etapas')
    .innerJoin('juegos', 'juegos.id', 'etapas.id_juego')
    .select([
      'etapas.id',
      'etapas.nombre',
      'etapas.activo',
      'etapas.multijugador',
      'etapas.archived_at',
      'etapas.created_at',
      'juegos.id as juego_id',
      'juegos.nombre as juego_nombre',
    ])
    .orderBy('etapas.activo', 'desc')
    .orderBy('etapas.multijugador', 'desc')
    .orderBy('etapas.created_at', 'desc')
    .orderBy('etapas.id', 'desc')
    .execute()
  return rows.map(({ juego_id, juego_nombre, activo, multijugador, archived_at, ...etapa }) => ({
    ...etapa,
    juego: { id: juego_id, nombre: juego_nombre },
    activo: activo === 1 && archived_at === null,
    multijugador: multijugador === 1,
    archivada: archived_at !== null,
  }))
}

/** The staff with an open account, sorted by rol. */
export async function staffNames(db: Db): Promise<{ id: number; username: string; rol: number }[]> {
  return db
    .selectFrom('players')
    .where('closed_at', 'is', null)
    .where('admin', '=', 1)
    .where('rol', '>=', 1)
    .where('rol', '<=', 4)
    .select(['id', 'username', 'rol'])
    .orderBy('rol')
    .orderBy('id')
    .execute()
}

export async function matchCount(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('matches')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
