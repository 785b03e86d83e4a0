import type { Db } from '@trinchera/db/database'
import {
  passTotpStep,
  recordFailure,
  secondFactorOf,
  spendRecoveryCode,
} from '@trinchera/db/queries/players/second-factor'
import { mostWrongCodes, wrongCodesMs } from '@trinchera/rules/limits'
import type { Services } from '../services'
import { hashOfRecoveryCode, isTotpCode, plainCode, totpStep } from './factor-codes'

/** The result of checking a code. `wait`: there were too many wrong codes; seconds until another one is accepted. */
export type Checked = 'right' | 'wrong' | { wait: number }

/**
 * Checks a code of the account's authenticator app, or a recovery code, which is used up. The caller's transaction must have locked the
 * account, and must be committed even if the code is wrong, because failures are counted. Each app code is accepted once; after
 * `mostWrongCodes` wrong codes none is checked for a while.
 */
export async function checkCode(
  trx: Db,
  { now }: Pick<Services, 'now'>,
  player: number,
  typed: string,
): Promise<Checked> {
  const at = now()
  const factor = await secondFactorOf(trx, player)
  const since = factor?.failures_since ? Date.parse(factor.failures_since) : 0
  const left = since + wrongCodesMs - at.getTime()
  const failures = left > 0 ? (factor?.failures ?? 0) : 0
  if (failures >= mostWrongCodes) return { wait: Math.ceil(left / 1000) }
  const code = plainCode(typed)
  if (await isRight(trx, player, code, factor?.totp_since ? factor.totp_secret : null, at)) return 'right'
  await recordFailure(
    trx,
    player,
    failures + 1,
    failures && factor?.failures_since ? factor.failures_since : at.toISOString(),
  )
  return 'wrong'
}

async function isRight(trx: Db, player: number, code: string, secret: string | null, now: Date): Promise<boolean> {
  if (!isTotpCode(code)) return spendRecoveryCode(trx, player, hashOfRecoveryCode(code))
  const step = secret === null ? null : totpStep(secret, code, now)
  return step !== null && passTotpStep(trx, player, step)
}
