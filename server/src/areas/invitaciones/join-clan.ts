import type { Db, OnCommit } from '@trinchera/db/database'
import { lockAccount } from '@trinchera/db/queries/players/accounts'
import { clanOfPlayer, type StoredClan } from '@trinchera/db/queries/clanes/clanes'
import { expireOthers } from '@trinchera/db/queries/clanes/offers'
import { addMember } from '@trinchera/db/queries/clanes/memberships'
import { RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { broadcastInvitaciones, broadcastSolicitudes } from '@trinchera/effects/offers'

/** Throws 400 if a clan cannot take new members because its etapa is single-player, archived or inactive. */
export function requireRecruiting({ multijugador, activo, archived_at }: StoredClan): void {
  if (!multijugador) throw new RuleError(400, 'En una etapa individual cada clan es de un solo jugador')
  if (archived_at !== null) throw new RuleError(400, 'La etapa está cerrada para siempre: sus clanes ya no cambian')
  if (!activo) throw new RuleError(400, 'La etapa no está activa')
}

export const notValidated = 'Ese jugador todavía no valida su cuenta'

/** Throws 400 if the player already has a clan in the etapa, which must be locked. `whose`: `own` if the player sees the error message. */
export async function requireFree(trx: Db, player: number, etapa: number, whose: 'own' | 'other'): Promise<void> {
  if (!(await clanOfPlayer(trx, player, etapa))) return
  throw new RuleError(
    400,
    whose === 'own' ? 'Ya tienes un clan en esta etapa' : 'Ese jugador ya tiene un clan en esta etapa',
  )
}

/** Expires all pending invitations and requests of a player in an etapa, and informs those concerned. */
export async function expireRemainingOffers(
  trx: Db,
  onCommit: OnCommit,
  services: Services,
  player: number,
  etapa: number,
): Promise<void> {
  const now = services.now().toISOString()
  await broadcastInvitaciones(
    trx,
    onCommit,
    services,
    'invitation:withdrawn',
    await expireOthers(trx, 'invitaciones', player, etapa, now),
  )
  await broadcastSolicitudes(
    trx,
    onCommit,
    services,
    'request:withdrawn',
    await expireOthers(trx, 'solicitudes', player, etapa, now),
  )
}

/**
 * Throws 400 if a player cannot join the clan. The caller must have locked the etapa, so that the player cannot join two clans at once.
 * Locks the player's account. Must be called before an invitation or request is changed: deleting an account locks the account before its
 * invitations, and the opposite order would deadlock.
 */
export async function requireJoinable(
  trx: Db,
  clan: StoredClan,
  player: number,
  whose: 'own' | 'other',
): Promise<void> {
  requireRecruiting(clan)
  await requireFree(trx, player, clan.id_etapa, whose)
  const account = await lockAccount(trx, player)
  if (!account) throw new RuleError(400, 'Ese jugador ya no está')
  if (!account.validado)
    throw new RuleError(400, whose === 'own' ? 'Valida tu cuenta antes de entrar a un clan' : notValidated) // staff may have revoked the validation of the account
}

/** Adds a player to a clan; call `requireJoinable` first. */
export async function joinClan(
  trx: Db,
  onCommit: OnCommit,
  services: Services,
  clan: StoredClan,
  player: number,
): Promise<void> {
  await addMember(trx, {
    id_clan: clan.id,
    player_id: player,
    id_etapa: clan.id_etapa,
    joined_at: services.now().toISOString(),
  })
  await expireRemainingOffers(trx, onCommit, services, player, clan.id_etapa)
}
