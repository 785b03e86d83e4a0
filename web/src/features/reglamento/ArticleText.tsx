import { articleAnchor, type NumberedArticle } from '@trinchera/rules/reglamento'
import { Link } from '../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import css from './ArticleText.module.css'

const pages = {
  mapas: { to: paths.mapas, label: 'Ver los mapas permitidos' },
  reportes: { to: paths.reportes, label: 'Reportar Derrota' },
  descargas: { to: paths.descargas, label: 'Ir a Descargas' },
}

/** An article of the reglamento with its own anchor. `current` is true if the URL points to this article. */
export function ArticleText({ article, current }: { article: NumberedArticle; current: boolean }) {
  const anchor = articleAnchor(article)
  const page = article.ver && pages[article.ver]
  return (
    <article
      className={`${css.article} ${current ? css.current : ''}`}
      id={anchor}
      aria-labelledby={`${anchor}-titulo`}
    >
      <h3 id={`${anchor}-titulo`}>
        <Link
          className={css.number}
          to={paths.articulo(anchor)}
          aria-label={`Artículo ${article.numero}, enlace`}
          translate="no"
        >
          {article.numero}
        </Link>
        <span>{article.titulo}</span>
      </h3>
      <div className={`prose ${css.text}`}>
        {article.texto.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {article.ejemplos && (
        <ul className={`row mt-2 ${css.examples}`} aria-label="Ejemplos">
          {article.ejemplos.map(({ caso, queda }) => (
            <li key={caso}>
              <span>{caso}</span> <span className="dim">→</span> <b>{queda}</b>
            </li>
          ))}
        </ul>
      )}
      {page && (
        <Link className={`more mt-2 ${css.link}`} to={page.to}>
          {page.label}
        </Link>
      )}
    </article>
  )
}
