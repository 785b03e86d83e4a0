import type { Rango } from '@trinchera/rules/permissions'

/** A rank as it is read; on the wire it stays as the specification writes it. */
export const rangoText: Record<Rango, string> = {
  Lider: 'Líder',
  'Co-Lider': 'Co-Líder',
  Capitán: 'Capitán',
  Miembro: 'Miembro',
}
