import type { Match, Ruling, VerdictTipo } from '@trinchera/contract/ladder'
import type { ClaimTipo, MatchCase } from '@trinchera/contract/rulings'

/** A claim on a chip of the queue. */
export const claimChip: Record<ClaimTipo, string> = {
  trampa: 'Trampa denunciada',
  falso: 'Reporte falso denunciado',
  duplicada: 'Duplicada',
  plazo: 'Fuera de plazo',
  otro: 'Reclamada',
}

export const rulingChip: Record<Ruling['tipo'], string> = {
  anular: 'Anulada',
  falso: 'Reporte falso',
  trampa: 'Trampa declarada',
}

export interface CaseState {
  text: string
  look: 'l' | 'w' | 'n'
}

/** What stands on a match: its ruling, the kinds of claims that are open, or nothing. */
export function statesOf({ ruling, reclamos }: Pick<MatchCase, 'ruling' | 'reclamos'>): CaseState[] {
  const claimed = [...new Set(reclamos.filter(({ abierto }) => abierto).map(({ tipo }) => claimChip[tipo]))]
  const states: CaseState[] = [
    ...(ruling ? [{ text: rulingChip[ruling.tipo], look: 'l' as const }] : []),
    ...claimed.map((text) => ({ text, look: 'w' as const })),
  ]
  return states.length > 0 ? states : [{ text: 'Sin reclamo', look: 'n' }]
}

/** The button names the act. */
export const actOf: Record<VerdictTipo, { act: string; pending: string }> = {
  anular: { act: 'Anular partida', pending: 'Anulando…' },
  falso: { act: 'Declarar reporte falso', pending: 'Declarando…' },
  trampa: { act: 'Declarar trampa', pending: 'Declarando…' },
  restituir: { act: 'Restituir partida', pending: 'Restituyendo…' },
}

/** Tells one ruling on a match from another, and from none. */
export const stampOf = ({ ruling }: Pick<Match, 'ruling'>) => (ruling ? `${ruling.tipo} ${ruling.fecha}` : '')
