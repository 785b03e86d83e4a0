import { articleAnchor, reglamento } from '@trinchera/rules/reglamento'
import { Link } from 'react-router'
import { paths } from '@trinchera/contract/site-paths'
import { useMedia } from '../../lib/use-media'

/** Beside the text where there is room; above it, and closed, where there is not. */
export function Contents({ current }: { current: string }) {
  const beside = useMedia('(min-width: 1280px)')
  return (
    <nav className="toc" aria-label="Contenido del reglamento">
      <details open={beside}>
        <summary className="lbl">Contenido</summary>
        <ol>
          {reglamento.map((section) => (
            <li key={section.id}>
              <Link to={paths.articulo(section.id)}>{section.titulo}</Link>
              <ol>
                {section.articulos.map((article) => (
                  <li key={article.id}>
                    <Link
                      to={paths.articulo(articleAnchor(article))}
                      aria-current={current === articleAnchor(article) ? 'true' : undefined}
                    >
                      <span className="n">{article.numero}</span> {article.titulo}
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
