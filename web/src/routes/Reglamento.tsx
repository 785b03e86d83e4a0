import { articleAnchor, reglamento } from '@trinchera/rules/reglamento'
import { pageTexts } from '@trinchera/rules/fixed-texts'
import { paths } from '@trinchera/contract/site-paths'
import { usePageText } from '../app/title'
import { ArticleText } from '../features/reglamento/ArticleText'
import { Contents } from '../features/reglamento/Contents'
import { useHashTarget } from '../lib/hash-target'
import { Button } from '../ui/controls/Button'
import { Crumbs } from '../ui/controls/Crumbs'
import { Icon } from '../ui/controls/Icon'
import { Parts } from '../ui/state/Parts'
import { SectionHead } from '../ui/controls/SectionHead'
import css from './Reglamento.module.css'

/** The rules of the ladder; each article has its own anchor. */
export default function Reglamento() {
  const current = useHashTarget()
  usePageText(pageTexts.reglamento)
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
      <div className={`grid ${css.rules}`}>
        <Contents current={current} />
        <div className={`stack ${css.text}`}>
          {reglamento.map((section) => (
            <section key={section.id} aria-labelledby={section.id}>
              <SectionHead id={section.id} title={section.titulo} />
              {section.articulos.map((article) => (
                <ArticleText key={article.id} article={article} current={current === articleAnchor(article)} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </Parts>
  )
}
