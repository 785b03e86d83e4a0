import { useQuery } from '@tanstack/react-query'
import { articleAnchor, numbered } from '@trinchera/rules/reglamento'
import { pageTexts } from '@trinchera/rules/fixed-texts'
import { reglamentoText } from '@trinchera/rules/page-texts'
import { paths } from '@trinchera/contract/site-paths'
import { usePageText } from '../app/title'
import { ArticleText } from '../features/reglamento/ArticleText'
import { Contents } from '../features/reglamento/Contents'
import { MissingArticle } from '../features/reglamento/MissingArticle'
import { useHashTarget } from '../lib/hash-target'
import { textoQuery } from '../lib/site-queries'
import { Button } from '../ui/controls/Button'
import { Crumbs } from '../ui/controls/Crumbs'
import { Icon } from '../ui/controls/Icon'
import { ErrorState, LoadingText, SkeletonLines } from '../ui/state/states'
import { Parts } from '../ui/state/Parts'
import { SectionHead } from '../ui/controls/SectionHead'
import css from './Reglamento.module.css'

/** The rules of the ladder; each article has its own anchor. */
export default function Reglamento() {
  const { data, isPending, isError, refetch } = useQuery(textoQuery('reglamento'))
  const current = useHashTarget(data !== undefined)
  usePageText(data ? reglamentoText(data) : pageTexts.reglamento)
  const sections = data ? numbered(data.contenido.secciones) : []
  return (
    <Parts>
      <div className="row title">
        <div className="grow">
          <Crumbs trail={[{ to: paths.ladder, label: 'Ladder' }]} />
          <h1>Reglamento Ladder</h1>
          <p className="lead">El que pierde reporta. El que gana, sube.</p>
        </div>
        <div className="row actions no-print">
          <Button size="small" onClick={() => print()}>
            <Icon name="print" size={16} />
            <span>Imprimir</span>
          </Button>
        </div>
      </div>
      {isPending && (
        <ul className="list">
          <SkeletonLines lines={8} />
        </ul>
      )}
      {isPending && <LoadingText>Cargando el reglamento…</LoadingText>}
      {isError && !data && <ErrorState title="No pudimos traer el reglamento" onRetry={() => refetch()} />}
      {data && (
        <div className={`grid ${css.rules}`}>
          <Contents sections={sections} current={current} />
          <div className={`stack ${css.text}`}>
            <MissingArticle sections={sections} removed={data.retirados} current={current} />
            {sections.map((section) => (
              <section key={section.id} aria-labelledby={section.id}>
                <SectionHead id={section.id} title={section.titulo} />
                {section.articulos.map((article) => (
                  <ArticleText key={article.id} article={article} current={current === articleAnchor(article)} />
                ))}
              </section>
            ))}
          </div>
        </div>
      )}
    </Parts>
  )
}
