import type { Db } from '@trinchera/db/database'
import { anuncioExists, clanExists, etapaExists } from '@trinchera/db/queries/site/exists'

/** Whether the etapa, clan or anuncio of a room exists. `room` has been checked against the schema of room names. */
export async function roomExists(db: Db, room: string): Promise<boolean> {
  const [kind, id] = room.split(':')
  switch (kind) {
    case 'etapa':
      return etapaExists(db, Number(id))
    case 'clan':
      return clanExists(db, Number(id), { deleted: false })
    case 'anuncio':
      return anuncioExists(db, Number(id))
    default:
      return false
  }
}
