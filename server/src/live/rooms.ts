import type { Db } from '@trinchera/db/database'
import { staffMarksOf } from '@trinchera/db/queries/admin/players'
import { maySeeReto } from '@trinchera/db/queries/retos/retos'
import { anuncioExists, clanExists, etapaExists } from '@trinchera/db/queries/site/exists'
import { staffMay } from '@trinchera/rules/permissions'

/** Whether what a room is about exists for this player (null: a visitor). `room` has been checked against the schema of room names. */
export async function roomExists(db: Db, room: string, player: number | null): Promise<boolean> {
  const [kind, id] = room.split(':')
  switch (kind) {
    case 'etapa':
      return etapaExists(db, Number(id))
    case 'clan':
      return clanExists(db, Number(id), { deleted: false })
    case 'anuncio':
      return anuncioExists(db, Number(id))
    case 'reto': {
      const marks = player === null ? undefined : (await staffMarksOf(db, [player])).get(player)
      const moderates = marks !== undefined && staffMay(marks, 'matches.rule')
      return maySeeReto(db, Number(id), player === null ? null : { id: player, moderates })
    }
    default:
      return false
  }
}
