import type { LiveSample, RetoPage } from '@trinchera/contract/retos'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LazyMap } from '../../art/LazyMap'
import { useNow } from '../../lib/clock'
import { useLive, useRoom } from '../../lib/live'
import { serversQuery } from '../../lib/site-queries'
import { useMapName } from '../../lib/use-map-name'
import { SectionHead } from '../../ui/controls/SectionHead'
import { RelativeTime } from '../../ui/state/RelativeTime'
import { isSilent, isWatched, laterOf, sidesOf } from './live'
import css from './live.module.css'
import { LiveSides } from './LiveSides'
import { RosterStreams } from './RosterStreams'

function Sample({ reto, sample, now }: { reto: RetoPage; sample: LiveSample; now: number }) {
  const map = useMapName(sample.mapa)
  const { data: servers } = useQuery(serversQuery)
  const server = servers?.find(({ id }) => id === sample.servidor)
  const silent = isSilent(sample, now)
  return (
    <>
      <div className={`grid ${css.place}`}>
        {map ? <LazyMap name={map} /> : <div className="map-room label">Sin mapa</div>}
        <div>
          <h3>{map ?? 'Mapa desconocido'}</h3>
          <p className="small dim">
            {`${server ? `${server.nombre} · ` : ''}${sample.jugadores.length === 1 ? '1 jugador' : `${sample.jugadores.length} jugadores`}`}
          </p>
          <p className={`small ${silent ? 'loss' : 'dim'}`}>
            <span>{silent ? 'El servidor no responde. Lo que ves es de ' : 'Actualizado '}</span>
            <RelativeTime at={sample.actualizado} />
          </p>
        </div>
      </div>
      <LiveSides sides={sidesOf(sample, [reto.retador, reto.retado])} bando={reto.bando} />
    </>
  )
}

function Watched({ reto, now }: { reto: RetoPage; now: number }) {
  useRoom(`reto:${reto.id}`)
  const [heard, setHeard] = useState<LiveSample | null>(null)
  useLive('match:live', (sample) => {
    if (sample.id === reto.id) setHeard((before) => laterOf(before, sample))
  })
  const sample = laterOf(reto.vivo, heard)
  return (
    <section className={`grid ${css.panel}`} aria-label="En el servidor">
      <SectionHead title="En el servidor">
        {sample && !isSilent(sample, now) && <span className="live">En vivo</span>}
      </SectionHead>
      {sample ? (
        <Sample reto={reto} sample={sample} now={now} />
      ) : (
        <p className={css.waits} role="status">
          {reto.servidor === null
            ? 'Todavía no dicen en qué servidor se juega. Apenas lo elijan se ve acá quién está.'
            : 'Esperando la primera respuesta del servidor…'}
        </p>
      )}
      <RosterStreams players={reto.jugadores} />
    </section>
  )
}

/**
 * Live state of a reto's game server: map, players by clan, scores, pings and the age of this data, and the streams of players in the
 * rosters. Renders nothing outside the time in which that server is polled (docs/behaviour/servers-and-streams.md#Retos on a server).
 */
export function LivePanel({ reto }: { reto: RetoPage }) {
  const now = useNow()
  return isWatched(reto, now) ? <Watched reto={reto} now={now} /> : null
}
