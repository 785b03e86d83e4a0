import type { Article, Ejemplo, Section } from './reglamento/articles'
import { clanes } from './reglamento/clanes'
import { fallos } from './reglamento/fallos'
import { partida } from './reglamento/partida'
import { ranking } from './reglamento/ranking'
import { reporte } from './reglamento/reporte'

export type { Article, Ejemplo, Section } from './reglamento/articles'

/** An article with its number. Numbers count across all sections. */
export interface NumberedArticle extends Article {
  numero: number
}
export interface NumberedSection extends Omit<Section, 'articulos'> {
  numero: number
  articulos: readonly NumberedArticle[]
}

function numbered(sections: readonly Section[]): NumberedSection[] {
  let count = 0
  return sections.map((section, i) => ({
    ...section,
    numero: i + 1,
    articulos: section.articulos.map((article) => ({ ...article, numero: ++count })),
  }))
}

/**
 * The rules of the ladder, written for players (docs/rules.md#The Reglamento page). Their page shows them and the assistant quotes them.
 */
export const reglamento: readonly NumberedSection[] = numbered([clanes, partida, reporte, ranking, fallos])

/** The HTML anchor of an article on the rules page. */
export const articleAnchor = (article: Pick<Article, 'id'>): string => `art-${article.id}`

/** An example on one line: '#12 vence a #6 → #9'. */
export const ejemploText = ({ caso, queda }: Ejemplo): string => `${caso} → ${queda}`

/** An article as plain text, its examples last. */
export const articleText = ({ texto, ejemplos = [] }: Article): string =>
  [...texto, ...ejemplos.map(ejemploText)].join('\n')
