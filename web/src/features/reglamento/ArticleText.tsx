import { articleAnchor, type NumberedArticle } from '@trinchera/rules/reglamento'
import { Link } from 'react-router'
import { paths } from '@trinchera/contract/site-paths'

const pages = {
  mapas: { to: paths.mapas, label: 'Ver los mapas permitidos' },
  reportes: { to: paths.reportes, label: 'Reportar Derrota' },
  descargas: { to: paths.descargas, label: 'Ir a Descargas' },
}

/** One article, which a link can point at. */
export function ArticleText({ article, current }: { article: NumberedArticle; current: boolean }) {
  const anchor = articleAnchor(article)
  const page = article.ver && pages[article.ver]
  return (
    <article className={current ? 'art-rule on' : 'art-rule'} id={anchor} aria-labelledby={`${anchor}-titulo`}>
      <h3 id={`${anchor}-titulo`}>
        <Link className="n" to={paths.articulo(anchor)} aria-label={`Artículo ${article.numero}, enlace`}>
          {article.numero}
        </Link>
        {article.titulo}
      </h3>
      <div className="prose">
        {article.texto.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {article.ejemplos && (
        <ul className="cases" aria-label="Ejemplos">
          {article.ejemplos.map(({ caso, queda }) => (
            <li key={caso}>
              {caso} <span className="arrow">→</span> <b>{queda}</b>
            </li>
          ))}
        </ul>
      )}
      {page && (
        <Link className="more" to={page.to}>
          {page.label}
        </Link>
      )}
    </article>
  )
}
