import type { MapOption } from '@trinchera/contract/opciones'

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The maps whose name, game or code has the words searched for, whatever their marks and case, of one mode or of all. */
export function found(maps: readonly MapOption[], search: string, mode: string): MapOption[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  return maps.filter(
    (map) =>
      (!mode || map.modo === mode) &&
      words.every((word) => plain(`${map.nombre} ${map.juego} ${map.codigo}`).includes(word)),
  )
}

/** By game, in the order in which the games first come. */
export function byGame(maps: readonly MapOption[]): { juego: string; mapas: MapOption[] }[] {
  const games = new Map<string, MapOption[]>()
  for (const map of maps) games.set(map.juego, [...(games.get(map.juego) ?? []), map])
  return [...games].map(([juego, mapas]) => ({ juego, mapas }))
}

/** The modes there are, in the order in which they first come. */
export const modesOf = (maps: readonly MapOption[]): string[] => [
  ...new Set(maps.map((map) => map.modo).filter(Boolean)),
]

const words: Record<string, string> = { DM: 'Deathmatch', OBJ: 'Objetivo', TOW: 'Tira y afloja', LIB: 'Liberación' }
export const modeWord = (mode: string): string => words[mode] ?? mode

/** '2025-07-19' as it is written on the page: '19-07-2025'. */
export const dayText = (date: string): string => date.split('-').toReversed().join('-')
