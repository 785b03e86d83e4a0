import type { Rango } from './permissions'

/** Ranks as the screens show them; the API's values have no accent in Lider. */
export const rangoText: Record<Rango, string> = {
  Lider: 'Líder',
  'Co-Lider': 'Co-Líder',
  Capitán: 'Capitán',
  Miembro: 'Miembro',
}
