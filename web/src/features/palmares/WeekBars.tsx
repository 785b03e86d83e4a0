import type { Perfil } from '@trinchera/contract/palmares'
import { formatDay } from '@trinchera/rules/spanish-dates'
import { useMemo } from 'react'
import { useWidth } from '../../lib/use-width'
import { Axes } from '../../ui/chart/Axes'
import chartCss from '../../ui/chart/Chart.module.css'
import css from './profile.module.css'
import { drawWeeks } from './week-bars'

const Swatch = ({ look }: { look: string | undefined }) => (
  <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
    <path className={look} d="M0 0H12V12H0Z" />
  </svg>
)

/** Bar chart of a player's matches by week, with wins in another colour. Screen readers get a table instead. */
export function WeekBars({ weeks }: { weeks: Perfil['semanas'] }) {
  const { ref, width } = useWidth<HTMLDivElement>()
  const { frame, wide, bars, months, rows } = useMemo(() => drawWeeks(weeks, width), [weeks, width])
  const played = weeks.filter(({ partidas }) => partidas > 0)
  return (
    <figure>
      <div className={css.plot} ref={ref} aria-hidden="true">
        {width > 0 && (
          <svg className={chartCss.chart} viewBox={`0 0 ${width} ${frame.height}`}>
            <Axes frame={frame} rows={rows} columns={months} />
            {bars.map(({ x, top, won, foot }) => (
              <g key={x}>
                <path className={css.lost} d={`M${x} ${top}h${wide}V${won}h${-wide}Z`} />
                <path className={css.won} d={`M${x} ${won}h${wide}V${foot}h${-wide}Z`} />
              </g>
            ))}
          </svg>
        )}
      </div>
      <figcaption className={`row ${css.key}`}>
        <span>
          <Swatch look={css.won} /> <span>Ganadas, abajo</span>
        </span>
        <span>
          <Swatch look={css.lost} /> <span>Perdidas, arriba</span>
        </span>
      </figcaption>
      <div className="screen-reader-only">
        <table>
          <caption>Partidas por semana, de las semanas en que jugó</caption>
          <thead>
            <tr>
              <th scope="col">Semana del</th>
              <th scope="col">Partidas</th>
              <th scope="col">Victorias</th>
            </tr>
          </thead>
          <tbody>
            {played.map(({ desde, partidas, triunfos }) => (
              <tr key={desde}>
                <th scope="row">{formatDay(desde)}</th>
                <td translate="no">{partidas}</td>
                <td translate="no">{triunfos}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
