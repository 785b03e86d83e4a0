import { AnuncioList } from '../features/anuncios/AnuncioList'
import { LiveBadge, OfflineBar } from '../ui/Live'

export default function Anuncios() {
  return (
    <div className="page">
      <OfflineBar />
      <div className="title">
        <h1 className="grow">Anuncios</h1>
        <div className="acts">
          <LiveBadge />
        </div>
      </div>
      <AnuncioList />
    </div>
  )
}
