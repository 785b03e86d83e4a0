import type { SuspensionNotice } from '@trinchera/contract/apelaciones'
import { isUniqueViolation, type Db } from '@trinchera/db/database'
import { lockPlayer, storedPlayer } from '@trinchera/db/queries/admin/players'
import { runningSuspension } from '@trinchera/db/queries/players/suspensions'
import { appealOfSuspension, insertAppeal } from '@trinchera/db/queries/rulings/apelaciones'
import { suspensionOfToken } from '@trinchera/runtime/appeal-token'
import { found, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { announceAppeal } from './announce-appeal'

const useless = 'Este enlace no sirve: búscalo de nuevo en el correo de la suspensión'
const over = 'Esta suspensión ya terminó: puedes iniciar sesión'

/** The account suspension named by a token, and its player. Throws 404 if the token is invalid or the suspension is over. */
async function suspensionNamed(db: Db, { config, now }: Services, token: string) {
  const id = found(suspensionOfToken(config.jwtSecret, token), useless)
  const suspension = found(await runningSuspension(db, id, now().toISOString()), over)
  if (suspension.alcance !== 'cuenta') throw new RuleError(404, useless)
  return { suspension, player: found(await storedPlayer(db, suspension.player_id), useless) }
}

/**
 * The suspension and its appeal, shown to the suspended player, who got the token's URL by e-mail or when trying to sign in
 * (docs/behaviour/staff.md#Appeals). Throws 404 if the token is invalid or the suspension is over.
 */
export async function suspensionNotice(db: Db, services: Services, token: string): Promise<SuspensionNotice> {
  const { suspension, player } = await suspensionNamed(db, services, token)
  const { id, alcance, hasta, motivo, created_at } = suspension
  return {
    alcance,
    hasta,
    motivo,
    created_at,
    username: player.username,
    apelacion: await appealOfSuspension(db, id),
  }
}

/** Stores an appeal against a token's suspension. Throws 404 if the token is invalid or the suspension over, 409 for a second appeal. */
export async function appealSuspension(services: Services, token: string, texto: string): Promise<SuspensionNotice> {
  try {
    return await services.database.transaction(async (trx, onCommit) => {
      const { player } = await suspensionNamed(trx, services, token)
      await lockPlayer(trx, player.id)
      const { suspension } = await suspensionNamed(trx, services, token)
      const appeal = await insertAppeal(trx, {
        id_suspension: suspension.id,
        player_id: player.id,
        quien: player.username,
        id_clan: null,
        texto,
        fecha: services.now().toISOString(),
      })
      await announceAppeal(trx, onCommit, services, appeal, player.id)
      return suspensionNotice(trx, services, token)
    })
  } catch (error) {
    throw isUniqueViolation(error)
      ? new RuleError(409, 'Ya apelaste esta suspensión: se apela una sola vez, y la respuesta te llega por correo')
      : error
  }
}
