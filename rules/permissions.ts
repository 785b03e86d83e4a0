/** Names of the rols (docs/behaviour/staff.md#Permission table). */
export const rolNames = {
  1: 'Administrador',
  2: 'Moderador Ladder',
  3: 'Moderador Torneos',
  4: 'Moderador Anuncios',
  5: 'Usuario',
} as const
export type Rol = keyof typeof rolNames

/** A clan's ranks, highest first (docs/behaviour/clans.md#Clan rangos). */
export const rangos = ['Lider', 'Co-Lider', 'Capitán', 'Miembro'] as const
export type Rango = (typeof rangos)[number]

/** For each staff permission, the rols that have it (docs/behaviour/staff.md#Permission table). */
const staffTable = {
  'players.read': [1, 2],
  /** Rol 2 may not modify staff (`mayModifyPlayer`). */
  'players.modify': [1, 2],
  /** Rol 2 may not suspend staff (`mayModifyPlayer`). */
  'players.suspend': [1, 2],
  'players.roles': [1],
  /** Removing the second factor of a player who has lost it. */
  'players.second-factor': [1],
  /** Nobody may delete their own account here (`mayDeletePlayer`). */
  'players.delete': [1],
  'anuncios.manage': [1, 4],
  'comments.moderate': [1, 4],
  'juegos.manage': [1],
  'etapas.manage': [1],
  'opciones.manage': [1],
  /** Editing the site's texts, except the reglamento, which has a permission of its own. */
  'textos.manage': [1],
  'reglamento.manage': [1, 2],
  'matches.rule': [1, 2],
  'ranking.recalculate': [1, 2],
  'torneos.manage': [1, 3],
  'clans.manage': [1, 2],
  'clans.delete': [1],
  'audit.read': [1],
  /** Requests about personal data, blocked accounts, security incidents. */
  'privacy.manage': [1],
  /** Seeing the worker's pending jobs and the quarantined ones. */
  'jobs.manage': [1],
  /** Reviewing users' ratings of the assistant's replies, and users' questions to moderators. */
  'assistant.review': [1, 2],
  /** Receiving the live events that staff screens show, such as new reports and claims. */
  'staff.follow': [1, 2, 3, 4],
} as const satisfies Record<string, readonly Rol[]>

export type StaffPermission = keyof typeof staffTable

export const staffPermissions = Object.keys(staffTable).filter((name): name is StaffPermission => name in staffTable)

export interface StaffMarks {
  rol: number
  admin: boolean
}

/** True if a player may act as staff: admin flag and a rol from 1 to 4, not the rol alone (docs/behaviour/staff.md#Staff definition). */
export function isStaff(player: StaffMarks): boolean {
  return player.admin && player.rol >= 1 && player.rol <= 4
}

/** True if rol 2 may not modify a player because the player is staff. The admin flag alone, or a staff rol alone, is enough for that. */
export function isStaffTarget(target: StaffMarks): boolean {
  return target.admin || (target.rol >= 1 && target.rol <= 4)
}

export const rolsWith = (permission: StaffPermission): readonly Rol[] => staffTable[permission]

/** True if a player's admin flag and rol give the player a permission. */
export function staffMay(player: StaffMarks, permission: StaffPermission): boolean {
  const rols: readonly number[] = staffTable[permission]
  return isStaff(player) && rols.includes(player.rol)
}

/** True if `actor` may modify or suspend `target` or change their password: rol 1 every player, rol 2 players who are not staff. */
export function mayModifyPlayer(actor: StaffMarks, target: StaffMarks): boolean {
  return staffMay(actor, 'players.modify') && (actor.rol === 1 || !isStaffTarget(target))
}

/** True if `actor` may delete `target`: only rol 1 may, and never their own account. */
export function mayDeletePlayer(actor: StaffMarks & { id: number }, target: { id: number }): boolean {
  return staffMay(actor, 'players.delete') && actor.id !== target.id
}

/** True if `viewer` may see the e-mail address of `target`: players see their own, and staff with rol 1 or 2 see all. */
export function maySeeEmail(viewer: (StaffMarks & { id: number }) | null, target: { id: number }): boolean {
  return viewer !== null && (viewer.id === target.id || staffMay(viewer, 'players.read'))
}

/** What a member may do in a clan. `recruit`: invite and withdraw invitations; `ranks`: change the rank of a member. */
export type ClanAction = 'edit' | 'recruit' | 'expel' | 'ranks' | 'delete' | 'hand-over' | 'report' | 'webhooks'

const clanTable: Record<ClanAction, readonly Rango[]> = {
  edit: ['Lider', 'Co-Lider'],
  recruit: ['Lider', 'Co-Lider'],
  expel: ['Lider', 'Co-Lider'],
  ranks: ['Lider', 'Co-Lider'],
  delete: ['Lider'],
  'hand-over': ['Lider'],
  report: ['Lider', 'Co-Lider', 'Capitán'],
  webhooks: ['Lider', 'Co-Lider'],
}

/** True if members with this rank may do the action in their clan. `rango` null: the player is not a member. */
export function clanMay(rango: Rango | null | undefined, action: ClanAction): boolean {
  return !!rango && clanTable[action].includes(rango)
}

/** True if staff may do the action in any clan. Staff may neither report a loss for a clan nor see the URLs of its webhooks. */
export function staffClanMay(player: StaffMarks, action: ClanAction): boolean {
  if (action === 'report' || action === 'webhooks') return false
  return staffMay(player, action === 'delete' || action === 'hand-over' ? 'clans.delete' : 'clans.manage')
}

/** True if `actor` may expel `member` or change the member's rank: the member's rank must be lower than the actor's. */
export function mayTouchMember(actor: Rango, member: Rango): boolean {
  return clanMay(actor, 'ranks') && rangos.indexOf(member) > rangos.indexOf(actor)
}

/** True if a member with the rank `actor` may give another member the rank `rango`: only lower ranks. The rank Lider is handed over. */
export function mayGiveRango(actor: Rango, rango: Rango): boolean {
  return mayTouchMember(actor, rango)
}

/** Names of the tabs of the admin panel, in display order (docs/behaviour/staff.md#Panel areas). */
export const adminTabNames = {
  juegos: 'Juegos',
  etapas: 'Etapas',
  opciones: 'Opciones',
  jugadores: 'Jugadores',
  reportes: 'Reportes',
  ranking: 'Ranking',
  torneos: 'Torneos',
  anuncios: 'Anuncios',
} as const
export type AdminTab = keyof typeof adminTabNames

const tabsByRol: Record<number, readonly AdminTab[]> = {
  1: ['juegos', 'etapas', 'opciones', 'jugadores', 'reportes', 'ranking', 'torneos', 'anuncios'],
  2: ['jugadores', 'reportes', 'ranking'],
  3: ['torneos'],
  4: ['anuncios'],
}

/** The tabs of the admin panel that a rol may see (docs/behaviour/staff.md#Panel areas). The caller checks the admin flag. */
export function adminTabs(rol: number): readonly AdminTab[] {
  return tabsByRol[rol] ?? []
}
