import type { ConversationMessage } from '@trinchera/contract/conversation'
import { retoMessagesListed } from '@trinchera/rules/limits'
import type { Db } from '../../database'
import type { Viewer } from './comments'

export type Conversation = { id_reto: number } | { id_torneo: number; partida: number }

/**
 * Query for messages between two clans. `id_clan` is the author's clan: in a reto, the author's current clan, if it is one of the two; in a
 * torneo, the clan in whose roster the author is.
 */
const selectMessages = (db: Db) =>
  db
    .selectFrom('comments as c')
    .leftJoin('players as p', (join) => join.onRef('p.id', '=', 'c.id_creador').on('p.closed_at', 'is', null))
    .select((eb) => [
      'c.id',
      'c.creador',
      'c.comentario as texto',
      'c.created_at as fecha',
      'c.hidden_at',
      'p.id as id_creador',
      'p.username',
      'p.imagen',
      eb.fn
        .coalesce(
          eb
            .selectFrom('retos as r')
            .innerJoin('memberships as m', (join) =>
              join.on((on) =>
                on.or([on('m.id_clan', '=', on.ref('r.id_retador')), on('m.id_clan', '=', on.ref('r.id_retado'))]),
              ),
            )
            .whereRef('r.id', '=', 'c.id_reto')
            .whereRef('m.player_id', '=', 'c.id_creador')
            .select('m.id_clan')
            .limit(1),
          eb
            .selectFrom('torneo_planteles as t')
            .whereRef('t.id_torneo', '=', 'c.id_torneo')
            .whereRef('t.player_id', '=', 'c.id_creador')
            .select('t.id_clan'),
        )
        .as('id_clan'),
    ])
type Row = Awaited<ReturnType<ReturnType<typeof selectMessages>['execute']>>[number]

const present = ({ creador, username, hidden_at, ...row }: Row): ConversationMessage => ({
  ...row,
  creador: username ?? creador,
  oculto: hidden_at !== null,
})

/** The latest messages of a conversation that this viewer may see, oldest first; at most `retoMessagesListed`. */
export async function messagesOf<A extends Conversation>(
  db: Db,
  about: A,
  viewer: Viewer,
): Promise<(ConversationMessage & A)[]> {
  const rows = await selectMessages(db)
    .where((eb) =>
      'id_reto' in about
        ? eb('c.id_reto', '=', about.id_reto)
        : eb.and([eb('c.id_torneo', '=', about.id_torneo), eb('c.partida', '=', about.partida)]),
    )
    .$if(!viewer.moderates, (query) =>
      query.where((eb) => eb.or([eb('c.hidden_at', 'is', null), eb('c.id_creador', '=', viewer.id)])),
    )
    .orderBy('c.id', 'desc')
    .limit(retoMessagesListed)
    .execute()
  return rows.map((row) => ({ ...present(row), ...about })).toReversed()
}

/** One message of the conversation `about`; null if there is no such message. */
export async function messageById<A extends Conversation>(
  db: Db,
  id: number,
  about: A,
): Promise<(ConversationMessage & A) | null> {
  const row = await selectMessages(db).where('c.id', '=', id).executeTakeFirst()
  return row ? { ...present(row), ...about } : null
}
