import { areaNames } from '@trinchera/contract/admin-areas'
import { adminTabs, isStaff, staffMay, type StaffMarks } from '@trinchera/rules/permissions'
import type { AdminArea } from '@trinchera/contract/site-paths'

/** The areas of the panel that this player's rol may open, in the order of the tabs. Empty if the player is not staff. */
export function areasOf(player: StaffMarks): AdminArea[] {
  if (!isStaff(player)) return []
  return [
    ...adminTabs(player.rol),
    ...(staffMay(player, 'reglamento.manage') ? (['textos'] as const) : []),
    ...(staffMay(player, 'comments.moderate') ? (['foro'] as const) : []),
    ...(staffMay(player, 'matches.rule') ? (['victorias', 'retos', 'apelaciones'] as const) : []),
    ...(staffMay(player, 'assistant.review') ? (['asistente'] as const) : []),
    ...(staffMay(player, 'privacy.manage') ? (['privacidad'] as const) : []),
    ...(staffMay(player, 'audit.read') ? (['registro'] as const) : []),
    ...(staffMay(player, 'opciones.manage') ? (['puesta-en-marcha'] as const) : []),
    ...(staffMay(player, 'jobs.manage') ? (['colas'] as const) : []),
  ]
}

/** True if the player may decide some kind of case. The panel then opens with the list of unresolved cases. */
export const mayDecide = (player: StaffMarks): boolean =>
  staffMay(player, 'matches.rule') || staffMay(player, 'comments.moderate')

/** The panel's area with this name in the URL. Undefined if there is no such area. */
export const areaNamed = (name: string | null | undefined): AdminArea | undefined =>
  Object.keys(areaNames).find((area): area is AdminArea => area === name)
