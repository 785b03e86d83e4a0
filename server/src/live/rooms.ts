import type { Db } from '@trinchera/db/database'
import { staffMarksOf } from '@trinchera/db/queries/admin/players'
import type { Viewer } from '@trinchera/db/queries/anuncios/comments'
import { maySeeReto } from '@trinchera/db/queries/retos/retos'
import { anuncioExists, clanExists, etapaExists } from '@trinchera/db/queries/site/exists'
import { temaById } from '@trinchera/db/queries/foro/temas'
import { torneoExists } from '@trinchera/db/queries/torneos/stored-torneos'
import { staffMay, type StaffPermission } from '@trinchera/rules/permissions'

/** The player (null: a visitor) as a reader of a forum topic or reto. `moderates`: true if the player has the staff permission. */
async function viewerOf(db: Db, player: number | null, permission: StaffPermission): Promise<Viewer | null> {
  if (player === null) return null
  const marks = (await staffMarksOf(db, [player])).get(player)
  return { id: player, moderates: marks !== undefined && staffMay(marks, permission) }
}

/** True if the clan, topic… of a live room exists and the player (null: a visitor) may see it. `room`: a valid name such as `clan:7`. */
export async function roomExists(db: Db, room: string, player: number | null): Promise<boolean> {
  const [kind, id] = room.split(':')
  switch (kind) {
    case 'etapa':
      return etapaExists(db, Number(id))
    case 'clan':
      return clanExists(db, Number(id), { deleted: false })
    case 'anuncio':
      return anuncioExists(db, Number(id))
    case 'foro':
      return true
    case 'tema':
      return (await temaById(db, Number(id), await viewerOf(db, player, 'comments.moderate'))) !== null
    case 'torneo':
      return torneoExists(db, Number(id))
    case 'reto':
      return maySeeReto(db, Number(id), await viewerOf(db, player, 'matches.rule'))
    default:
      return false
  }
}
