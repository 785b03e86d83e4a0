import type { Reto } from '@trinchera/contract/retos'
import { absentClan } from '@trinchera/rules/reto'

/** The clan that reported the no-show and the clan accused of it. Null if staff withdrew the report, because then neither is at fault. */
export function sidesOf(reto: Reto): { accuser: Reto['retador']; accused: Reto['retador'] } | null {
  const absent = absentClan({ ...reto, retador: reto.retador.id, retado: reto.retado.id })
  if (absent === null) return null
  const [accused, accuser] = absent === reto.retado.id ? [reto.retado, reto.retador] : [reto.retador, reto.retado]
  return { accuser, accused }
}

export const contestTitle = (reto: Reto): string => {
  const sides = sidesOf(reto)
  return sides
    ? `${sides.accuser.nombre} dice que ${sides.accused.nombre} no se presentó`
    : `${reto.retador.nombre} contra ${reto.retado.nombre}`
}

export const waitsForRuling = ({ reclamo }: Reto): boolean => reclamo?.fallo === null

/** Text and colour of the chip that shows the state of a contested no-show. */
export function contestState({ reclamo }: Reto): { text: string; look: 'attention' | 'negative' | 'neutral' } {
  if (reclamo?.fallo === 'mantenido') return { text: 'Falta mantenida', look: 'negative' }
  return reclamo?.fallo === 'retirado'
    ? { text: 'Falta retirada', look: 'neutral' }
    : { text: 'Reclamada', look: 'attention' }
}
