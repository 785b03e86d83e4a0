import type { Perfil } from '@trinchera/contract/palmares'
import { formatDay, monthOf } from '@trinchera/rules/spanish-dates'
import { useMemo } from 'react'
import { useWidth } from '../../lib/use-width'
import { Axes } from '../../ui/chart/Axes'
import chartCss from '../../ui/chart/Chart.module.css'
import css from './profile.module.css'
import { scalesOf, type Frame } from '../../ui/chart/plot'

const margins = { height: 132, left: 28, right: 4, top: 10, bottom: 26, gap: 8, foot: 6 }
/** Gap between two bars, px. */
const between = 2
/** Width of a month's name in px. */
const monthWide = 34

const shortMonth = (day: string) => {
  const month = monthOf(day)
  return month.charAt(0).toUpperCase() + month.slice(1, 3)
}

/** Computes the bars for a drawing that is `width` px wide. Each bar is a week: wins at the bottom, losses above them. */
function drawWeeks(weeks: Perfil['semanas'], width: number) {
  const frame: Frame = { ...margins, width }
  const most = Math.max(4, ...weeks.map(({ partidas }) => partidas))
  const { xOf, yOf } = scalesOf(frame, [0, weeks.length], [most, 0])
  const wide = Math.max(2, xOf(1) - xOf(0) - between)
  const bars = weeks.map(({ partidas, triunfos }, i) => ({
    x: xOf(i),
    top: yOf(partidas),
    won: yOf(triunfos),
    foot: yOf(0),
  }))
  const months = weeks.flatMap(({ desde }, i) =>
    i > 0 && weeks[i - 1]?.desde.slice(0, 7) !== desde.slice(0, 7) && xOf(i) + monthWide < width
      ? [{ text: shortMonth(desde), x: xOf(i) }]
      : [],
  )
  return { frame, wide, bars, months, rows: [most, 0].map((matches) => ({ text: matches, y: yOf(matches) })) }
}

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
