import type { Rango } from '@trinchera/rules/permissions'
import type { SessionInfo } from '../../http/handler'
import { fieldError, RuleError } from '../../http/rule-error'
import { mayGive, mayTouch, type ClanRights } from './clan-rights'

interface RankChange {
  id: number
  rango: Rango
}
type Members = ReadonlyMap<number, { username: string; rango: Rango }>

const refuseLeaderRank = () => fieldError(400, 'players', 'El liderazgo no se da con un rango: se cede')

function requireChange(rights: ClanRights, session: SessionInfo, members: Members, { id, rango }: RankChange) {
  const member = members.get(id)
  if (!member) throw fieldError(400, 'players', 'Hay un jugador que no es del clan')
  const isAbove = rights.rango === 'Lider' || rights.asStaff
  if (member.rango === rango) return false
  if (rango === 'Lider' || member.rango === 'Lider')
    throw isAbove ? refuseLeaderRank() : new RuleError(403, 'El liderazgo lo cede solo el líder')
  const isOwn = id === session.id
  if (!isOwn && !mayTouch(rights, member.rango))
    throw new RuleError(403, 'Un co-líder no cambia el rango de otro co-líder')
  if (!mayGive(rights, rango)) throw new RuleError(403, 'No puedes dar ese rango')
  return true
}

/**
 * The wanted ranks that differ from the current ones. Throws 400 for an unknown or repeated member or a new Lider (leadership is handed
 * over instead), 403 if the player may not take away or give such a rank (docs/behaviour/clans.md#Clan rangos).
 */
export function changedRanks(
  rights: ClanRights,
  session: SessionInfo,
  members: Members,
  wanted: readonly RankChange[],
): RankChange[] {
  if (new Set(wanted.map(({ id }) => id)).size !== wanted.length)
    throw fieldError(400, 'players', 'Un integrante aparece dos veces')
  if (wanted.filter(({ rango }) => rango === 'Lider').length > 1)
    throw fieldError(400, 'players', 'Un clan tiene un solo líder')
  return wanted.filter((change) => requireChange(rights, session, members, change))
}
