import { enqueueMail } from '@trinchera/effects/mails'
import { findForLogin } from '@trinchera/db/queries/players/players'
import { constantTimeResponse } from '../../http/constant-time-response'
import type { Services } from '../../services'

/** Enqueues a recovery e-mail if an account has this address. Neither the reply nor its duration reveals whether an account has it. */
export function requestRecovery({ database, jobs, now }: Services, email: string): Promise<void> {
  return constantTimeResponse(() =>
    database.transaction(async (trx, onCommit) => {
      const player = email.includes('@') ? await findForLogin(trx, email) : undefined
      if (!player) return
      await enqueueMail(trx, onCommit, { jobs, now }, player.id, { kind: 'recuperar' })
    }),
  )
}
