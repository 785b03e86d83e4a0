import { textOf } from './html-text'
import type { Article, Ejemplo, Section } from './reglamento/articles'

export type { Article, Ejemplo, Section } from './reglamento/articles'

/** An article of the rules with its number. Articles are numbered from 1 across all sections. */
export interface NumberedArticle extends Article {
  numero: number
}

/** The sections of the rules with the numbers of their articles (docs/rules.md#The Reglamento page). */
export function numbered(secciones: readonly Section[]): Section<NumberedArticle>[] {
  let count = 0
  return secciones.map((section) => ({
    ...section,
    articulos: section.articulos.map((article) => ({ ...article, numero: ++count })),
  }))
}

/** The HTML anchor of an article on the rules page. */
export const articleAnchor = (article: Pick<Article, 'id'>): string => `art-${article.id}`

/** An example as one line: '#12 vence a #6 → #9'. */
export const ejemploText = ({ caso, queda }: Ejemplo): string => `${caso} → ${queda}`

/** The paragraphs of an article as plain text. */
export const articleLines = ({ contenido }: Pick<Article, 'contenido'>): string[] =>
  textOf(contenido)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** An article as plain text, followed by its examples. */
export const articleText = (article: Pick<Article, 'contenido' | 'ejemplos'>): string =>
  [...articleLines(article), ...article.ejemplos.map(ejemploText)].join('\n')
