/** Title and description of a page, for its head and for link previews. */
export interface PageText {
  title?: string
  description: string
}

// The texts of the landing page and the ladder. Those of the other pages are in another file, so that the first load of these two stays
// small.

export const ladderText = {
  title: 'Ladder',
  description: 'Los mejores clanes y jugadores de cada etapa, y las últimas partidas, en vivo.',
} as const satisfies PageText
