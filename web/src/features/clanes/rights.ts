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

/** Whether someone may do it in a clan, by rank or as staff. */
export const mayIn = (viewer: Viewer, own: Rango | undefined, action: ClanAction) =>
  clanMay(own, action) || staffClanMay(viewer, action)

/** Someone's rank in a clan; undefined for an outsider. */
export const rangoOf = (clan: Pick<Clan, 'players'>, player: number) =>
  clan.players.find(({ id }) => id === player)?.rango

/** The rank that decides what someone may do to members: staff stand where the Lider does. */
const actingAs = (viewer: Viewer, own: Rango | undefined, action: ClanAction): Rango | undefined =>
  staffClanMay(viewer, action) ? 'Lider' : own

/** The ranks a member can be given by the viewer, the present one among them; none where the member's rank is not theirs to change. Everybody but the Lider may step down. */
export function rangosFor(viewer: Viewer, own: Rango | undefined, member: Pick<ClanMember, 'id' | 'rango'>): Rango[] {
  const actor = actingAs(viewer, own, 'ranks')
  if (!actor || member.rango === 'Lider') return []
  if (member.id !== viewer.id && !mayTouchMember(actor, member.rango)) return []
  const given = rangos.filter((rango) => rango === member.rango || mayGiveRango(actor, rango))
  return given.length > 1 ? given : []
}

/** Whether the viewer may expel a member: never the Lider, never oneself. */
export function mayExpel(viewer: Viewer, own: Rango | undefined, member: Pick<ClanMember, 'id' | 'rango'>): boolean {
  const actor = actingAs(viewer, own, 'expel')
  return member.id !== viewer.id && actor !== undefined && mayTouchMember(actor, member.rango)
}
