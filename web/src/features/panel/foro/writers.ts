import type { Escritor } from '@trinchera/contract/foro-moderacion'

const hour = 3_600_000

/** Periods that staff can choose. Only messages written within the chosen period are listed and deleted. */
export const spans = [
  { key: '1h', label: 'la última hora', ms: hour },
  { key: '6h', label: 'las últimas 6 horas', ms: 6 * hour },
  { key: '1d', label: 'el último día', ms: 24 * hour },
  { key: '7d', label: 'la última semana', ms: 7 * 24 * hour },
] as const
export type Span = (typeof spans)[number]['key']

/** Durations for which the accounts can be suspended. The empty key means that they are not suspended. */
export const suspensions = [
  { key: '', label: 'No suspender', ms: 0 },
  { key: '3d', label: '3 días', ms: 3 * 24 * hour },
  { key: '1s', label: '1 semana', ms: 7 * 24 * hour },
  { key: '3m', label: '3 meses', ms: 90 * 24 * hour },
] as const

/** Total numbers of accounts, messages and topics of the chosen accounts, which a clean-up deletes. */
export const toBeCleaned = (writers: readonly Escritor[]) => ({
  cuentas: writers.length,
  mensajes: writers.reduce((sum, { mensajes }) => sum + mensajes, 0),
  temas: writers.reduce((sum, { temas }) => sum + temas, 0),
})
