import type { TorneoPartida } from '@trinchera/contract/torneo-llave'
import type { Torneo } from '@trinchera/contract/torneos'
import type { PartidaEstado, TorneoEstado, TorneoFormato } from '@trinchera/rules/torneo'
import { isCalledOff } from '@trinchera/rules/torneo-estado'

const torneoEstadoText: Record<TorneoEstado, { text: string; look: string }> = {
  anunciado: { text: 'Anunciado', look: '' },
  inscripcion: { text: 'Inscripción abierta', look: 'attention' },
  checkin: { text: 'Check-in', look: 'attention' },
  'en-juego': { text: 'En juego', look: 'attention' },
  terminado: { text: 'Terminado', look: '' },
  cancelado: { text: 'Cancelado', look: 'negative' },
}

/** The state of a torneo in a few words; without check-in, that phase is called "Inscripción cerrada". */
export const torneoChip = ({ estado, checkin_minutos }: Pick<Torneo, 'estado' | 'checkin_minutos'>) =>
  estado === 'checkin' && !checkin_minutos ? { text: 'Inscripción cerrada', look: '' } : torneoEstadoText[estado]

export const formatoText: Record<TorneoFormato, string> = {
  simple: 'Eliminación simple',
  doble: 'Eliminación doble',
  grupos: 'Grupos y eliminación',
}

export const partidaEstadoText: Record<PartidaEstado, { text: string; look: string }> = {
  'por-definir': { text: 'Por definir', look: 'neutral' },
  lista: { text: 'Lista', look: 'attention' },
  'en-juego': { text: 'En juego', look: 'attention' },
  reportada: { text: 'Reportada', look: 'attention' },
  cerrada: { text: 'Cerrada', look: '' },
  libre: { text: 'Pasa', look: 'neutral' },
}

/** True if neither side came to a match, so that both lost it. */
export const isDoubleNoShow = ({ estado, ganador }: Pick<TorneoPartida, 'estado' | 'ganador'>) =>
  estado === 'cerrada' && ganador === null

/** The state of a match in a few words. A cancelled torneo, an objection, or how the match was decided take precedence over its state. */
export function partidaChip(
  partida: Pick<TorneoPartida, 'estado' | 'ganador' | 'objecion' | 'sin_jugar'>,
  torneo: TorneoEstado,
): { text: string; look: string } {
  const { estado, objecion, sin_jugar } = partida
  if (isDoubleNoShow(partida)) return { text: 'Sin ganador', look: 'neutral' }
  if (isCalledOff(partida, torneo)) return { text: 'No se juega', look: 'neutral' }
  if (objecion) return { text: 'Objetada', look: 'negative' }
  if (sin_jugar && estado === 'cerrada') return { text: 'Sin jugar', look: '' }
  return partidaEstadoText[estado]
}

/** 'Los Halcones contra Sin Retirada'; a side that is not known yet is 'por definir', a side that stays empty is 'libre'. */
export function partidaTitle({ a, b, estado }: Pick<TorneoPartida, 'a' | 'b' | 'estado'>): string {
  const missing = estado === 'libre' ? 'libre' : 'por definir'
  if (!a && !b) return estado === 'libre' ? 'No se juega' : 'Por definir'
  return `${a?.nombre ?? missing} contra ${b?.nombre ?? missing}`
}

/** 'Al mejor de 3', or 'A un mapa' if there is only one. */
export const bestOfText = (mejorDe: number) => (mejorDe === 1 ? 'A un mapa' : `Al mejor de ${mejorDe}`)

/** '8 de 16 clanes'; with clans on the waiting list, '16 de 16 clanes, 2 de reserva'. */
export function placesText({ equipos, reservas, cupos }: Pick<Torneo, 'equipos' | 'reservas' | 'cupos'>): string {
  const taken = cupos === null ? `${equipos} clanes` : `${equipos} de ${cupos} clanes`
  return reservas > 0 ? `${taken}, ${reservas} de reserva` : taken
}

/** The scores with which a side loses a best-of-`mejorDe` match: [own, rival]. */
export function losingScores(mejorDe: number): (readonly [number, number])[] {
  const needed = Math.ceil(mejorDe / 2)
  return Array.from({ length: needed }, (_, own) => [own, needed] as const)
}
