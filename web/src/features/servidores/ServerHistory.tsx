import type { GameServer } from '@trinchera/contract/servidores'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useConnection } from '../../lib/connection'
import { useNear } from '../../lib/use-near'
import { ErrorState } from '../../ui/state/states'
import { HistoryChart } from './HistoryChart'
import { byDay, peakOf, playersText, sampleText, sampleTime, type Sample } from './history'
import { historyQuery } from './queries'
import css from './ServerHistory.module.css'

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
            ? `${sampleTime(pointed.fecha)} · ${sampleText(samples, index ?? 0)}`
            : `máximo ${playersText(peak.jugadores)}, ${sampleTime(peak.fecha)}`}
        </span>
      </figcaption>
      <HistoryChart samples={samples} most={peak.jugadores} index={index} onPoint={setIndex} />
      <div className="screen-reader-only">
        <table>
          <caption>
            El máximo de jugadores por día en <span translate="no">{server.nombre}</span>
          </caption>
          <thead>
            <tr>
              <th scope="col">Día</th>
              <th scope="col">Jugadores</th>
            </tr>
          </thead>
          <tbody>
            {byDay(samples).map(({ dia, fecha, jugadores }, i, days) => (
              <tr key={fecha}>
                <th scope="row">{`${dia} ${fecha}`}</th>
                <td>
                  {jugadores ?? (days.slice(0, i).some((day) => day.jugadores !== null) ? 'no contestó' : 'sin datos')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

/**
 * Chart of a game server's number of players over the last week. The data is fetched when the chart comes near the viewport, or as soon as
 * the socket is connected. So a person who scrolls down after losing the connection still sees the chart.
 */
export function ServerHistory({ server }: { server: GameServer }) {
  const { ref, near } = useNear<HTMLDivElement>()
  const live = useConnection() === 'live'
  const { data, isError, refetch } = useQuery({ ...historyQuery(server.id), enabled: near || live })
  const missing = isError && !data
  useEffect(() => {
    if (live && missing) void refetch()
  }, [live, missing, refetch])
  return (
    <div className={css.history} ref={ref}>
      {data && <History samples={data} server={server} />}
      {!data && !isError && <div className={`skeleton waits ${css.waiting}`} />}
      {missing && (
        <ErrorState title="No pudimos traer su historia" onRetry={() => refetch()}>
          El estado del servidor sigue al día.
        </ErrorState>
      )}
    </div>
  )
}
