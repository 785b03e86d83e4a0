import css from './Chart.module.css'
import type { Frame } from './plot'

interface AxesProps {
  frame: Frame
  /** The labelled values; each has a line across the plot. */
  rows: readonly { text: string | number; y: number }[]
  /** The times along the bottom. */
  columns: readonly { text: string; x: number }[]
  /** Also draws a line at each time, with the label centred below it. */
  columnLines?: boolean
}

/** The grid of a chart with its labels. */
export const Axes = ({ frame, rows, columns, columnLines = false }: AxesProps) => (
  <>
    {rows.map(({ text, y }) => (
      <g key={text}>
        <path className={css.grid} d={`M${frame.left} ${y}H${frame.width - frame.right}`} />
        <text x={frame.left - frame.gap} y={y + 5} textAnchor="end">
          {text}
        </text>
      </g>
    ))}
    {columns.map(({ text, x }) => (
      <g key={x}>
        {columnLines && <path className={css.grid} d={`M${x} ${frame.top}V${frame.height - frame.bottom}`} />}
        <text x={x} y={frame.height - frame.foot} textAnchor={columnLines ? 'middle' : 'start'}>
          {text}
        </text>
      </g>
    ))}
  </>
)
