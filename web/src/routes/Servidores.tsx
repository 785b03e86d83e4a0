import { useQuery } from '@tanstack/react-query'
import { useTitle } from '../app/title'
import { ServerList } from '../features/servidores/ServerList'
import '../features/servidores/servidores.css'
import { Splash, useSplash } from '../features/servidores/Splash'
import { playersOn, playing } from '../features/servidores/servers'
import { useHashTarget } from '../lib/hash-target'
import { serversQuery } from '../lib/site-queries'
import { LiveBadge, OfflineBar } from '../ui/Live'
import { EmptyState, ErrorState, LoadingText, SkeletonLines } from '../ui/states'

/** The clan servers and the league's, as they are at this moment. */
export default function Servidores() {
  const splash = useSplash()
  const { data, isPending, isError, refetch } = useQuery(serversQuery)
  useTitle('Servidores', 'Los servidores de clanes y de liga en vivo: qué mapa, quiénes juegan y cómo entrar.')
  useHashTarget(!splash && data !== undefined)
  const players = playersOn(data ?? [])
  return (
    <div className="page">
      <OfflineBar />
      <div className="title">
        <div className="grow">
          <h1>Servidores</h1>
          <p className="lead">{players > 0 && !splash ? `${players} jugando ahora en ${playing(data ?? []).length === 1 ? 'un servidor' : `${playing(data ?? []).length} servidores`}.` : 'Copia la dirección, pégala en el launcher y entra.'}</p>
        </div>
        <div className="acts">
          <LiveBadge />
        </div>
      </div>
      {splash && <Splash />}
      {!splash && isPending && (
        <ul className="ls" aria-busy="true">
          <SkeletonLines lines={12} />
        </ul>
      )}
      {!splash && isPending && <LoadingText>Cargando servidores…</LoadingText>}
      {!splash && isError && !data && (
        <ErrorState title="No pudimos traer los servidores" onRetry={() => refetch()}>
          Lo demás del sitio sigue acá.
        </ErrorState>
      )}
      {!splash && data?.length === 0 && <EmptyState title="Todavía no hay servidores">Cuando la administración agregue uno, aparece acá.</EmptyState>}
      {!splash && data && data.length > 0 && (
        <div className="stack">
          <ServerList title="Servidores de clanes" servers={data.filter((server) => server.grupo === 'clan')} />
          <ServerList title="Servidores de liga" servers={data.filter((server) => server.grupo === 'liga')} />
        </div>
      )}
    </div>
  )
}
