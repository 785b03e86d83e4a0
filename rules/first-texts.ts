/** Title and description of a page, for its head and for link previews. */
export interface PageText {
  title?: string
  description: string
}

// These texts are separate from those of other pages so that the first load of these pages is small.

/** The title on the landing page. */
export const landingTitle = 'Únete a la batalla por el honor!'

export const ladderText = {
  title: 'Ladder',
  description: 'Los mejores clanes y jugadores de cada etapa, y las últimas partidas, en vivo.',
} as const satisfies PageText
