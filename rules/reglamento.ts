import type { Article, Ejemplo, Section } from './reglamento/articles'
import { clanes } from './reglamento/clanes'
import { fallos } from './reglamento/fallos'
import { partida } from './reglamento/partida'
import { ranking } from './reglamento/ranking'
import { reporte } from './reglamento/reporte'

export type { Article, Ejemplo, Section } from './reglamento/articles'

/** An article of the rules with its number. Articles are numbered from 1 across all sections. */
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

/** The rules of the ladder for players, shown on the rules page and quoted by the assistant (docs/rules.md#The Reglamento page). */
export const reglamento: readonly NumberedSection[] = numbered([clanes, partida, reporte, ranking, fallos])

/** The HTML anchor of an article on the rules page. */
export const articleAnchor = (article: Pick<Article, 'id'>): string => `art-${article.id}`

/** An example as one line: '#12 vence a #6 → #9'. */
export const ejemploText = ({ caso, queda }: Ejemplo): string => `${caso} → ${queda}`

/** An article as plain text, followed by its examples. */
export const articleText = ({ texto, ejemplos = [] }: Article): string =>
  [...texto, ...ejemplos.map(ejemploText)].join('\n')
