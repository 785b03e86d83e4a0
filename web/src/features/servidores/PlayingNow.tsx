import type { GameServer } from '@trinchera/contract/servidores'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '@trinchera/contract/site-paths'
import { MapTile } from '../../art/MapTile'
import { useMapName } from '../../lib/use-map-name'
import { serversQuery } from '../../lib/site-queries'
import { ButtonLink } from '../../ui/controls/Button'
import { Pips } from '../../ui/record/Pips'
import { SectionHead } from '../../ui/controls/SectionHead'
import { EmptyState, ErrorState, LoadingText, SkeletonLines } from '../../ui/state/states'
import { pipsOf, playersOn, playing } from './servers'
import './servidores.css'

const shown = 4

function Line({ server }: { server: GameServer }) {
  const map = useMapName(server.mapa)
  return (
    <li className="srv">
      <MapTile name={map ?? server.nombre} />
      <div className="who">
        <Link to={paths.servidor(server.id)}>{server.nombre}</Link>
        <span className="small">{map ?? 'Mapa desconocido'}</span>
        <Pips {...pipsOf(server.jugadores, server.max_jugadores)} />
      </div>
      <span className="q">
        {server.jugadores}
        <span>/{server.max_jugadores}</span>
        <span className="sr"> jugadores</span>
      </span>
    </li>
  )
}

/** Where people are playing at this moment, the fullest servers first. */
export function PlayingNow() {
  const { data, isPending, isError, refetch } = useQuery(serversQuery)
  const full = playing(data ?? [])
  return (
    <section aria-busy={isPending}>
      <SectionHead title="Jugando ahora" count={full.length > 0 ? playersOn(full) : undefined} live />
      {isPending && (
        <ul className="ls">
          <SkeletonLines lines={shown} />
        </ul>
      )}
      {isPending && <LoadingText>Cargando servidores…</LoadingText>}
      {isError && !data && <ErrorState title="No pudimos traer los servidores" onRetry={() => refetch()} />}
      {data && full.length === 0 && (
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
      {full.length > 0 && (
        <ul className="ls">
          {full.slice(0, shown).map((server) => (
            <Line key={server.id} server={server} />
          ))}
        </ul>
      )}
      {full.length > shown && (
        <p className="small after-list">
          {full.length - shown} más con gente.{' '}
          <Link className="more" to={paths.servidores}>
            Ver todos
          </Link>
        </p>
      )}
    </section>
  )
}
