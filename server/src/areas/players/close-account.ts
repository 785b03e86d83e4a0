import { lockAccount, passwordHashOf, resetAccount } from '@trinchera/db/queries/players/accounts'
import { eraseTexts, preserveAuthorName } from '@trinchera/db/queries/anuncios/authors'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import type { SessionInfo } from '../../http/handler'
import { removePicture } from '../../pictures/store-picture'
import { fieldError, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { requireAnotherAdmin } from '../admin/require-another-admin'
import { broadcastTexts } from '../comentarios/broadcast-texts'
import { lockEtapasOf, removePlayerFromClans } from '../clanes/leave-clans'
import { endSessions } from '../session/end-sessions'
import { isFresh, requirePassword } from './prove-owner'

async function requireOwner(
  hash: string | null | undefined,
  password: string | null | undefined,
  session: SessionInfo,
  now: Date,
) {
  if (hash === null && isFresh(session, now)) return
  if (hash === null)
    throw new RuleError(400, 'Vuelve a iniciar sesión y cierra la cuenta antes de que pasen 10 minutos')
  if (!password) throw fieldError(400, 'password', 'Escribe tu contraseña')
  await requirePassword(hash, password, 'password', 'La contraseña no es esa')
}

/**
 * Closes the account of the session's player: leaves all clans, deletes the personal data, ends all sessions
 * (docs/behaviour/accounts.md#Closing an account). `textos`: says whether the player's comments and posts are deleted or stay.
 */
export async function closeAccount(
  services: Services,
  session: SessionInfo,
  password: string | null | undefined,
  textos: 'borrar' | 'dejar',
): Promise<void> {
  const { database, pictures } = services
  const hash = await passwordHashOf(database.db, session.id)
  await requireOwner(hash, password, session, services.now())
  await database.transaction(async (trx, onCommit) => {
    const now = services.now().toISOString()
    await requireAnotherAdmin(trx, session.id, now)
    await lockEtapasOf(trx, session.id)
    const account = await lockAccount(trx, session.id)
    if (!account) throw new RuleError(401, 'Inicia sesión para continuar')
    if (account.password_hash !== hash)
      throw fieldError(400, 'password', 'Tu contraseña acaba de cambiar. Intenta de nuevo')
    if (textos === 'borrar') broadcastTexts(onCommit, services, await eraseTexts(trx, database.dialect, session.id))
    await preserveAuthorName(trx, session.id)
    await resetAccount(trx, session.id, now)
    await removePlayerFromClans(trx, onCommit, services, session.id, now)
    await endSessions(trx, onCommit, services, session.id, { reason: 'Cerraste tu cuenta', now })
    await bumpVersion(trx, 'players')
    await bumpVersion(trx, 'ladder')
    onCommit(() => removePicture(pictures, account.imagen))
  })
}
