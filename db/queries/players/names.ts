import type { Db } from '../../database'

/** Every player that others may see, by name, and nothing else of them. */
export async function playerNames(db: Db): Promise<{ id: number; username: string }[]> {
  return db.selectFrom('players').where('closed_at', 'is', null).select(['id', 'username']).execute()
}

/** Every living clan by its names. */
export async function clanNames(db: Db): Promise<{ id: number; nombre: string; tag: string; id_etapa: number }[]> {
  return db
    .selectFrom('clans')
    .where('deleted_at', 'is', null)
    .select(['id', 'nombre', 'tag', 'id_etapa'])
    .orderBy('id')
    .execute()
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

/** Every stage with its game: open ones first, clans' before single players', the newest first. */
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

/** Who runs the site, by rol. */
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

/** How many matches were ever reported. */
export async function matchCount(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('matches')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
