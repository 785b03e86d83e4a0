/** docs/behaviour/staff.md#Permission table */
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

/** Staff permissions by rol (docs/behaviour/staff.md#Permission table). */
const staffTable = {
  'players.read': [1, 2],
  /** Further limited by the target: `mayModifyPlayer`. */
  'players.modify': [1, 2],
  /** Further limited by the target: `mayModifyPlayer`. */
  'players.suspend': [1, 2],
  'players.roles': [1],
  /** Removing a lost second factor. */
  'players.second-factor': [1],
  /** Never oneself: `mayDeletePlayer`. */
  'players.delete': [1],
  'anuncios.manage': [1, 4],
  'comments.moderate': [1, 4],
  'juegos.manage': [1],
  'etapas.manage': [1],
  'opciones.manage': [1],
  'matches.rule': [1, 2],
  'ranking.recalculate': [1, 2],
  'torneos.manage': [1, 3],
  'clans.manage': [1, 2],
  'clans.delete': [1],
  'audit.read': [1],
  /** What the worker has to do, and what is in quarantine. */
  'jobs.manage': [1],
  /** What people thought of the assistant's answers, and what they ask a moderator. */
  'assistant.review': [1, 2],
  /** The live room of staff activity. */
  'staff.follow': [1, 2, 3, 4],
} as const satisfies Record<string, readonly Rol[]>

export type StaffPermission = keyof typeof staffTable

/** Every staff permission, for tables and tests. */
export const staffPermissions: readonly StaffPermission[] = [
  'players.read',
  'players.modify',
  'players.suspend',
  'players.roles',
  'players.second-factor',
  'players.delete',
  'anuncios.manage',
  'comments.moderate',
  'juegos.manage',
  'etapas.manage',
  'opciones.manage',
  'matches.rule',
  'ranking.recalculate',
  'torneos.manage',
  'clans.manage',
  'clans.delete',
  'audit.read',
  'jobs.manage',
  'assistant.review',
  'staff.follow',
]

export interface StaffMarks {
  rol: number
  admin: boolean
}

/**
 * Whether a player may act as staff: the admin flag and a rol from 1 to 4. A rol without the flag grants nothing
 * (docs/behaviour/staff.md#Staff definition).
 */
export function isStaff(player: StaffMarks): boolean {
  return player.admin && player.rol >= 1 && player.rol <= 4
}

/** Whether a player is protected as staff: by the flag or the rol alone. */
export function isStaffTarget(target: StaffMarks): boolean {
  return target.admin || (target.rol >= 1 && target.rol <= 4)
}

/** The rols that a permission is granted to. */
export const rolsWith = (permission: StaffPermission): readonly Rol[] => staffTable[permission]

/** Whether a player's flag and rol grant a permission. */
export function staffMay(player: StaffMarks, permission: StaffPermission): boolean {
  const rols: readonly number[] = staffTable[permission]
  return isStaff(player) && rols.includes(player.rol)
}

/** Modify, change password, suspend: rol 1 anyone, rol 2 non-staff. */
export function mayModifyPlayer(actor: StaffMarks, target: StaffMarks): boolean {
  return staffMay(actor, 'players.modify') && (actor.rol === 1 || !isStaffTarget(target))
}

/** Rol 1, never oneself. */
export function mayDeletePlayer(actor: StaffMarks & { id: number }, target: { id: number }): boolean {
  return staffMay(actor, 'players.delete') && actor.id !== target.id
}

/** A player's e-mail is visible to that player and to staff with rol 1 or 2. */
export function maySeeEmail(viewer: (StaffMarks & { id: number }) | null, target: { id: number }): boolean {
  return viewer !== null && (viewer.id === target.id || staffMay(viewer, 'players.read'))
}

/** `recruit`: inviting and withdrawing invitations; `ranks`: changing a member's rank. */
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

/** Whether a rank grants an action in its clan; null: not a member. */
export function clanMay(rango: Rango | null | undefined, action: ClanAction): boolean {
  return !!rango && clanTable[action].includes(rango)
}

/** Whether staff may act in a clan that is not theirs. Nobody reports for another clan, nor sees where another clan's webhooks go. */
export function staffClanMay(player: StaffMarks, action: ClanAction): boolean {
  if (action === 'report' || action === 'webhooks') return false
  return staffMay(player, action === 'delete' || action === 'hand-over' ? 'clans.delete' : 'clans.manage')
}

/** Expelling a member or changing its rank: nobody the Lider, a Co-Lider no other Co-Lider. */
export function mayTouchMember(actor: Rango, member: Rango): boolean {
  return clanMay(actor, 'ranks') && rangos.indexOf(member) > rangos.indexOf(actor)
}

/** Ranks a member may assign: those below its own. Leadership is handed over, not assigned. */
export function mayGiveRango(actor: Rango, rango: Rango): boolean {
  return mayTouchMember(actor, rango)
}

/** The admin area's tabs in display order (docs/behaviour/staff.md#Panel areas). */
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

/** The tabs of a rol (docs/behaviour/staff.md#Panel areas); the admin flag is checked elsewhere. */
export function adminTabs(rol: number): readonly AdminTab[] {
  return tabsByRol[rol] ?? []
}
