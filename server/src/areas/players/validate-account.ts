import { createHash } from 'node:crypto'
import { owe } from '@trinchera/db/queries/mails'
import { findForLogin, markValidated, spendMailToken } from '@trinchera/db/queries/players'
import { bumpVersion } from '@trinchera/db/queries/versions'
import { RuleError } from '../../rule-error'
import type { Services } from '../../services'

export async function validateAccount({ database, now }: Services, email: string, token: string): Promise<void> {
  const hash = createHash('sha256').update(token).digest('hex')
  await database.transaction(async (trx) => {
    const player = await spendMailToken(trx, { hash, email, purpose: 'validar', now: now().toISOString() })
    if (player === null) throw new RuleError(400, 'El enlace no sirve: ya se usó, venció o no es de esta cuenta. Pide uno nuevo')
    await markValidated(trx, player)
    await bumpVersion(trx, 'players')
  })
}

/** Whether there is such an account, and whether it still waits, is nobody's business: the answer is always the same. */
export async function resendValidation({ database, jobs, now }: Services, email: string): Promise<void> {
  await database.transaction(async (trx, onCommit) => {
    const player = email.includes('@') ? await findForLogin(trx, email) : undefined
    if (!player || player.validado) return
    const mail = await owe(trx, player.id, 'validar', now().toISOString())
    onCommit(() => jobs.enqueue('deliver-mail', { mail }))
  })
}
