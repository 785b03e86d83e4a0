import type { RetoMessage } from '@trinchera/contract/retos'
import { retoMessagesListed } from '@trinchera/rules/limits'
import type { Db } from '../../database'
import type { Viewer } from '../anuncios/comments'

const selectMessages = (db: Db) =>
  db
    .selectFrom('comments as c')
    .innerJoin('retos as r', 'r.id', 'c.id_reto')
    .leftJoin('players as p', (join) => join.onRef('p.id', '=', 'c.id_creador').on('p.closed_at', 'is', null))
    .leftJoin('memberships as m', (join) =>
      join
        .onRef('m.player_id', '=', 'c.id_creador')
        .on((eb) => eb.or([eb('m.id_clan', '=', eb.ref('r.id_retador')), eb('m.id_clan', '=', eb.ref('r.id_retado'))])),
    )
    .select([
      'c.id',
      'r.id as id_reto',
      'c.creador',
      'c.comentario as texto',
      'c.created_at as fecha',
      'c.hidden_at',
      'p.id as id_creador',
      'p.username',
      'p.imagen',
      'm.id_clan',
    ])
type Row = Awaited<ReturnType<ReturnType<typeof selectMessages>['execute']>>[number]

const present = ({ creador, username, hidden_at, ...row }: Row): RetoMessage => ({
  ...row,
  creador: username ?? creador,
  oculto: hidden_at !== null,
})

/** The latest messages of a reto visible to this viewer, oldest first. */
export async function messagesOf(db: Db, reto: number, viewer: Viewer): Promise<RetoMessage[]> {
  const rows = await selectMessages(db)
    .where('c.id_reto', '=', reto)
    .$if(!viewer.moderates, (query) =>
      query.where((eb) => eb.or([eb('c.hidden_at', 'is', null), eb('c.id_creador', '=', viewer.id)])),
    )
    .orderBy('c.id', 'desc')
    .limit(retoMessagesListed)
    .execute()
  return rows.map(present).toReversed()
}

export async function messageById(db: Db, id: number): Promise<RetoMessage | null> {
  const row = await selectMessages(db).where('c.id', '=', id).executeTakeFirst()
  return row ? present(row) : null
}

/** The present members of both clans of a reto. */
export async function membersOfBoth(db: Db, reto: number): Promise<number[]> {
  const rows = await db
    .selectFrom('memberships as m')
    .innerJoin('retos as r', (join) =>
      join.on((eb) =>
        eb.or([eb('r.id_retador', '=', eb.ref('m.id_clan')), eb('r.id_retado', '=', eb.ref('m.id_clan'))]),
      ),
    )
    .where('r.id', '=', reto)
    .select('m.player_id')
    .execute()
  return rows.map(({ player_id }) => player_id)
}
