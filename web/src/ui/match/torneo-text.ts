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

/** Text and colour for the state of a torneo. A torneo without check-in shows "Inscripción cerrada" during that phase. */
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

/** True if a match ended without a winner, because neither side came. */
export const isDoubleNoShow = ({ estado, ganador }: Pick<TorneoPartida, 'estado' | 'ganador'>) =>
  estado === 'cerrada' && ganador === null

/** Text and colour for the state of a match. If the torneo is cancelled or the match has an objection or no result, the text says that. */
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

/** Title of a match, such as 'Los Halcones contra Sin Retirada'. A clan not known yet is 'por definir', a side that stays empty 'libre'. */
export function partidaTitle({ a, b, estado }: Pick<TorneoPartida, 'a' | 'b' | 'estado'>): string {
  const missing = estado === 'libre' ? 'libre' : 'por definir'
  if (!a && !b) return estado === 'libre' ? 'No se juega' : 'Por definir'
  return `${a?.nombre ?? missing} contra ${b?.nombre ?? missing}`
}

/** The number of maps of a match in words: 'Al mejor de 3', or 'A un mapa' if it is one. */
export const bestOfText = (mejorDe: number) => (mejorDe === 1 ? 'A un mapa' : `Al mejor de ${mejorDe}`)

/** The places taken in a torneo: '8 de 16 clanes'; with a waiting list, '16 de 16 clanes, 2 de reserva'. */
export function placesText({ equipos, reservas, cupos }: Pick<Torneo, 'equipos' | 'reservas' | 'cupos'>): string {
  const taken = cupos === null ? `${equipos} clanes` : `${equipos} de ${cupos} clanes`
  return reservas > 0 ? `${taken}, ${reservas} de reserva` : taken
}

/** The possible scores of the losing side in a best-of-`mejorDe` match, as [own, rival] in won maps. */
export function losingScores(mejorDe: number): (readonly [number, number])[] {
  const needed = Math.ceil(mejorDe / 2)
  return Array.from({ length: needed }, (_, own) => [own, needed] as const)
}
