import type { SecondStep } from '@trinchera/contract/route'
import type { SessionPlayer } from '@trinchera/contract/session'
import type { Db, OnCommit } from '@trinchera/db/database'
import { knowsDevice, recordOrigin } from '@trinchera/db/queries/players/account-signals'
import { markLogin, type Account } from '@trinchera/db/queries/players/accounts'
import { missingConsents } from '@trinchera/db/queries/privacy/consents'
import { passkeysOf } from '@trinchera/db/queries/players/passkeys'
import { recoveryCodesLeft, secondFactorOf } from '@trinchera/db/queries/players/second-factor'
import { enqueueMail } from '@trinchera/effects/mails'
import { beginStep } from '../../accounts/challenges'
import { newDevice, storedOrigin, type RequestOrigin } from '../../accounts/origin'
import { requestPasskey } from '../../accounts/passkeys'
import { relyingParty } from '../../accounts/relying-party'
import { refuseSuspendedLogin } from '../../accounts/suspended'
import type { Sessions } from '../../plugins/session'
import type { Services } from '../../services'

export interface Opened {
  token: string
  player: SessionPlayer
  /** Value of the cookie that identifies this browser. */
  device: string
}

/** An opened session, or the second step that is still needed to open one. */
export type Entered = Opened | { step: SecondStep }

/** Begins the second step of a login, after the password or Google was accepted. Returns which second factors the account has. */
async function beginSecondStep(trx: Db, { config, now }: Services, player: number): Promise<SecondStep> {
  const party = relyingParty(config)
  const hasPasskey = party !== null && (await passkeysOf(trx, player)).length > 0
  const opciones = hasPasskey ? await requestPasskey(trx, party, player) : null
  const factor = await secondFactorOf(trx, player)
  const ficha = await beginStep(trx, 'segundo-factor', { player, challenge: opciones?.challenge ?? null }, now())
  return {
    ficha,
    formas: [
      ...(factor?.totp_since ? (['app'] as const) : []),
      ...(hasPasskey ? (['llave'] as const) : []),
      ...((await recoveryCodesLeft(trx, player)) ? (['codigo'] as const) : []),
    ],
    opciones,
  }
}

/**
 * Opens a session for an account that is locked and whose owner has passed all steps of the login. If the account was never used from this
 * browser before, the owner gets an e-mail, except at the first login. Throws 423, with a link to appeal, while the account is suspended.
 */
export async function startSession(
  trx: Db,
  onCommit: OnCommit,
  services: Services,
  sessions: Sessions,
  { id, username, email, rol, admin, imagen, last_login_at }: Account,
  from: RequestOrigin,
): Promise<Opened> {
  const { config, now } = services
  await refuseSuspendedLogin(trx, id, config.jwtSecret, now())
  const at = now().toISOString()
  const device = from.device ?? newDevice()
  const origin = storedOrigin(config.jwtSecret, device, from)
  if (last_login_at !== null && !(await knowsDevice(trx, id, origin.device)))
    await enqueueMail(trx, onCommit, services, id, {
      kind: 'seguridad',
      security: { suceso: 'sesion-nueva', equipo: origin.nombre },
    })
  await recordOrigin(trx, id, origin, at)
  await markLogin(trx, id, at)
  const falta = await missingConsents(trx, id)
  const player = { id, username, email, rol, admin: admin === 1, imagen, ...(falta.length ? { falta } : {}) }
  return { token: await sessions.open(trx, player, origin.nombre), player, device }
}

/** Like `startSession` (opens a session), but for a login's first step: returns the second step if the account has a second factor. */
export async function openSession(
  trx: Db,
  onCommit: OnCommit,
  services: Services,
  sessions: Sessions,
  account: Account,
  from: RequestOrigin,
): Promise<Entered> {
  if (!account.second_factor) return startSession(trx, onCommit, services, sessions, account, from)
  await refuseSuspendedLogin(trx, account.id, services.config.jwtSecret, services.now())
  return { step: await beginSecondStep(trx, services, account.id) }
}
