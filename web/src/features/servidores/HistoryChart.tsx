import { timeZone } from '@trinchera/rules/limits'
import { useEffect, useRef } from 'react'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { useTheme, type Theme } from '../../app/theme'
import css from './HistoryChart.module.css'
import type { Sample } from './history'

const height = 108
const day = 86_400
const labels = new Intl.DateTimeFormat('es-CL', { timeZone, weekday: 'short' })

/** The colours of the page as they are now: a canvas knows no custom properties. */
function inks() {
  const style = getComputedStyle(document.documentElement)
  const ink = (name: string) => style.getPropertyValue(name).trim()
  return {
    line: ink('--gain'),
    fill: ink('--ground-3'),
    grid: ink('--furrow'),
    text: ink('--bone-3'),
    face: `600 15px ${ink('--face-head')}`,
  }
}

/** A span alone between silences has no line to be seen by. */
const alone: uPlot.Series.Points.Filter = (chart, series) => {
  const values = chart.data[series] ?? []
  const known = (i: number) => typeof values[i] === 'number'
  return Array.from(values.keys()).filter((i) => known(i) && !known(i - 1) && !known(i + 1))
}

function options(width: number, most: number, onPoint: (index: number | null) => void): uPlot.Options {
  const { line, fill, grid, text, face } = inks()
  const axis = { stroke: text, font: face, ticks: { show: false }, grid: { stroke: grid, width: 1 } }
  const stepped = uPlot.paths.stepped?.({ align: 1 })
  return {
    width,
    height,
    padding: [8, 0, 0, 0],
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { size: 8, fill: line, stroke: line } },
    tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1000), timeZone),
    scales: { y: { range: [0, Math.max(4, most)] } },
    axes: [
      {
        ...axis,
        space: 28,
        incrs: [day],
        size: 26,
        values: (_, ticks) => ticks.map((tick) => labels.format(new Date(tick * 1000))),
      },
      { ...axis, size: 28, gap: 6, splits: [0, Math.max(4, most)] },
    ],
    series: [
      {},
      { stroke: line, fill, width: 2, paths: stepped, points: { show: true, size: 5, fill: line, filter: alone } },
    ],
    hooks: { setCursor: [(chart) => onPoint(chart.cursor.idx ?? null)] },
  }
}

interface HistoryChartProps {
  samples: readonly Sample[]
  most: number
  /** The sample under the pointer; null: none. */
  onPoint: (index: number | null) => void
}

function draw(into: HTMLElement, samples: readonly Sample[], most: number, onPoint: (index: number | null) => void) {
  const times = samples.map(({ fecha }) => Date.parse(fecha) / 1000)
  const players = samples.map(({ jugadores }) => jugadores)
  return new uPlot(options(into.clientWidth, most, onPoint), [times, players], into)
}

/** Players over time as steps, on a canvas; what it shows stands beside it in words and in a table. */
export default function HistoryChart({ samples, most, onPoint }: HistoryChartProps) {
  const theme: Theme = useTheme()
  const frame = useRef<HTMLDivElement>(null)
  const point = useRef(onPoint)
  useEffect(() => {
    point.current = onPoint
  })
  // A theme changes every colour: the chart is drawn anew.
  useEffect(() => {
    const into = frame.current
    if (!into) return undefined
    const chart = draw(into, samples, most, (index) => point.current(index))
    const observer = new ResizeObserver(() => chart.setSize({ width: into.clientWidth, height }))
    observer.observe(into)
    return () => {
      observer.disconnect()
      chart.destroy()
    }
  }, [samples, most, theme])
  return <div className={css.plot} ref={frame} aria-hidden="true" />
}
