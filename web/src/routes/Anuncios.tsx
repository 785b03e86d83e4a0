import { pageTexts } from '@trinchera/rules/fixed-texts'
import { paths } from '@trinchera/contract/site-paths'
import { usePageText } from '../app/title'
import { AnuncioList } from '../features/anuncios/list/AnuncioList'
import { Parts } from '../ui/state/Parts'
import { LiveBadge, OfflineBar } from '../ui/state/Live'

export default function Anuncios() {
  usePageText(pageTexts.anuncios)
  return (
    <Parts className="page">
      <OfflineBar />
      <div className="row title">
        <h1 className="grow">Anuncios</h1>
        <div className="row actions">
          <a className="more" href={paths.anunciosFeed} type="application/rss+xml">
            RSS
          </a>
          <LiveBadge />
        </div>
      </div>
      <AnuncioList />
    </Parts>
  )
}
