import { enqueueMail } from '@trinchera/effects/mails'
import { findForLogin } from '@trinchera/db/queries/players/players'
import { constantTimeResponse } from '../../constant-time'
import type { Services } from '../../services'

/** The mail with which a new password is chosen, where there is such an account; the answer and its time are the same for all. */
export function requestRecovery({ database, jobs, now }: Services, email: string): Promise<void> {
  return constantTimeResponse(() =>
    database.transaction(async (trx, onCommit) => {
      const player = email.includes('@') ? await findForLogin(trx, email) : undefined
      if (!player) return
      await enqueueMail(trx, onCommit, { jobs, now }, player.id, { kind: 'recuperar' })
    }),
  )
}
