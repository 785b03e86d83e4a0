import type { Marcador, MejorDe } from '../torneo'

/** Number of maps that win a match. */
export const mapsWon = (mejor_de: MejorDe): number => Math.ceil(mejor_de / 2)

/** Why a final score is impossible, in Spanish; null if it is possible: the winner won exactly `mapsWon` maps, the loser fewer. */
export function scoreError(marcador: Marcador, mejor_de: MejorDe): string | null {
  const [low, high] = [Math.min(...marcador), Math.max(...marcador)]
  const whole = marcador.length === 2 && marcador.every((maps) => Number.isInteger(maps) && maps >= 0)
  return whole && high === mapsWon(mejor_de) && low < high ? null : `Ese marcador no puede ser al mejor de ${mejor_de}`
}
