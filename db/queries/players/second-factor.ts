import type { Db } from '../../database'

/** The secret of an account's authenticator app, and the number of wrong codes since `failures_since`; undefined if none is stored. */
export function secondFactorOf(db: Db, player: number) {
  return db
    .selectFrom('second_factors')
    .where('player_id', '=', player)
    .select(['totp_secret', 'totp_since', 'totp_step', 'failures', 'failures_since'])
    .executeTakeFirst()
}

/**
 * Stores the secret of a new authenticator app, which is not used until the player confirms it with a code. Returns false, and stores
 * nothing, if the account already has a confirmed app.
 */
export async function storeTotpSecret(trx: Db, player_id: number, totp_secret: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('second_factors')
    .values({ player_id, totp_secret, totp_since: null, totp_step: null, failures_since: null })
    .onConflict((conflict) =>
      conflict
        .column('player_id')
        .doUpdateSet({ totp_secret, totp_step: null })
        .where('second_factors.totp_since', 'is', null),
    )
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/**
 * Uses up the authenticator code of a 30-second step. Returns false if the code of this step or of a later one was used before. `since`:
 * time of confirmation, if this code confirms a new app.
 */
export async function passTotpStep(trx: Db, player: number, step: number, since?: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('second_factors')
    .set({ totp_step: step, failures: 0, failures_since: null, ...(since ? { totp_since: since } : {}) })
    .where('player_id', '=', player)
    .where((eb) => eb.or([eb('totp_step', 'is', null), eb('totp_step', '<', step)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteTotp(trx: Db, player: number): Promise<void> {
  await trx
    .updateTable('second_factors')
    .set({ totp_secret: null, totp_since: null, totp_step: null })
    .where('player_id', '=', player)
    .execute()
}

/** Stores how many wrong codes were entered for an account since `since` (ISO 8601). */
export async function recordFailure(trx: Db, player: number, failures: number, since: string): Promise<void> {
  await trx
    .insertInto('second_factors')
    .values({
      player_id: player,
      totp_secret: null,
      totp_since: null,
      totp_step: null,
      failures,
      failures_since: since,
    })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ failures, failures_since: since }))
    .execute()
}

/** Stores the hashes of new recovery codes of an account, replacing the earlier ones. */
export async function storeRecoveryCodes(trx: Db, player_id: number, hashes: readonly string[]): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('player_id', '=', player_id).execute()
  if (hashes.length)
    await trx
      .insertInto('recovery_codes')
      .values(hashes.map((code_hash) => ({ player_id, code_hash })))
      .execute()
}

/** Uses up a recovery code by deleting it. Returns false if the account has no such code. */
export async function spendRecoveryCode(trx: Db, player: number, code_hash: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('recovery_codes')
    .where('player_id', '=', player)
    .where('code_hash', '=', code_hash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function recoveryCodesLeft(db: Db, player: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .where('player_id', '=', player)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Stores and returns whether an account has a second factor; call it after adding or removing one. If it has none, its recovery codes are
 * deleted, because they only replace a second factor.
 */
export async function markSecondFactor(trx: Db, player: number): Promise<boolean> {
  const totp = await trx
    .selectFrom('second_factors')
    .where('player_id', '=', player)
    .where('totp_since', 'is not', null)
    .select('player_id')
    .executeTakeFirst()
  const passkey = await trx.selectFrom('passkeys').where('player_id', '=', player).select('id').executeTakeFirst()
  const has = Boolean(totp ?? passkey)
  await trx
    .updateTable('players')
    .set({ second_factor: Number(has) })
    .where('id', '=', player)
    .execute()
  if (!has) await storeRecoveryCodes(trx, player, [])
  return has
}

/** True if the account has a second factor, so that the password alone does not suffice to log in. */
export async function hasSecondFactor(db: Db, player: number): Promise<boolean> {
  const row = await db.selectFrom('players').where('id', '=', player).select('second_factor').executeTakeFirst()
  return row?.second_factor === 1
}

/** Removes the second factors that were added to an account at or after `since` (ISO 8601). */
export async function deleteFactorsSince(trx: Db, player: number, since: string): Promise<void> {
  await trx.deleteFrom('passkeys').where('player_id', '=', player).where('created_at', '>=', since).execute()
  const factor = await secondFactorOf(trx, player)
  if (factor?.totp_since && factor.totp_since >= since) await deleteTotp(trx, player)
  await markSecondFactor(trx, player)
}

export async function deleteSecondFactor(trx: Db, player: number): Promise<void> {
  for (const table of ['second_factors', 'passkeys', 'recovery_codes', 'login_challenges'] as const)
    await trx.deleteFrom(table).where('player_id', '=', player).execute()
  await markSecondFactor(trx, player)
}
