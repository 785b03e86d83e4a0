import type { Db, OnCommit } from '@trinchera/db/database'
import { lockAccount } from '@trinchera/db/queries/players/accounts'
import { clanOfPlayer, type StoredClan } from '@trinchera/db/queries/clanes/clanes'
import { expireOthers } from '@trinchera/db/queries/clanes/invitaciones'
import { addMember } from '@trinchera/db/queries/clanes/memberships'
import { RuleError } from '../../rule-error'
import type { Services } from '../../services'
import { broadcastInvitaciones, broadcastSolicitudes } from '@trinchera/effects/offers'

/** A clan that takes people: of an active stage where clans have more than one player. */
export function requireRecruiting({ multijugador, activo, archived_at }: StoredClan): void {
  if (!multijugador) throw new RuleError(400, 'En una etapa individual cada clan es de un solo jugador')
  if (archived_at !== null) throw new RuleError(400, 'La etapa está archivada: sus clanes ya no cambian')
  if (!activo) throw new RuleError(400, 'La etapa no está activa')
}

export const notValidated = 'Ese jugador todavía no valida su cuenta'

/** Refuses who has a clan in the stage already; what stands in `whose` is the subject. The stage must be locked. */
export async function requireFree(trx: Db, player: number, etapa: number, whose: 'own' | 'other'): Promise<void> {
  if (!(await clanOfPlayer(trx, player, etapa))) return
  throw new RuleError(
    400,
    whose === 'own' ? 'Ya tienes un clan en esta etapa' : 'Ese jugador ya tiene un clan en esta etapa',
  )
}

/** Whatever else was pending for the player in that stage lapses, and those whom it concerns are told. */
export async function lapseRest(
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
 * Refuses who cannot join a clan whose stage is locked, and locks the player's account. The stage's lock is what two simultaneous acceptances wait
 * for, so that the second finds the first's membership; the primary key of memberships stands behind it. Call it before an offer is ended: an
 * account that closes takes its offers after itself.
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
    throw new RuleError(400, whose === 'own' ? 'Valida tu cuenta antes de entrar a un clan' : notValidated) // staff may have taken it back
}

/** A player for whom `requireJoinable` held joins. */
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
  await lapseRest(trx, onCommit, services, player, clan.id_etapa)
}
