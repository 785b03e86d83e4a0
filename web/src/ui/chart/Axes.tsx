import css from './Chart.module.css'
import type { Frame } from './plot'

interface AxesProps {
  frame: Frame
  /** Labels of the vertical axis. Each has a horizontal line across the chart. */
  rows: readonly { text: string | number; y: number }[]
  /** Labels of the time axis, at the bottom. */
  columns: readonly { text: string; x: number }[]
  /** True to draw a vertical line at each time, with its label centred below. */
  columnLines?: boolean
}

/** The grid and the labels of a chart. */
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
