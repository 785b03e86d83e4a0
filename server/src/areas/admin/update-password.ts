import { deletePendingEmailChange } from '@trinchera/db/queries/players/email-changes'
import { deleteChallengesOf } from '@trinchera/db/queries/players/login-challenges'
import { setPasswordHash } from '@trinchera/db/queries/players/accounts'
import { lockPlayer, storedPlayer } from '@trinchera/db/queries/admin/players'
import { closeMailTokens } from '@trinchera/db/queries/notices/mail-tokens'
import { enqueueMail } from '@trinchera/effects/mails'
import type { SessionInfo } from '../../http/handler'
import { refuseWeakPassword } from '../../accounts/refuse-weak-password'
import { hashPassword } from '../../accounts/passwords'
import type { Services } from '../../services'
import { staffTransaction } from '../../staff/staff-transaction'
import { endSessions } from '../session/end-sessions'
import { playerLabel, requireModifiable } from './require-modifiable'

/** Sets a player's password as staff, ends the player's sessions and mails the player (docs/behaviour/accounts.md#Password change). */
export async function updateAdminPlayerPassword(
  services: Services,
  session: SessionInfo,
  id: number,
  password: string,
): Promise<void> {
  const target = requireModifiable(session, await storedPlayer(services.database.db, id)) // checked before hashing, which is slow
  await refuseWeakPassword(password, target)
  const password_hash = await hashPassword(password)
  const now = services.now().toISOString()
  await staffTransaction(services, session, async (trx, audit, onCommit) => {
    const player = requireModifiable(session, await lockPlayer(trx, id))
    await setPasswordHash(trx, id, password_hash)
    await closeMailTokens(trx, id, now, 'recuperar')
    await deleteChallengesOf(trx, id)
    await deletePendingEmailChange(trx, id)
    await endSessions(trx, onCommit, services, id, {
      reason: 'Tu contraseña cambió',
      now,
      ...(id === session.id ? { except: session.jti } : {}),
    })
    await enqueueMail(trx, onCommit, services, id, { kind: 'clave-cambiada' })
    await audit('jugador.clave', playerLabel(player), null, null)
  })
}
