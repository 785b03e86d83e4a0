import { useQuery } from '@tanstack/react-query'
import { Link } from '../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { MapTile } from '../../art/MapTile'
import { streamsQuery } from '../../lib/site-queries'
import { SectionHead } from '../../ui/controls/SectionHead'
import { EmptyState, QueryState } from '../../ui/state/states'
import { ConnectChannel } from './LiveStreams'
import css from '../../ui/record/rail-line.module.css'
import { StaleStreams } from './StaleStreams'
import { streamerName } from './twitch'

const shown = 3

/** Short list of the live streams. Its pictures are generated, because the landing page makes no requests to other sites. */
export function OnStream() {
  const query = useQuery(streamsQuery)
  const { data, isPending } = query
  const online = data?.online ?? []
  const rest = online.length - shown
  const offline = data?.ofline.length ?? 0
  return (
    <section aria-busy={isPending}>
      <SectionHead title="En stream" count={online.length > 0 ? online.length : undefined} live />
      <QueryState query={query} lines={shown} loading="Cargando streams…" failed="No pudimos traer los streams" />
      {data && <StaleStreams streams={data} />}
      {data && online.length === 0 && (
        <EmptyState title="No hay streams activos en este momento" action={<ConnectChannel />}>
          Cuando alguien transmita, aparece acá sin recargar.
        </EmptyState>
      )}
      {online.length > 0 && (
        <ul className="list">
          {online.slice(0, shown).map((stream) => (
            <li key={stream.user_login} className={`grid ${css.line}`}>
              <MapTile name={stream.user_login} />
              <div>
                <Link className={css.name} to={paths.stream}>
                  {streamerName(stream.user_login, stream.user_name, stream.jugador)}
                </Link>
                <span className="small two-lines">{stream.title || stream.game_name}</span>
              </div>
              <span className="live">
                <span translate="no">{stream.viewer_count}</span>
                <span className="screen-reader-only">{` ${stream.viewer_count === 1 ? 'espectador' : 'espectadores'}`}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {data && (rest > 0 || offline > 0) && (
        <p className="small mt-2">
          <span>{`${[
            rest > 0 && `${rest} más en vivo`,
            offline > 0 &&
              `${offline} ${online.length > 0 ? (offline === 1 ? 'más desconectado' : 'más desconectados') : offline === 1 ? 'canal desconectado' : 'canales desconectados'}`,
          ]
            .filter(Boolean)
            .join(' y ')}.`}</span>{' '}
          <Link className="more" to={paths.stream}>
            Ver todos
          </Link>
        </p>
      )}
    </section>
  )
}
