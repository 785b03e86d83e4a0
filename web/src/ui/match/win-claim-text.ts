import type { WinClaim } from '@trinchera/contract/win-claims'
import { waitsForStaff } from '@trinchera/rules/win-claim-state'

export interface WinClaimState {
  text: string
  look: 'attention' | 'negative' | 'neutral'
}

/** Text and colour for the state of a win claim at `now` (ms since the epoch). */
export function winClaimState(winClaim: Pick<WinClaim, 'estado' | 'responde_hasta'>, now: number): WinClaimState {
  if (winClaim.estado === 'abierta')
    return waitsForStaff(winClaim, now)
      ? { text: 'Sin respuesta del rival', look: 'attention' }
      : { text: 'Espera al rival', look: 'neutral' }
  const settled = {
    disputada: { text: 'Disputada', look: 'attention' },
    reconocida: { text: 'Reconocida', look: 'neutral' },
    acreditada: { text: 'Acreditada', look: 'neutral' },
    rechazada: { text: 'Rechazada', look: 'negative' },
  } as const
  return settled[winClaim.estado]
}

export const winClaimTitle = ({ ganador, perdedor }: Pick<WinClaim, 'ganador' | 'perdedor'>) =>
  `${ganador.nombre} dice que le ganó a ${perdedor.nombre}`
