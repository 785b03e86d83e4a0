import { lockPlayer } from '@trinchera/db/queries/admin/players'
import { deleteSecondFactor, hasSecondFactor } from '@trinchera/db/queries/players/second-factor'
import { enqueueMail } from '@trinchera/effects/mails'
import type { SessionInfo } from '../../http/handler'
import { RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { staffTransaction } from '../../staff/staff-transaction'
import { playerLabel, requireModifiable } from '../admin/require-modifiable'

/**
 * Removes all second factors of a player who lost access to them, and notifies player and staff member by e-mail
 * (docs/behaviour/accounts.md#Second factor of staff). Throws 403 if the session may not do so, 404 if there is no such player, 409 if the
 * player has no second factor.
 */
export function removeSecondFactor(services: Services, session: SessionInfo, id: number): Promise<void> {
  if (id === session.id) throw new RuleError(403, 'Tu propio segundo paso se quita en Mi Cuenta, en Seguridad')
  return staffTransaction(services, session, async (trx, audit, onCommit) => {
    const player = requireModifiable(session, await lockPlayer(trx, id))
    if (!(await hasSecondFactor(trx, id))) throw new RuleError(409, 'Ese jugador no tiene un segundo paso')
    await deleteSecondFactor(trx, id)
    await enqueueMail(trx, onCommit, services, id, {
      kind: 'seguridad',
      security: { suceso: 'segundo-paso-retirado' },
    })
    await enqueueMail(trx, onCommit, services, session.id, {
      kind: 'seguridad',
      security: { suceso: 'retiraste-segundo-paso', jugador: player.username },
    })
    await audit('jugador.segundo-paso', playerLabel(player), { segundo_paso: true }, { segundo_paso: false })
  })
}
