import { chileDay } from '@trinchera/rules/chile-time'
import { shortened } from '@trinchera/rules/letters'
import { monthOf } from '@trinchera/rules/spanish-dates'
import { scalesOf, type Frame } from '../../ui/chart/plot'

/** A clan in the chart. `puestos`: its place at the end of each month; null if it had none. */
export interface PlaceSeries {
  id: number
  nombre: string
  tag: string
  puestos: readonly (number | null)[]
}

export interface PlaceLine {
  id: number
  /** SVG path of the line: horizontal while the place stays the same, vertical where it changes. */
  path: string
  dots: { x: number; y: number; place: number }[]
  /** Label at the right end of the line: the clan's name or tag. Undefined if the clan has no place in the last month. */
  end: { y: number; text: string } | undefined
}

export interface PlacesDrawing {
  frame: Frame
  lines: PlaceLine[]
  rows: { text: number; y: number }[]
  columns: { text: string; x: number }[]
}

const desk = { height: 380, left: 34, right: 190, top: 30, bottom: 34, gap: 10, foot: 6 }
const phone = { ...desk, height: 340, left: 24, right: 74, gap: 8 }
/** If the chart is narrower than this (px), lines are labelled with the clans' tags instead of names. */
const narrow = 640
/** Maximum number of characters of a name at the end of a line. */
const longestName = 22
/** The part of the space between two months in which lines change places. 0: first month, 1: second month. */
const changing = { from: 0.12, to: 0.88 }
/** `letter`: maximum width of a letter of the condensed font at 15 px. `monthGap`: minimum gap between two month names. Both in px. */
const letter = 6
const monthGap = 8

/** Short name of the month that contains `at` (ms): 'Ene'. The first month and every January have the year too: 'Ene 26'. */
function monthText(at: number, first: boolean): string {
  const date = chileDay(at)
  const month = monthOf(date)
  const short = month.charAt(0).toUpperCase() + month.slice(1, 3)
  return first || date.slice(5, 7) === '01' ? `${short} ${date.slice(2, 4)}` : short
}

/**
 * Indexes of the clans that change places between two months, in the order in which the chart draws the changes from left to right. A clan
 * leaves its place before another arrives there. That is impossible only if clans exchange places in a circle; then two lines overlap.
 */
export function changeOrder(before: readonly (number | null)[], after: readonly (number | null)[]): number[] {
  const moves = (line: number) => {
    const [from, to] = [before[line] ?? null, after[line] ?? null]
    return from !== null && to !== null && from !== to
  }
  const order: number[] = []
  const seen = new Set<number>()
  const visit = (line: number) => {
    if (seen.has(line)) return
    seen.add(line)
    const holder = before.findIndex((place, other) => place !== null && place === after[line] && moves(other))
    if (holder >= 0) visit(holder)
    order.push(line)
  }
  before.forEach((_place, line) => {
    if (moves(line)) visit(line)
  })
  return order
}

function tickPlaces(last: number): number[] {
  const between = [5, 10, 15, 20, 30, 40, 50].filter((place) => place < last - 1)
  return last > 1 ? [1, ...between, last] : [1]
}

/** Computes the chart for a drawing that is `width` px wide. `dates`: the ends of the months, in ms since the epoch. */
export function drawPlaces(series: readonly PlaceSeries[], dates: readonly number[], width: number): PlacesDrawing {
  const small = width < narrow
  const frame: Frame = { ...(small ? phone : desk), width }
  const lowest = Math.max(2, ...series.flatMap(({ puestos }) => puestos.map((place) => place ?? 0)))
  // A single month is placed at the right end, next to the names.
  const { xOf, yOf } = scalesOf(frame, dates.length > 1 ? [0, dates.length - 1] : [-1, 0], [1, lowest])
  const uprights = dates.slice(1).map((_date, i) => {
    const order = changeOrder(
      series.map(({ puestos }) => puestos[i] ?? null),
      series.map(({ puestos }) => puestos[i + 1] ?? null),
    )
    const step = (changing.to - changing.from) / Math.max(1, order.length)
    return new Map(order.map((line, place) => [line, xOf(i + changing.from + step * (place + 0.5))]))
  })
  const lines = series.map(({ id, nombre, tag, puestos }, line) => {
    const dots: PlaceLine['dots'] = []
    let path = ''
    puestos.forEach((place, month) => {
      if (place === null) return
      const [x, y] = [xOf(month), yOf(place)]
      const upright = uprights[month - 1]?.get(line)
      const held = month > 0 && puestos[month - 1] !== null
      path += held ? `${upright === undefined ? '' : `H${upright}V${y}`}H${x}` : `M${x} ${y}`
      dots.push({ x, y, place })
    })
    const last = puestos.at(-1)
    return {
      id,
      path,
      dots,
      end: last ? { y: yOf(last), text: small ? tag : shortened(nombre, longestName) } : undefined,
    }
  })
  let free = 0
  const columns = dates.flatMap((date, month) => {
    const x = xOf(month)
    if (x < free) return []
    const text = monthText(date, month === 0)
    free = x + text.length * letter + monthGap
    return [{ text, x }]
  })
  return { frame, lines, rows: tickPlaces(lowest).map((place) => ({ text: place, y: yOf(place) })), columns }
}
