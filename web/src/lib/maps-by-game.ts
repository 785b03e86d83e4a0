import type { MapOption } from '@trinchera/contract/opciones'

/** Groups maps by game. The games are in the order in which they first occur. */
export function groupByGame(maps: readonly MapOption[]): { juego: string; mapas: MapOption[] }[] {
  const games = new Map<string, MapOption[]>()
  for (const map of maps) games.set(map.juego, [...(games.get(map.juego) ?? []), map])
  return [...games].map(([juego, mapas]) => ({ juego, mapas }))
}
