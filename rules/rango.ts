import type { Rango } from './permissions'

/** Ranks as shown to users: the API writes `Lider` without an accent. */
export const rangoText: Record<Rango, string> = {
  Lider: 'Líder',
  'Co-Lider': 'Co-Líder',
  Capitán: 'Capitán',
  Miembro: 'Miembro',
}
