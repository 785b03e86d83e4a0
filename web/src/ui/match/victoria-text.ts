import type { Victoria } from '@trinchera/contract/victorias'
import { waitsForStaff } from '@trinchera/rules/victoria-state'

export interface VictoriaState {
  text: string
  look: 'attention' | 'negative' | 'neutral'
}

/** The chip of a case at `now`, ms since 1970. */
export function victoriaState(victoria: Pick<Victoria, 'estado' | 'responde_hasta'>, now: number): VictoriaState {
  if (victoria.estado === 'abierta')
    return waitsForStaff(victoria, now)
      ? { text: 'Sin respuesta del rival', look: 'attention' }
      : { text: 'Espera al rival', look: 'neutral' }
  const settled = {
    disputada: { text: 'Disputada', look: 'attention' },
    reconocida: { text: 'Reconocida', look: 'neutral' },
    acreditada: { text: 'Acreditada', look: 'neutral' },
    rechazada: { text: 'Rechazada', look: 'negative' },
  } as const
  return settled[victoria.estado]
}

export const victoriaTitle = ({ ganador, perdedor }: Pick<Victoria, 'ganador' | 'perdedor'>) =>
  `${ganador.nombre} dice que le ganó a ${perdedor.nombre}`
