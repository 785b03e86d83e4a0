import { pageTexts } from '@trinchera/rules/fixed-texts'
import { useQuery } from '@tanstack/react-query'
import { usePageText } from '../app/title'
import { StaleStreams } from '../features/stream/StaleStreams'
import { LiveStreams } from '../features/stream/LiveStreams'
import { OfflineList } from '../features/stream/OfflineList'
import { YouTubeList } from '../features/stream/YouTubeList'
import { streamsQuery } from '../lib/site-queries'
import { LiveBadge, OfflineBar } from '../ui/state/Live'
import { Parts } from '../ui/state/Parts'
import { QueryState } from '../ui/state/states'

export default function Stream() {
  const query = useQuery(streamsQuery)
  const { data } = query
  usePageText(pageTexts.stream)
  return (
    <Parts className="page">
      <OfflineBar />
      <div className="row title">
        <div className="grow">
          <h1>Stream</h1>
        </div>
        <div className="row actions">
          <LiveBadge />
        </div>
      </div>
      <QueryState query={query} lines={6} loading="Cargando streams…" failed="No pudimos traer los streams">
        Lo demás del sitio sigue acá.
      </QueryState>
      {data && (
        <Parts className="stack">
          <StaleStreams streams={data} />
          <LiveStreams streams={data} />
          <Parts className="two-columns">
            <OfflineList streamers={data.ofline} />
            {data.youtube.length > 0 && <YouTubeList channels={data.youtube} />}
          </Parts>
        </Parts>
      )}
    </Parts>
  )
}
