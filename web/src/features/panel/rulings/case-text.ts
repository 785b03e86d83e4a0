import type { Match, Ruling, VerdictTipo } from '@trinchera/contract/ladder'
import type { ClaimTipo, MatchCase } from '@trinchera/contract/rulings'

export interface Verdict {
  tipo: VerdictTipo
  /** The clan that cheated, for `trampa`. */
  clan: number | null
}

/** The chip text of each kind of claim. */
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
  look: 'negative' | 'attention' | 'neutral'
}

/** The chips of a match: its ruling and the kinds of its open claims, or 'Sin reclamo'. */
export function statesOf({ ruling, reclamos }: Pick<MatchCase, 'ruling' | 'reclamos'>): CaseState[] {
  const claimed = [...new Set(reclamos.filter(({ abierto }) => abierto).map(({ tipo }) => claimChip[tipo]))]
  const states: CaseState[] = [
    ...(ruling ? [{ text: rulingChip[ruling.tipo], look: 'negative' as const }] : []),
    ...claimed.map((text) => ({ text, look: 'attention' as const })),
  ]
  return states.length > 0 ? states : [{ text: 'Sin reclamo', look: 'neutral' }]
}

/** The texts of the submit button, by ruling. */
export const actOf: Record<VerdictTipo, { act: string; pending: string }> = {
  anular: { act: 'Anular partida', pending: 'Anulando…' },
  falso: { act: 'Declarar reporte falso', pending: 'Declarando…' },
  trampa: { act: 'Declarar trampa', pending: 'Declarando…' },
  restituir: { act: 'Restituir partida', pending: 'Restituyendo…' },
}

/** Identifies the ruling in force on a match; '' if there is none. */
export const rulingKey = ({ ruling }: Pick<Match, 'ruling'>) => (ruling ? `${ruling.tipo} ${ruling.fecha}` : '')
