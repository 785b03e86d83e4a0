import type { Db, OnCommit } from '@trinchera/db/database'
import {
  deleteTotp,
  markSecondFactor,
  passTotpStep,
  recoveryCodesLeft,
  secondFactorOf,
  storeRecoveryCodes,
  storeTotpSecret,
} from '@trinchera/db/queries/players/second-factor'
import { passwordHashOf } from '@trinchera/db/queries/players/accounts'
import { enqueueMail } from '@trinchera/effects/mails'
import {
  drawRecoveryCodes,
  hashOfRecoveryCode,
  isTotpCode,
  newTotpSecret,
  plainCode,
  totpStep,
  totpUri,
} from '../../accounts/factor-codes'
import type { SessionInfo } from '../../http/handler'
import { fieldError, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { ownerTransaction, requireOwner, type OwnerProof } from './require-owner'

/** Replaces a player's recovery codes and returns the new ones. Only their hashes are stored, so the codes can be shown only now. */
async function newCodes(trx: Db, player: number): Promise<string[]> {
  const codes = drawRecoveryCodes()
  await storeRecoveryCodes(trx, player, codes.map(hashOfRecoveryCode))
  return codes
}

/** Marks an account as having a second factor. Returns new recovery codes, or null if the account still has unused ones. */
export async function factorAdded(trx: Db, player: number): Promise<string[] | null> {
  await markSecondFactor(trx, player)
  return (await recoveryCodesLeft(trx, player)) ? null : newCodes(trx, player)
}

/**
 * Begins the setup of an authenticator app: returns its secret and the URI for the QR code. The app counts as a second factor only after
 * `confirmTotp`. Throws 400 if password or second factor are wrong, 409 if the account already uses an app.
 */
export async function beginTotp(services: Services, session: SessionInfo, proof: OwnerProof) {
  const hash = await requireOwner(services, session, proof)
  const secreto = newTotpSecret()
  await ownerTransaction(services, session, hash, async (trx) => {
    if (!(await storeTotpSecret(trx, session.id, secreto)))
      throw new RuleError(409, 'Ya usas una app de códigos. Quítala antes de poner otra')
  })
  return { secreto, uri: totpUri(secreto, services.config.siteName, session.username) }
}

/** Completes the setup of an authenticator app with its code. Returns the same as `factorAdded`. Throws 400 if the code is wrong. */
export async function confirmTotp(services: Services, session: SessionInfo, typed: string): Promise<string[] | null> {
  const { database, now } = services
  const hash = (await passwordHashOf(database.db, session.id)) ?? null
  return ownerTransaction(services, session, hash, async (trx, { id }, onCommit) => {
    const factor = await secondFactorOf(trx, id)
    if (!factor?.totp_secret || factor.totp_since) throw new RuleError(400, 'Pide primero el código QR de tu app')
    const code = plainCode(typed)
    const step = isTotpCode(code) ? totpStep(factor.totp_secret, code, now()) : null
    if (step === null || !(await passTotpStep(trx, id, step, now().toISOString())))
      throw fieldError(400, 'codigo', 'Ese código no sirve. Escribe el que muestra la app ahora')
    const codes = await factorAdded(trx, id)
    await enqueueMail(trx, onCommit, services, id, { kind: 'seguridad', security: { suceso: 'app-activada' } })
    return codes
  })
}

/** Removes the authenticator app after checking the password and a second factor. Throws 404 if the account uses no app. */
export async function removeTotp(services: Services, session: SessionInfo, proof: OwnerProof): Promise<void> {
  const hash = await requireOwner(services, session, proof, { always: true })
  await ownerTransaction(services, session, hash, async (trx, { id }, onCommit: OnCommit) => {
    if (!(await secondFactorOf(trx, id))?.totp_since) throw new RuleError(404, 'No usas una app de códigos')
    await deleteTotp(trx, id)
    await markSecondFactor(trx, id)
    await enqueueMail(trx, onCommit, services, id, { kind: 'seguridad', security: { suceso: 'app-quitada' } })
  })
}

/** Replaces the recovery codes after checking the password and a second factor. Throws 404 if the account has no second factor. */
export async function renewRecoveryCodes(
  services: Services,
  session: SessionInfo,
  proof: OwnerProof,
): Promise<string[]> {
  if (!session.secondFactor) throw new RuleError(404, 'Tu cuenta no tiene un segundo paso')
  const hash = await requireOwner(services, session, proof, { always: true })
  return ownerTransaction(services, session, hash, async (trx, { id, second_factor }, onCommit) => {
    if (!second_factor) throw new RuleError(404, 'Tu cuenta no tiene un segundo paso')
    const codes = await newCodes(trx, id)
    await enqueueMail(trx, onCommit, services, id, { kind: 'seguridad', security: { suceso: 'codigos-nuevos' } })
    return codes
  })
}
