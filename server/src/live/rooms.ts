import type { Db } from '@trinchera/db/database'

/** Whether what a room is about is there; `room` has the form that its schema allows. */
export async function roomExists(db: Db, room: string): Promise<boolean> {
  const [kind, id] = room.split(':')
  switch (kind) {
    case 'etapa':
      return Boolean(await db.selectFrom('etapas').select('id').where('id', '=', Number(id)).executeTakeFirst())
    case 'clan':
      return Boolean(
        await db
          .selectFrom('clans')
          .select('id')
          .where('id', '=', Number(id))
          .where('deleted_at', 'is', null)
          .executeTakeFirst(),
      )
    case 'anuncio':
      return Boolean(await db.selectFrom('anuncios').select('id').where('id', '=', Number(id)).executeTakeFirst())
    default:
      return false
  }
}
