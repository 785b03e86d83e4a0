import type { GameServer } from '@trinchera/contract/servidores'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNear } from '../../lib/use-near'
import { ErrorState } from '../../ui/state/states'
import { HistoryChart } from './HistoryChart'
import { byDay, peakOf, sampleTime, type Sample } from './history'
import { historyQuery } from './queries'
import css from './ServerHistory.module.css'

const playersText = (players: number) => `${players} ${players === 1 ? 'jugador' : 'jugadores'}`

function History({ samples, server }: { samples: readonly Sample[]; server: GameServer }) {
  const [index, setIndex] = useState<number | null>(null)
  const peak = peakOf(samples)
  if (!peak) return <p className="small">Todavía no hay historia de sus últimos 7 días.</p>
  const pointed = index === null ? undefined : samples[index]
  return (
    <figure>
      <figcaption>
        <span className="label">Últimos 7 días</span>
        <span className={css.figure}>
          {pointed
            ? `${sampleTime(pointed.fecha)} · ${pointed.jugadores === null ? 'sin datos' : playersText(pointed.jugadores)}`
            : `máximo ${playersText(peak.jugadores)}, ${sampleTime(peak.fecha)}`}
        </span>
      </figcaption>
      <HistoryChart samples={samples} most={peak.jugadores} index={index} onPoint={setIndex} />
      <div className="screen-reader-only">
        <table>
          <caption>El máximo de jugadores por día en {server.nombre}</caption>
          <thead>
            <tr>
              <th scope="col">Día</th>
              <th scope="col">Jugadores</th>
            </tr>
          </thead>
          <tbody>
            {byDay(samples).map(({ dia, fecha, jugadores }) => (
              <tr key={fecha}>
                <th scope="row">
                  {dia} {fecha}
                </th>
                <td>{jugadores ?? 'sin datos'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

/** The players on a server over the last week; fetched when it comes near the viewport. */
export function ServerHistory({ server }: { server: GameServer }) {
  const { ref, near } = useNear<HTMLDivElement>()
  const { data, isError, refetch } = useQuery({ ...historyQuery(server.id), enabled: near })
  return (
    <div className={css.history} ref={ref}>
      {data && <History samples={data} server={server} />}
      {isError && !data && (
        <ErrorState title="No pudimos traer su historia" onRetry={() => refetch()}>
          El estado del servidor sigue al día.
        </ErrorState>
      )}
    </div>
  )
}
