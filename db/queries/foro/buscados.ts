import { slugOf, type Busca } from '@trinchera/rules/foro'
import type { Db } from '../../database'

/** A forum topic in which a player looks for a clan, or a clan for players. `clan`: the author's clan in the topic's etapa, or null. */
export interface Buscado {
  id: number
  titulo: string
  slug: string
  creador: string
  fecha: string
  horario: string | null
  puesto: string | null
  clan: { id: number; nombre: string } | null
}

/** The newest open topics, created at or after `since`, that look for a clan or for players (`busca`). */
export async function temasQueBuscan(db: Db, busca: Busca, since: string, limit: number): Promise<Buscado[]> {
  const rows = await db
    .selectFrom('foro_temas as t')
    .leftJoin('players as p', (join) => join.onRef('p.id', '=', 't.id_creador').on('p.closed_at', 'is', null))
    .leftJoin('memberships as m', (join) =>
      join.onRef('m.player_id', '=', 't.id_creador').onRef('m.id_etapa', '=', 't.id_etapa'),
    )
    .leftJoin('clans as c', (join) => join.onRef('c.id', '=', 'm.id_clan').on('c.deleted_at', 'is', null))
    .where('t.busca', '=', busca)
    .where('t.oculto', '=', 0)
    .where('t.cerrado', '=', 0)
    .where('t.created_at', '>=', since)
    .orderBy('t.id', 'desc')
    .limit(limit)
    .select([
      't.id',
      't.titulo',
      't.creador',
      'p.username',
      't.created_at as fecha',
      't.horario',
      't.puesto',
      'c.id as id_clan',
      'c.nombre as clan',
    ])
    .execute()
  return rows.map(({ username, id_clan, clan, ...row }) => ({
    ...row,
    slug: slugOf(row.titulo),
    creador: username ?? row.creador,
    clan: id_clan && clan ? { id: id_clan, nombre: clan } : null,
  }))
}
