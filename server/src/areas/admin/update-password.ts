import { setPasswordHash } from '@trinchera/db/queries/players/accounts'
import { lockPlayer, storedPlayer } from '@trinchera/db/queries/admin/players'
import { closeMailTokens } from '@trinchera/db/queries/notices/mail-tokens'
import { enqueueMail } from '@trinchera/effects/mails'
import type { SessionInfo } from '../../handler'
import { hashPassword } from '../../passwords'
import type { Services } from '../../services'
import { staffTransaction } from '../../staff-transaction'
import { endSessions } from '../session/end-sessions'
import { named, requireModifiable } from './target'

/** Another password for a player: their sessions end, links on their way to them open nothing, and a mail tells them. */
export async function updateAdminPlayerPassword(
  services: Services,
  session: SessionInfo,
  id: number,
  password: string,
): Promise<void> {
  requireModifiable(session, await storedPlayer(services.database.db, id)) // before the hash, which costs
  const password_hash = await hashPassword(password)
  const now = services.now().toISOString()
  await staffTransaction(services, session, async (trx, note, onCommit) => {
    const player = requireModifiable(session, await lockPlayer(trx, id))
    await setPasswordHash(trx, id, password_hash)
    await closeMailTokens(trx, id, now, 'recuperar')
    await endSessions(trx, onCommit, services, id, {
      reason: 'Tu contraseña cambió',
      now,
      ...(id === session.id ? { except: session.jti } : {}),
    })
    await enqueueMail(trx, onCommit, services, id, { kind: 'clave-cambiada' })
    await note('jugador.clave', named(player), null, null)
  })
}
