import { articleAnchor, type NumberedArticle, type Section } from '@trinchera/rules/reglamento'
import css from './ArticleText.module.css'

interface MissingArticleProps {
  sections: readonly Section<NumberedArticle>[]
  removed: readonly { id: string; titulo: string }[]
  /** The URL's hash without '#'. */
  current: string
}

/** A message that the article named by the URL is not in the reglamento or was removed. Its element has that article's anchor. */
export function MissingArticle({ sections, removed, current }: MissingArticleProps) {
  const isThere = sections.some(({ articulos }) => articulos.some((article) => articleAnchor(article) === current))
  if (!current.startsWith('art-') || isThere) return null
  const title = removed.find((article) => articleAnchor(article) === current)?.titulo
  return (
    <div id={current} className={`${css.article} ${css.current}`} role="status">
      <h2>{title ? `El artículo «${title}» ya no está` : 'Ese artículo no está'}</h2>
      <p className={css.text}>
        {title
          ? 'Lo retiraron del reglamento. El enlace que te trajo es de antes; lo que rige hoy está acá abajo.'
          : 'El reglamento no tiene un artículo con esa dirección. Lo que rige está acá abajo.'}
      </p>
    </div>
  )
}
