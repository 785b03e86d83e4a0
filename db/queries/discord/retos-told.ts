import type { Db } from '../../database'

/** Stored as messages of a post that Discord refused everywhere. */
export const noMessages = '[]'

/** The stored events of a reto or torneo, as JSON of the last post that had some. */
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
