import { chileDay, dayStart } from '@trinchera/rules/chile-time'
import { useMemo, type MouseEvent } from 'react'
import { useWidth } from '../../lib/use-width'
import { Axes } from '../../ui/chart/Axes'
import chartCss from '../../ui/chart/Chart.module.css'
import { scalesOf, stepPaths, type Frame } from '../../ui/chart/plot'
import css from './HistoryChart.module.css'
import { shortWeekday, silencesOf, type Sample } from './history'

const margins = { height: 108, left: 28, right: 0, top: 8, bottom: 26, gap: 6, foot: 10 }
/** Space for the text "no contestó", px. */
const silentWide = 84

function draw(samples: readonly Sample[], most: number, frame: Frame) {
  const times = samples.map(({ fecha }) => Date.parse(fecha))
  const [from = 0, to = 0] = [times[0], times.at(-1)]
  const top = Math.max(4, most)
  const { xOf, yOf } = scalesOf(frame, [from, to], [top, 0])
  const points = samples.map(({ jugadores }, i) => ({
    x: xOf(times[i] ?? from),
    y: jugadores === null ? undefined : yOf(jugadores),
  }))
  const days = Array.from({ length: 9 }, (_, i) => Date.parse(dayStart(chileDay(from), i))).filter(
    (at) => at >= from && at <= to,
  )
  // A period without replies ends at the server's next sample with a number of players.
  const silences = silencesOf(samples).map((one) => ({
    x: points[one.from]?.x ?? 0,
    end: points[one.to + 1]?.x ?? xOf(to),
  }))
  const [widest] = [...silences].sort((a, b) => b.end - b.x - (a.end - a.x))
  // A sample between two periods without replies has no visible line, so it is drawn as a dot.
  const alone = points.filter(
    ({ y }, i) => y !== undefined && points[i - 1]?.y === undefined && points[i + 1]?.y === undefined,
  )
  const steps = points.map((point) => (alone.includes(point) ? { ...point, y: undefined } : point))
  return {
    points,
    alone,
    silences,
    // The text "no contestó" is centred on the longest period without replies, but stays within the chart.
    silentAt:
      widest && Math.max(frame.left + silentWide / 2, Math.min((widest.x + widest.end) / 2, xOf(to) - silentWide / 2)),
    ...stepPaths(steps, xOf(to), yOf(0)),
    rows: [top, 0].map((players) => ({ text: players, y: yOf(players) })),
    columns: days.map((at) => ({ text: shortWeekday(at), x: xOf(at) })),
  }
}

interface HistoryChartProps {
  samples: readonly Sample[]
  most: number
  /** Index of the sample under the pointer; null if there is none. */
  index: number | null
  onPoint: (index: number | null) => void
}

/** Step chart of the number of players over time. The page shows the same data as text and as a table. */
export function HistoryChart({ samples, most, index, onPoint }: HistoryChartProps) {
  const { ref, width } = useWidth<HTMLDivElement>()
  const frame = useMemo(() => ({ ...margins, width }), [width])
  const drawing = useMemo(() => draw(samples, most, frame), [samples, most, frame])
  const { points, line, area, alone, silences, silentAt, rows, columns } = drawing
  const pointed = index === null ? undefined : points[index]
  const foot = frame.height - frame.bottom

  function point({ clientX, currentTarget }: MouseEvent<SVGElement>) {
    const plot = currentTarget.getBoundingClientRect()
    onPoint(Math.round(((clientX - plot.left) / plot.width) * (samples.length - 1)))
  }

  return (
    <div className={css.plot} ref={ref} aria-hidden="true">
      {width > 0 && (
        <svg className={`${chartCss.chart} ${css.chart}`} viewBox={`0 0 ${width} ${frame.height}`}>
          <Axes frame={frame} rows={rows} columns={columns} columnLines />
          {silences.map(({ x, end }) => (
            <rect
              key={x}
              className={css.silence}
              x={x}
              y={frame.top}
              width={Math.max(2, end - x)}
              height={foot - frame.top}
            />
          ))}
          <path className={chartCss.area} d={area} />
          <path className={chartCss.line} d={line} />
          {alone.map(({ x, y }) => (
            <circle key={x} className={chartCss.solid} cx={x} cy={y} r="2.5" />
          ))}
          {silentAt !== undefined && (
            <text className={css.silent} x={silentAt} y={foot - 8} textAnchor="middle">
              no contestó
            </text>
          )}
          {pointed && <path className={css.cursor} d={`M${pointed.x} ${frame.top}V${foot}`} />}
          {pointed?.y !== undefined && <circle className={chartCss.solid} cx={pointed.x} cy={pointed.y} r="4" />}
          <rect
            className={css.pointer}
            x={frame.left}
            y={frame.top}
            width={width - frame.left}
            height={foot - frame.top}
            onMouseMove={point}
            onMouseLeave={() => onPoint(null)}
          />
        </svg>
      )}
    </div>
  )
}
