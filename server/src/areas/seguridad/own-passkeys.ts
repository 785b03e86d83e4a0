import type { createPasskey as createRoute } from '@trinchera/contract/segundo-factor'
import type { BodyOf } from '@trinchera/contract/route'
import { isUniqueViolation } from '@trinchera/db/database'
import { passwordHashOf } from '@trinchera/db/queries/players/accounts'
import { spendChallenge } from '@trinchera/db/queries/players/login-challenges'
import { deletePasskey, insertPasskey, passkeysOf } from '@trinchera/db/queries/players/passkeys'
import { markSecondFactor } from '@trinchera/db/queries/players/second-factor'
import { enqueueMail } from '@trinchera/effects/mails'
import { mostPasskeys } from '@trinchera/rules/limits'
import { beginStep, stepOf } from '../../accounts/challenges'
import { deviceName } from '../../accounts/device-name'
import { requestNewPasskey, requestPasskey, verifyNewPasskey } from '../../accounts/passkeys'
import { noPasskeysHere, relyingParty, type RelyingParty } from '../../accounts/relying-party'
import type { SessionInfo } from '../../http/handler'
import { RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { ownerTransaction, requireOwner, type OwnerProof } from './require-owner'
import { factorAdded } from './totp'

function requireParty({ config }: Services): RelyingParty {
  const party = relyingParty(config)
  if (!party) throw new RuleError(503, noPasskeysHere)
  return party
}

/**
 * Begins to create a passkey: returns the browser's options. Throws 400 for a wrong password or factor, 503 if the site has no passkeys.
 */
export async function beginPasskey(services: Services, session: SessionInfo, proof: OwnerProof) {
  const party = requireParty(services)
  const hash = await requireOwner(services, session, proof)
  const opciones = await requestNewPasskey(services.database.db, party, session)
  const { challenge } = opciones
  const ficha = await ownerTransaction(services, session, hash, (trx, { id }) =>
    beginStep(trx, 'llave-nueva', { player: id, challenge }, services.now()),
  )
  return { ficha, opciones }
}

/**
 * Stores the passkey that the browser created, named after the device in `agent` (`User-Agent`). Returns new recovery codes, or null if the
 * account still has unused ones. Throws 400 if the passkey is invalid or one too many, 409 if it is already stored.
 */
export async function createPasskey(
  services: Services,
  session: SessionInfo,
  { ficha, respuesta }: BodyOf<typeof createRoute>,
  agent: string | undefined,
): Promise<string[] | null> {
  const { database, now } = services
  const party = requireParty(services)
  const step = await stepOf(database.db, 'llave-nueva', ficha, now())
  const isOwn = step?.player_id === session.id && step.challenge !== null
  const passkey = isOwn ? await verifyNewPasskey(party, step.challenge ?? '', respuesta) : null
  if (!step || !passkey) throw new RuleError(400, 'No se pudo crear la llave de acceso. Empieza de nuevo')
  const hash = (await passwordHashOf(database.db, session.id)) ?? null
  const nombre = deviceName(agent)
  try {
    return await ownerTransaction(services, session, hash, async (trx, { id }, onCommit) => {
      if (!(await spendChallenge(trx, step.token_hash)))
        throw new RuleError(400, 'Ese paso ya se usó. Empieza de nuevo')
      if ((await passkeysOf(trx, id)).length >= mostPasskeys)
        throw new RuleError(400, `Ya tienes ${mostPasskeys} llaves de acceso. Quita una antes`)
      await insertPasskey(trx, { ...passkey, player_id: id, nombre, created_at: now().toISOString() })
      const codes = await factorAdded(trx, id)
      const security = { suceso: 'llave-agregada', llave: nombre } as const
      await enqueueMail(trx, onCommit, services, id, { kind: 'seguridad', security })
      return codes
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw new RuleError(409, 'Esa llave de acceso ya está agregada')
    throw error
  }
}

/** Begins to prove the player's identity by passkey: returns the options for the browser. Throws 404 if the player has no passkey. */
export async function beginProof(services: Services, { id }: SessionInfo) {
  const { database, now } = services
  const opciones = await requestPasskey(database.db, requireParty(services), id)
  if (!opciones.allowCredentials.length) throw new RuleError(404, 'Tu cuenta no tiene llaves de acceso')
  const { challenge } = opciones
  const ficha = await database.transaction((trx) => beginStep(trx, 'llave-prueba', { player: id, challenge }, now()))
  return { ficha, opciones }
}

/** Removes a passkey of the player after checking the password and a second factor. Throws 404 if the player has no such passkey. */
export async function removePasskey(
  services: Services,
  session: SessionInfo,
  id: string,
  proof: OwnerProof,
): Promise<void> {
  const hash = await requireOwner(services, session, proof, { always: true })
  await ownerTransaction(services, session, hash, async (trx, account, onCommit) => {
    const passkey = (await passkeysOf(trx, account.id)).find((one) => one.id === id)
    if (!passkey || !(await deletePasskey(trx, account.id, id)))
      throw new RuleError(404, 'Esa llave de acceso ya no está en tu cuenta')
    await markSecondFactor(trx, account.id)
    const security = { suceso: 'llave-quitada', llave: passkey.nombre } as const
    await enqueueMail(trx, onCommit, services, account.id, { kind: 'seguridad', security })
  })
}
