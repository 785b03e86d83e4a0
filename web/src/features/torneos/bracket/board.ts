import type { Llave, TorneoPartida, TorneoRonda } from '@trinchera/contract/torneo-llave'

const isDone = ({ estado }: TorneoPartida) => estado === 'cerrada' || estado === 'libre'

/** Maximum number of matches of one round that stay readable on a stream. */
const mostAtOnce = 8

const isPast = ({ partidas }: TorneoRonda) => partidas.length > mostAtOnce && partidas.every(isDone)

/**
 * Of a bracket, the part that a stream shows now: first the groups; then each round with more than `mostAtOnce` matches alone, as a list;
 * finally the remaining rounds as a bracket.
 */
export function shownOnBoard(llave: Llave): Llave {
  const grupos = llave.rondas.filter(({ lado }) => lado === 'grupo')
  if (grupos.some(({ partidas }) => !partidas.every(isDone))) return { ...llave, rondas: grupos }
  const left = llave.rondas.filter((ronda) => ronda.lado !== 'grupo' && !isPast(ronda))
  const large = left.find(({ partidas }) => partidas.length > mostAtOnce)
  return { ...llave, rondas: large ? [{ ...large, lado: 'grupo' }] : left }
}

const weight = (partida: TorneoPartida) =>
  partida.estado === 'en-juego' || partida.estado === 'reportada' ? 0 : isDone(partida) ? 2 : 1

/**
 * The matches of a round to show on a stream's board with `groups` groups. A group shows only as many as fit: first those in progress, then
 * the next ones, then the latest played. A round that is not a group shows all its matches.
 */
export function matchesOnBoard({ partidas, tabla }: TorneoRonda, groups: number): TorneoPartida[] {
  if (!tabla) return partidas
  const room = groups <= 2 ? 8 : groups <= 4 ? 4 : groups <= 8 ? 1 : 0
  return [...partidas]
    .sort((a, b) => weight(a) - weight(b) || (isDone(a) ? b.id - a.id : a.id - b.id))
    .slice(0, room)
    .sort((a, b) => a.id - b.id)
}
