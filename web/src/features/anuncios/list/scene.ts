import { fold } from '@trinchera/rules/folding'

/** What a scene (see `sceneOf`) shows: a cutout of the landing page's drawing, in units of that drawing, or `map`, a map's silhouette. */
export type Scene = { x: number; y: number; width: number; height: number } | 'map'

const drop = { x: 620, y: 190, width: 760, height: 292 }
const trench = { x: 140, y: 330, width: 780, height: 300 }
const mountains = [
  { x: 260, y: 176, width: 1180, height: 452 },
  { x: 0, y: 250, width: 880, height: 338 },
] as const

/** Scenes by topic of the announcement. A topic is recognised by words in the title; the first match counts. */
const kinds: readonly { words: readonly string[]; scene: Scene }[] = [
  { words: ['torneo', 'copa', 'campeonato', 'inscripci'], scene: drop },
  { words: ['servidor', 'mapa', 'parche', 'anticheat', 'manten'], scene: 'map' },
  { words: ['etapa', 'ladder', 'tabla', 'ranking', 'temporada'], scene: trench },
]

/** Scene for an announcement without a picture: by the topic that its title names, otherwise one of the two mountain scenes, by id. */
export function sceneOf({ id, titulo }: { id: number; titulo: string }): Scene {
  const title = fold(titulo)
  const kind = kinds.find(({ words }) => words.some((word) => title.includes(fold(word))))
  return kind?.scene ?? mountains[id % 2] ?? mountains[0]
}
