import { pageTexts } from '@trinchera/rules/fixed-texts'
import { useQuery } from '@tanstack/react-query'
import { usePageText } from '../app/title'
import { ActiveServers } from '../features/servidores/ActiveServers'
import { ServerList } from '../features/servidores/ServerList'
import { Splash } from '../features/servidores/Splash'
import { serversSummary } from '../features/servidores/servers'
import { useHashTarget } from '../lib/hash-target'
import { serversQuery } from '../lib/site-queries'
import { LiveBadge, OfflineBar } from '../ui/state/Live'
import { Parts } from '../ui/state/Parts'
import { EmptyState, QueryState } from '../ui/state/states'

/** Shown while the servers load, and where there are none. */
const purpose = 'Acá se ve quién está jugando, y dónde.'

/** The game servers of clans and leagues, with their current state. */
export default function Servidores() {
  const query = useQuery(serversQuery)
  const { data } = query
  usePageText(pageTexts.servidores)
  useHashTarget(data !== undefined)
  return (
    <Parts className="page">
      <OfflineBar />
      <div className="row title">
        <div className="grow">
          <h1>Servidores</h1>
          <p className="lead">{data?.length ? serversSummary(data) : purpose}</p>
        </div>
        <div className="row actions">
          <LiveBadge />
        </div>
      </div>
      <Splash />
      <QueryState query={query} lines={12} loading="Cargando servidores…" failed="No pudimos traer los servidores">
        Lo demás del sitio sigue acá.
      </QueryState>
      {data?.length === 0 && (
        <EmptyState title="Todavía no hay servidores">Cuando la administración agregue uno, aparece acá.</EmptyState>
      )}
      {data && data.length > 0 && (
        <Parts className="stack">
          <ActiveServers servers={data} />
          <ServerList title="De clanes" servers={data.filter((server) => server.grupo === 'clan')} />
          <ServerList title="De liga" servers={data.filter((server) => server.grupo === 'liga')} />
        </Parts>
      )}
    </Parts>
  )
}
