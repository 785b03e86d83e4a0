import type { Db } from '../../database'

/** Value of a post's `mensajes` if Discord refused the post in every channel: no messages. */
export const noMessages = '[]'

/** The Discord events of a reto or torneo, as stored with its latest post that has events (JSON, `PostedMessage[]`); '' if none. */
export async function eventsOf(db: Db, tipo: 'reto-evento' | 'torneo-evento', id: number): Promise<string> {
  const row = await db
    .selectFrom('discord_posts')
    .where('tipo', '=', tipo)
    .where('ref', 'like', `${id}:%`)
    .where('mensajes', 'is not', null)
    .where('mensajes', '!=', noMessages)
    .orderBy('id', 'desc')
    .select('mensajes')
    .executeTakeFirst()
  return row?.mensajes ?? ''
}
