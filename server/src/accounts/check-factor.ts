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

/** The result of checking a second-factor code. `wait`: after too many wrong codes, the seconds until a code is checked again. */
export type Checked = 'right' | 'wrong' | { wait: number }

/**
 * Checks a code from the player's authenticator app, or a recovery code. Either is accepted only once. The caller's transaction must have
 * locked the player's row. It must be committed even if the code is wrong, because wrong codes are counted: after `mostWrongCodes` of them,
 * no code is checked for a while.
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
