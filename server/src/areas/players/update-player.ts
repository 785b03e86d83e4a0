import type { Player, updatePlayer as route } from '@trinchera/contract/players'
import type { BodyOf } from '@trinchera/contract/route'
import { isUniqueViolation, type Db, type OnCommit } from '@trinchera/db/database'
import { lockAccount, updateProfile, type ProfileChanges } from '@trinchera/db/queries/players/accounts'
import { isUsernameTaken, playerById } from '@trinchera/db/queries/players/players'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import { fold } from '@trinchera/rules/folding'
import { profileFields } from '@trinchera/rules/profile-fields'
import type { SessionInfo } from '../../http/handler'
import { removePicture, storeSquarePicture } from '../../pictures/store-picture'
import { RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { withOwnNotes } from './own-notes'
import { cleanUsername, usernameTaken } from './username'

type Body = BodyOf<typeof route>

/** The profile changes to store, without `rol`, `admin` and picture path: clients may send a whole player object back. */
function changesOf(body: Body, picture: string | null): ProfileChanges {
  const changes: ProfileChanges = {}
  for (const field of profileFields) if (body[field] !== undefined) changes[field] = body[field]
  if (body.username !== undefined) {
    changes.username = cleanUsername(body.username)
    changes.username_folded = fold(changes.username)
  }
  if (picture || body.quitar_imagen) changes.imagen = picture
  return changes
}

async function store(
  services: Services,
  trx: Db,
  onCommit: OnCommit,
  id: number,
  changes: ProfileChanges,
): Promise<Player> {
  const before = await lockAccount(trx, id)
  if (!before) throw new RuleError(404, 'Ese jugador no existe')
  if (changes.username !== undefined && (await isUsernameTaken(trx, changes.username, id))) throw usernameTaken()
  await updateProfile(trx, id, changes)
  await bumpVersion(trx, 'players')
  if (changes.imagen !== undefined) onCommit(() => removePicture(services.pictures, before.imagen))
  const player = await playerById(trx, id)
  if (!player) throw new Error(`player ${id} is not there after the profile was stored`)
  return withOwnNotes(trx, player)
}

/** Updates the profile of the session's player. Their single-player clans keep their names (docs/rules.md#Single-player etapas). */
export async function updatePlayer(services: Services, id: number, session: SessionInfo, body: Body): Promise<Player> {
  if (id !== session.id) throw new RuleError(403, 'Solo puedes modificar tu propio perfil')
  const username = body.username === undefined ? undefined : cleanUsername(body.username)
  if (username !== undefined && (await isUsernameTaken(services.database.db, username, id))) throw usernameTaken() // before the picture, which is slow
  const picture =
    body.imagen instanceof Uint8Array ? await storeSquarePicture(services.pictures, 'players', body.imagen) : null
  try {
    return await services.database.transaction((trx, onCommit) =>
      store(services, trx, onCommit, id, changesOf(body, picture?.path ?? null)),
    )
  } catch (error) {
    await picture?.discard()
    throw isUniqueViolation(error) ? usernameTaken() : error
  }
}
