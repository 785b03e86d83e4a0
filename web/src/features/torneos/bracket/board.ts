import type { Llave, TorneoPartida, TorneoRonda } from '@trinchera/contract/torneo-llave'

const isDone = ({ estado }: TorneoPartida) => estado === 'cerrada' || estado === 'libre'

/** More matches than these in one round make the letters of a stream too small to read. */
const mostAtOnce = 8

const isPast = ({ partidas }: TorneoRonda) => partidas.length > mostAtOnce && partidas.every(isDone)

/** What a stream shows of a bracket: its groups until they are played, then each large round by itself, as a list, and what follows as a whole. */
export function shownOnBoard(llave: Llave): Llave {
  const grupos = llave.rondas.filter(({ lado }) => lado === 'grupo')
  if (grupos.some(({ partidas }) => !partidas.every(isDone))) return { ...llave, rondas: grupos }
  const left = llave.rondas.filter((ronda) => ronda.lado !== 'grupo' && !isPast(ronda))
  const large = left.find(({ partidas }) => partidas.length > mostAtOnce)
  return { ...llave, rondas: large ? [{ ...large, lado: 'grupo' }] : left }
}

const weight = (partida: TorneoPartida) =>
  partida.estado === 'en-juego' || partida.estado === 'reportada' ? 0 : isDone(partida) ? 2 : 1

/** The matches that a stream has room for, beside so many groups: all of a round without a table, else those being played first, then the next, then the last ones played. */
export function matchesOnBoard({ partidas, tabla }: TorneoRonda, groups: number): TorneoPartida[] {
  if (!tabla) return partidas
  const room = groups <= 2 ? 8 : groups <= 4 ? 4 : groups <= 8 ? 1 : 0
  return [...partidas]
    .sort((a, b) => weight(a) - weight(b) || (isDone(a) ? b.id - a.id : a.id - b.id))
    .slice(0, room)
    .sort((a, b) => a.id - b.id)
}
