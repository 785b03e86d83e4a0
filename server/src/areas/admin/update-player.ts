import type { AdminPlayer, updateAdminPlayer as route } from '@trinchera/contract/admin'
import type { BodyOf } from '@trinchera/contract/route'
import { rooms } from '@trinchera/contract/socket'
import { isUniqueViolation, type Db } from '@trinchera/db/database'
import {
  adminPlayerById,
  changePlayer,
  isEmailTaken,
  lockPlayer,
  storedPlayer,
  type PlayerFields,
  type StoredPlayer,
} from '@trinchera/db/queries/admin/players'
import { closeMailTokens } from '@trinchera/db/queries/notices/mail-tokens'
import { deleteEmailChanges } from '@trinchera/db/queries/players/email-changes'
import { isUsernameTaken } from '@trinchera/db/queries/players/players'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import { enqueueMail } from '@trinchera/effects/mails'
import { shortenedEmail } from '@trinchera/rules/presentation'
import { staffMay } from '@trinchera/rules/permissions'
import { byProfileField, staffFields, type StaffField } from '@trinchera/rules/profile-fields'
import type { SessionInfo } from '../../http/handler'
import { fieldError, found, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { refuseConflictingEdit } from '../../http/edit-conflict'
import { staffTransaction } from '../../staff/staff-transaction'
import { cleanUsername, usernameTaken } from '../players/username'
import { endSessions } from '../session/end-sessions'
import { requireAnotherAdmin } from './require-another-admin'
import { playerLabel, requireModifiable } from './require-modifiable'

type Body = BodyOf<typeof route>
type Changes = Partial<PlayerFields>

const stored = (flag: boolean | undefined) => (flag === undefined ? undefined : Number(flag))

/** The fields of a request in their stored form: trimmed texts, flags as 0 or 1. */
function toStored(body: Body): Changes {
  const { username, email, validado, rol, admin } = body
  const fields: { [F in StaffField]: PlayerFields[F] | undefined } = {
    username: username === undefined ? undefined : cleanUsername(username),
    email: email?.trim().toLowerCase(),
    ...byProfileField((field) => body[field]),
    validado: stored(validado),
    rol,
    admin: stored(admin),
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

function changesOf(given: Changes, player: StoredPlayer): Changes {
  const before: Record<string, unknown> = player
  return Object.fromEntries(Object.entries(given).filter(([field, value]) => value !== before[field]))
}

async function requireFree(db: Db, id: number, { username, email }: Changes) {
  if (username !== undefined && (await isUsernameTaken(db, username, id))) throw usernameTaken()
  if (email !== undefined && (await isEmailTaken(db, email, id)))
    throw fieldError(409, 'email', 'Ya hay una cuenta con ese correo')
}

const isFlag = (field: StaffField) => field === 'validado' || field === 'admin'

/** The given fields of a player in the API's form, where flags are booleans. */
const shown = (player: Changes, fields: readonly StaffField[]): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field, isFlag(field) ? player[field] === 1 : player[field]]))

async function storeChanges(
  services: Services,
  session: SessionInfo,
  id: number,
  given: Changes,
  antes: Body['antes'],
): Promise<AdminPlayer> {
  const now = services.now().toISOString()
  return staffTransaction(services, session, async (trx, audit, onCommit) => {
    requireModifiable(session, await storedPlayer(trx, id)) // first, so that a 400 reveals nothing to those who get a 403
    const losesAdmin = (given.rol !== undefined && given.rol !== 1) || given.admin === 0 || given.validado === 0
    if (losesAdmin && staffMay(session, 'players.roles')) await requireAnotherAdmin(trx, id, now)
    const player = requireModifiable(session, await lockPlayer(trx, id))
    refuseConflictingEdit(shown(player, staffFields), antes)
    const changes = changesOf(given, player)
    const isPromoted = changes.rol !== undefined || changes.admin !== undefined
    if (isPromoted && !staffMay(session, 'players.roles'))
      throw new RuleError(403, 'El rol y la marca de administrador los cambia solo un Administrador')
    if (Object.keys(changes).length) {
      await requireFree(trx, id, changes)
      await changePlayer(trx, id, changes)
      if (changes.email !== undefined) {
        await closeMailTokens(trx, id, now) // so that links in e-mails to the old address become invalid
        await deleteEmailChanges(trx, id)
        const nuevo = shortenedEmail(changes.email)
        const security = { suceso: 'correo-cambiado-por-administracion', nuevo } as const
        await enqueueMail(trx, onCommit, services, id, { kind: 'seguridad', email: player.email, security })
        await enqueueMail(trx, onCommit, services, id, { kind: 'seguridad', security: { suceso: 'correo-listo' } })
      }
      if (changes.validado === 0)
        await endSessions(trx, onCommit, services, id, { reason: 'Tu cuenta tiene que validarse de nuevo', now })
      await bumpVersion(trx, 'players')
      const { rol, admin } = { ...player, ...changes }
      if (isPromoted)
        onCommit(() => services.live.emit(rooms.jugador(id), 'session:changed', { rol, admin: admin === 1 }))
      const changed = staffFields.filter((field) => field in changes)
      await audit('jugador.modificar', playerLabel(player), shown(player, changed), shown(changes, changed))
    }
    return found(await adminPlayerById(trx, id, now), 'Ese jugador no existe')
  })
}

/**
 * Updates a player as staff. A new rol or admin flag immediately applies to the player's open sessions (docs/behaviour/accounts.md#Changes
 * to open sessions). Throws 409 if the username or e-mail address is taken, or if somebody else changed a field in the meantime (`antes`).
 */
export async function updateAdminPlayer(
  services: Services,
  session: SessionInfo,
  id: number,
  body: Body,
): Promise<AdminPlayer> {
  const given = toStored(body)
  try {
    return await storeChanges(services, session, id, given, body.antes)
  } catch (error) {
    if (isUniqueViolation(error)) await requireFree(services.database.db, id, given) // a concurrent request has taken the name or e-mail
    throw error
  }
}
