import type { Match, Ruling, VerdictTipo } from '@trinchera/contract/ladder'
import type { ClaimTipo, MatchCase } from '@trinchera/contract/rulings'

export interface Verdict {
  tipo: VerdictTipo
  /** For a `trampa` ruling: id of the clan that cheated. */
  clan: number | null
}

/** Chip text for each kind of claim. */
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

/** Chips of a match: its ruling and the kinds of its open claims; 'Sin reclamo' if it has neither. */
export function statesOf({ ruling, reclamos }: Pick<MatchCase, 'ruling' | 'reclamos'>): CaseState[] {
  const claimed = [...new Set(reclamos.filter(({ abierto }) => abierto).map(({ tipo }) => claimChip[tipo]))]
  const states: CaseState[] = [
    ...(ruling ? [{ text: rulingChip[ruling.tipo], look: 'negative' as const }] : []),
    ...claimed.map((text) => ({ text, look: 'attention' as const })),
  ]
  return states.length > 0 ? states : [{ text: 'Sin reclamo', look: 'neutral' }]
}

/** Texts of the submit button for each kind of ruling: before and while it is sent. */
export const actOf: Record<VerdictTipo, { act: string; pending: string }> = {
  anular: { act: 'Anular partida', pending: 'Anulando…' },
  falso: { act: 'Declarar reporte falso', pending: 'Declarando…' },
  trampa: { act: 'Declarar trampa', pending: 'Declarando…' },
  restituir: { act: 'Restituir partida', pending: 'Restituyendo…' },
}

/** Key that identifies the ruling in force on a match; '' if there is none. */
export const rulingKey = ({ ruling }: Pick<Match, 'ruling'>) => (ruling ? `${ruling.tipo} ${ruling.fecha}` : '')
