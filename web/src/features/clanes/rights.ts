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

/** Whether the viewer may do something in a clan, by rango or as staff. */
export const mayIn = (viewer: Viewer, own: Rango | undefined, action: ClanAction) =>
  clanMay(own, action) || staffClanMay(viewer, action)

/** A player's rango in a clan; undefined if not a member. */
export const rangoOf = (clan: Pick<Clan, 'players'>, player: number) =>
  clan.players.find(({ id }) => id === player)?.rango

/** The rango that counts for acting on members: staff count as Lider. */
const actingAs = (viewer: Viewer, own: Rango | undefined, action: ClanAction): Rango | undefined =>
  staffClanMay(viewer, action) ? 'Lider' : own

/** The rangos the viewer may give a member, the present one included; empty if the viewer may not change it. Everybody but the Lider may lower their own. */
export function rangosFor(viewer: Viewer, own: Rango | undefined, member: Pick<ClanMember, 'id' | 'rango'>): Rango[] {
  const actor = actingAs(viewer, own, 'ranks')
  if (!actor || member.rango === 'Lider') return []
  if (member.id !== viewer.id && !mayTouchMember(actor, member.rango)) return []
  const given = rangos.filter((rango) => rango === member.rango || mayGiveRango(actor, rango))
  return given.length > 1 ? given : []
}

/** Whether the viewer may expel a member: never the Lider, never themselves. */
export function mayExpel(viewer: Viewer, own: Rango | undefined, member: Pick<ClanMember, 'id' | 'rango'>): boolean {
  const actor = actingAs(viewer, own, 'expel')
  return member.id !== viewer.id && actor !== undefined && mayTouchMember(actor, member.rango)
}
