/** Title and description of a page, for its head and for link previews. */
export interface PageText {
  title?: string
  description: string
}

// These texts are not in the file of the other pages' texts, so that the first load of the landing page and the ladder is small.

export const ladderText = {
  title: 'Ladder',
  description: 'Los mejores clanes y jugadores de cada etapa, y las últimas partidas, en vivo.',
} as const satisfies PageText
