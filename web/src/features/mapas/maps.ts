import type { MapOption } from '@trinchera/contract/opciones'
import { matchesSearch } from '@trinchera/rules/search'

/** The maps whose name, game or code contains every word of `search` and whose mode is `mode`. An empty `mode` means any mode. */
export function filterMaps(maps: readonly MapOption[], search: string, mode: string): MapOption[] {
  const words = search.split(/\s+/).filter(Boolean)
  return maps.filter(
    (map) =>
      (!mode || map.modo === mode) &&
      words.every((word) => matchesSearch(`${map.nombre} ${map.juego} ${map.codigo}`, word)),
  )
}

/** The modes of the maps, each once, in the order in which they first occur. */
export const modesOf = (maps: readonly MapOption[]): string[] => [
  ...new Set(maps.map((map) => map.modo).filter(Boolean)),
]

const modeNames: Record<string, string> = { DM: 'Deathmatch', OBJ: 'Objetivo', TOW: 'Tira y afloja', LIB: 'Liberación' }
export const modeName = (mode: string): string => modeNames[mode] ?? mode

/** Formats '2025-07-19' as '19-07-2025'. */
export const formatDay = (date: string): string => date.split('-').reverse().join('-')
