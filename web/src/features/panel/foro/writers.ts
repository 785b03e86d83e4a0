import type { Escritor } from '@trinchera/contract/foro-moderacion'

const hour = 3_600_000

/** How far back what was written is looked at. */
export const spans = [
  { key: '1h', label: 'la última hora', ms: hour },
  { key: '6h', label: 'las últimas 6 horas', ms: 6 * hour },
  { key: '1d', label: 'el último día', ms: 24 * hour },
  { key: '7d', label: 'la última semana', ms: 7 * 24 * hour },
] as const
export type Span = (typeof spans)[number]['key']

/** How long the accounts may not write; none: they may go on. */
export const suspensions = [
  { key: '', label: 'No suspender', ms: 0 },
  { key: '3d', label: '3 días', ms: 3 * 24 * hour },
  { key: '1s', label: '1 semana', ms: 7 * 24 * hour },
  { key: '3m', label: '3 meses', ms: 90 * 24 * hour },
] as const

/** What a cleaning deletes of the chosen accounts. */
export const toBeCleaned = (writers: readonly Escritor[]) => ({
  cuentas: writers.length,
  mensajes: writers.reduce((sum, { mensajes }) => sum + mensajes, 0),
  temas: writers.reduce((sum, { temas }) => sum + temas, 0),
})
