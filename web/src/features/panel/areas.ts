import { areaNames } from '@trinchera/contract/admin-areas'
import { adminTabs, isStaff, staffMay, type StaffMarks } from '@trinchera/rules/permissions'
import type { AdminArea } from '@trinchera/contract/site-paths'

/** The areas that a player's rol opens, in the order of the header; none without the admin flag. */
export function areasOf(player: StaffMarks): AdminArea[] {
  if (!isStaff(player)) return []
  return [
    ...adminTabs(player.rol),
    ...(staffMay(player, 'comments.moderate') ? (['foro'] as const) : []),
    ...(staffMay(player, 'matches.rule') ? (['victorias', 'retos', 'apelaciones'] as const) : []),
    ...(staffMay(player, 'assistant.review') ? (['asistente'] as const) : []),
    ...(staffMay(player, 'audit.read') ? (['registro'] as const) : []),
    ...(staffMay(player, 'jobs.manage') ? (['colas'] as const) : []),
  ]
}

/** Whether something may wait for a decision of this player: the panel then opens on that. */
export const mayDecide = (player: StaffMarks): boolean =>
  staffMay(player, 'matches.rule') || staffMay(player, 'comments.moderate')

/** An area by its name in the address. */
export const areaNamed = (name: string | null | undefined): AdminArea | undefined =>
  Object.keys(areaNames).find((area): area is AdminArea => area === name)
