/** The rounds that each side won on one map, in the field names of the API. */
export interface MapRounds {
  rondas_ganador: number
  rondas_perdedor: number
}

export interface MatchScore {
  mapas: { ganador: number; perdedor: number }
  rondas: { ganador: number; perdedor: number }
}

/** Maps and rounds that each side won (docs/rules.md#Score of a match). A map with equal rounds counts for neither side. */
export function scoreOf(mapas: readonly MapRounds[]): MatchScore {
  const sum = (of: (map: MapRounds) => number) => mapas.reduce((total, map) => total + of(map), 0)
  return {
    mapas: {
      ganador: sum((map) => Number(map.rondas_ganador > map.rondas_perdedor)),
      perdedor: sum((map) => Number(map.rondas_perdedor > map.rondas_ganador)),
    },
    rondas: { ganador: sum((map) => map.rondas_ganador), perdedor: sum((map) => map.rondas_perdedor) },
  }
}

/** The score as text, the winner's number first: maps won ('2–1'), or rounds won if only one map was played; null without maps. */
export function scoreText(mapas: readonly MapRounds[]): string | null {
  if (mapas.length === 0) return null
  const { mapas: maps, rondas } = scoreOf(mapas)
  const { ganador, perdedor } = mapas.length === 1 ? rondas : maps
  return `${ganador}–${perdedor}`
}

/** True if the winner has more maps than the loser or, with equal maps, more rounds. Also true if no maps were reported. */
export function winnerWon(mapas: readonly MapRounds[]): boolean {
  const { mapas: maps, rondas } = scoreOf(mapas)
  if (mapas.length === 0) return true
  return maps.ganador === maps.perdedor ? rondas.ganador > rondas.perdedor : maps.ganador > maps.perdedor
}
