import type { GameServer } from '@trinchera/contract/servidores'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { MapTile } from '../../art/MapTile'
import { useMapName } from '../../lib/use-map-name'
import { serversQuery } from '../../lib/site-queries'
import { ButtonLink } from '../../ui/controls/Button'
import { Pips } from '../../ui/record/Pips'
import { SectionHead } from '../../ui/controls/SectionHead'
import { EmptyState, QueryState } from '../../ui/state/states'
import lineCss from '../../ui/record/rail-line.module.css'
import css from './PlayingNow.module.css'
import { activeServers, countPlayers, pipsOf } from './servers'

const shown = 4

function Line({ server }: { server: GameServer }) {
  const map = useMapName(server.mapa)
  return (
    <li className={`grid ${lineCss.line}`}>
      <MapTile name={map ?? server.nombre} />
      <div>
        <Link className={`ellipsis ${lineCss.name}`} to={paths.servidor(server.id)} translate="no">
          {server.nombre}
        </Link>
        <p className="small ellipsis">{map ?? 'Mapa desconocido'}</p>
        <Pips {...pipsOf(server.jugadores, server.max_jugadores)} />
      </div>
      <span className={css.count}>
        <span translate="no">{server.jugadores}</span>
        <span>{`/${server.max_jugadores}`}</span>
        <span className="screen-reader-only"> jugadores</span>
      </span>
    </li>
  )
}

export function PlayingNow() {
  const query = useQuery(serversQuery)
  const { data, isPending } = query
  const active = activeServers(data ?? [])
  return (
    <section aria-busy={isPending}>
      <SectionHead title="Jugando ahora" count={active.length > 0 ? countPlayers(active) : undefined} live />
      <QueryState
        query={query}
        lines={shown}
        height={50}
        loading="Cargando servidores…"
        failed="No pudimos traer los servidores"
      />
      {data && active.length === 0 && (
        <EmptyState
          title="Nadie jugando ahora"
          action={
            <ButtonLink size="small" to={paths.servidores}>
              Ver servidores
            </ButtonLink>
          }
        >
          Apenas alguien entre a un servidor, aparece acá.
        </EmptyState>
      )}
      {active.length > 0 && (
        <ul className="list">
          {active.slice(0, shown).map((server) => (
            <Line key={server.id} server={server} />
          ))}
        </ul>
      )}
      {active.length > shown && (
        <p className="small mt-2">
          <span>{`${active.length - shown} más con gente.`}</span>{' '}
          <Link className="more" to={paths.servidores}>
            Ver todos
          </Link>
        </p>
      )}
    </section>
  )
}
