import type { Clan, ClanMember } from '@trinchera/contract/clanes'
import {
  clanMay,
  mayGiveRango,
  mayTouchMember,
  rangos,
  staffClanMay,
  type ClanAction,
  type Rango,
  type StaffMarks,
} from '@trinchera/rules/permissions'

type Viewer = StaffMarks & { id: number }

/** True if the viewer may do `action` in a clan, either by rango (`own`) or as staff. */
export const mayIn = (viewer: Viewer, own: Rango | undefined, action: ClanAction) =>
  clanMay(own, action) || staffClanMay(viewer, action)

/** A player's rango in a clan; undefined if the player is not a member. */
export const rangoOf = (clan: Pick<Clan, 'players'>, player: number) =>
  clan.players.find(({ id }) => id === player)?.rango

/** The rango that counts when the viewer acts on members. Staff act with the rights of a Lider. */
const actingAs = (viewer: Viewer, own: Rango | undefined, action: ClanAction): Rango | undefined =>
  staffClanMay(viewer, action) ? 'Lider' : own

/**
 * The rangos that the viewer may choose for a member, including the member's current rango. Empty if the viewer may not change the member's
 * rango. Everybody except the Lider may lower their own rango.
 */
export function rangosFor(viewer: Viewer, own: Rango | undefined, member: Pick<ClanMember, 'id' | 'rango'>): Rango[] {
  const actor = actingAs(viewer, own, 'ranks')
  if (!actor || member.rango === 'Lider') return []
  if (member.id !== viewer.id && !mayTouchMember(actor, member.rango)) return []
  const given = rangos.filter((rango) => rango === member.rango || mayGiveRango(actor, rango))
  return given.length > 1 ? given : []
}

/** True if the viewer may expel a member. The Lider cannot be expelled, and nobody can expel themselves. */
export function mayExpel(viewer: Viewer, own: Rango | undefined, member: Pick<ClanMember, 'id' | 'rango'>): boolean {
  const actor = actingAs(viewer, own, 'expel')
  return member.id !== viewer.id && actor !== undefined && mayTouchMember(actor, member.rango)
}
