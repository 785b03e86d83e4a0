import { articleAnchor, type NumberedArticle, type Section } from '@trinchera/rules/reglamento'
import { Link } from '../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { useMedia } from '../../lib/use-media'
import css from './Contents.module.css'

/** Table of contents. On wide screens it is next to the text; on narrow screens it is collapsed above the text. */
export function Contents({ sections, current }: { sections: readonly Section<NumberedArticle>[]; current: string }) {
  const beside = useMedia('(min-width: 1280px)')
  return (
    <nav className={`no-print ${css.contents}`} aria-label="Contenido del reglamento">
      <details open={beside}>
        <summary className="label">Contenido</summary>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <Link to={paths.articulo(section.id)}>{section.titulo}</Link>
              <ol>
                {section.articulos.map((article) => (
                  <li key={article.id}>
                    <Link
                      to={paths.articulo(articleAnchor(article))}
                      aria-current={current === articleAnchor(article) ? 'true' : undefined}
                    >
                      <span className={css.number} translate="no">
                        {article.numero}
                      </span>{' '}
                      <span>{article.titulo}</span>
                    </Link>
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
