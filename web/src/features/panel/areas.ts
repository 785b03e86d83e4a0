import { adminTabNames, adminTabs, isStaff, staffMay, type StaffMarks } from '@trinchera/rules/permissions'
import type { AdminArea } from '@trinchera/contract/site-paths'

/** What each area is called; the audit log is ours beside the specification's eight. */
export const areaNames: Record<AdminArea, string> = { ...adminTabNames, registro: 'Registro' }

/** The areas that someone's rol opens, in the header's order (docs/behaviour.md#Panel areas). */
export function areasOf(player: StaffMarks): AdminArea[] {
  if (!isStaff(player)) return []
  return [...adminTabs(player.rol), ...(staffMay(player, 'audit.read') ? (['registro'] as const) : [])]
}

/** An area by its name in the address. */
export const areaNamed = (name: string | null | undefined): AdminArea | undefined =>
  Object.keys(areaNames).find((area): area is AdminArea => area === name)
