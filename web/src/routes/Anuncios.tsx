import { paths } from '../app/paths'
import { AnuncioList } from '../features/anuncios/AnuncioList'
import { LiveBadge, OfflineBar } from '../ui/Live'

export default function Anuncios() {
  return (
    <div className="page">
      <OfflineBar />
      <div className="title">
        <h1 className="grow">Anuncios</h1>
        <div className="acts">
          <a className="more" href={paths.anunciosFeed} type="application/rss+xml">
            RSS
          </a>
          <LiveBadge />
        </div>
      </div>
      <AnuncioList />
    </div>
  )
}
