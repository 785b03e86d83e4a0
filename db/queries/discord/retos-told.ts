import type { Db } from '../../database'

/** Stored as messages of a post that Discord refused everywhere. */
export const noMessages = '[]'

/** The stored events of a reto, as JSON of the last post that had some. */
export async function eventsOf(db: Db, reto: number): Promise<string> {
  const row = await db
    .selectFrom('discord_posts')
    .where('tipo', '=', 'reto-evento')
    .where('ref', 'like', `${reto}:%`)
    .where('mensajes', 'is not', null)
    .where('mensajes', '!=', noMessages)
    .orderBy('id', 'desc')
    .select('mensajes')
    .executeTakeFirst()
  return row?.mensajes ?? ''
}
