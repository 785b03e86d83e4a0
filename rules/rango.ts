import type { Rango } from './permissions'

/** Ranks as shown to users. The API's values have no accent in Lider. */
export const rangoText: Record<Rango, string> = {
  Lider: 'Líder',
  'Co-Lider': 'Co-Líder',
  Capitán: 'Capitán',
  Miembro: 'Miembro',
}
