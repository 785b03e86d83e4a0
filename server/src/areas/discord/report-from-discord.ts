import type { reportFromDiscord as route } from '@trinchera/contract/discord'
import type { Match } from '@trinchera/contract/ladder'
import type { BodyOf } from '@trinchera/contract/route'
import { clanById } from '@trinchera/db/queries/clanes/clanes'
import { found } from '../../http/rule-error'
import type { Services } from '../../services'
import { reportLoss } from '../ladder/report-loss'
import { linkedSession } from './linked-session'

/**
 * Reports a lost match in the name of the player connected with a Discord user, with the same checks as on the site (`reportLoss`). The
 * etapa is that of the losing clan. Throws 404 if no player is connected or there is no such clan.
 */
export async function reportFromDiscord(
  services: Services,
  { discord_id, id_clan_ganador, id_clan_perdedor, clave, comentario }: BodyOf<typeof route>,
): Promise<Match> {
  const { db } = services.database
  const session = await linkedSession(db, services, discord_id)
  const { etapa } = found(await clanById(db, id_clan_perdedor), 'Ese clan no existe')
  const report = { id_clan_ganador, id_clan_perdedor, id_etapa: etapa.id, id_juego: etapa.juego.id, comentario }
  return reportLoss(services, report, session, `discord ${clave}`)
}
