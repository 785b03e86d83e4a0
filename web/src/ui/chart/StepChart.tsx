import { formatDate } from '@trinchera/rules/presentation'
import { useMemo } from 'react'
import { useClockOffset } from '../../lib/clock'
import { deviceNow } from '../../lib/server-time'
import { phone, useMedia } from '../../lib/use-media'
import { Axes } from './Axes'
import css from './Chart.module.css'
import { deskSize, drawSteps, gapText, monthName, phoneSize } from './step-chart'

export interface StepChartProps {
  /** Each change of place, oldest first. `ranking` 0: unranked. `nota`: the label of a climb, such as "vence a Puelche: del 5 al 3". */
  points: readonly { fecha: string; ranking: number; nota?: string }[]
  /** Number of ranked clans, which is the lowest place of the axis. */
  total: number
  /** End of the time axis, ms since the epoch: the end of the etapa. If omitted: the current time. */
  until?: number
  /** True for a narrow column: uses the chart size for phones on every screen. */
  narrow?: boolean
}

const placeName = (place: number) => (place === 0 ? 'No Rankeado' : String(place))

/** A chart of a clan's places over time. Screen readers get a table instead. */
export function StepChart({ points, total, until, narrow = false }: StepChartProps) {
  const small = useMedia(phone) || narrow
  const offset = useClockOffset()
  const size = small ? phoneSize : deskSize
  const chart = useMemo(() => {
    const steps = points.map(({ fecha, ranking, nota }) => ({ at: Date.parse(fecha), place: ranking, note: nota }))
    return drawSteps(steps, until ?? deviceNow() + offset, total, size)
  }, [points, total, until, size, offset])
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last) return null
  const name = `Puesto en el tiempo: del ${placeName(first.ranking)} en ${monthName(Date.parse(first.fecha))} al ${placeName(last.ranking)} en ${monthName(until ?? deviceNow() + offset)}`

  return (
    <figure>
      <svg className={css.chart} viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={name}>
        {chart.gaps.map(({ x, width }) => (
          <rect
            key={x}
            className={css.gap}
            x={x}
            y={size.top}
            width={Math.max(2, width)}
            height={size.height - size.top - size.bottom}
          />
        ))}
        <path className={css.area} d={chart.area} />
        <Axes frame={size} rows={chart.places} columns={chart.dates} />
        <path className={css.line} d={chart.line} />
        {chart.marks.map(({ x, y }) => (
          <path key={`${x} ${y}`} className={css.point} d={`M${x - 4} ${y - 4}h8v8h-8z`} />
        ))}
        {chart.gaps.map(
          ({ x, words }) =>
            words && (
              <text
                key={x}
                className={css.annotation}
                x={words.x}
                y={size.height - size.bottom - 8}
                textAnchor={words.anchor}
              >
                {gapText}
              </text>
            ),
        )}
        {chart.notes.map((note) => (
          <text
            key={note.text + note.x}
            className={note.inside ? `${css.annotation} ${css.inside}` : css.annotation}
            x={note.x}
            y={note.y}
            textAnchor={note.anchor}
          >
            {note.text}
          </text>
        ))}
        {chart.end && (
          <>
            <path className={css.solid} d={`M${chart.end.x - 5} ${chart.end.y - 5}h10v10h-10z`} />
            <text className={css.now} x={chart.end.x + 13} y={chart.end.y + 8}>
              {chart.end.place}
            </text>
          </>
        )}
      </svg>
      {/* An HTML table cannot be made smaller than its rows, so a box around it hides it from view. */}
      <div className="screen-reader-only">
        <table>
          <caption>Cada cambio de puesto</caption>
          <thead>
            <tr>
              <th scope="col">Fecha</th>
              <th scope="col">Puesto</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ fecha, ranking }, i) => (
              <tr key={i}>
                <th scope="row">{formatDate(fecha)}</th>
                <td>{placeName(ranking)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
