import { chileDay } from '@trinchera/rules/chile-time'
import { monthOf } from '@trinchera/rules/spanish-dates'
import { scalesOf, stepPaths, type Frame } from './plot'

/** A clan's place from the time `at` (ms since the epoch) on. Place 0: unranked. */
export interface Step {
  at: number
  place: number
  note?: string
}

export interface ChartSize extends Frame {
  /** Maximum number of climbs that are labelled with their note. */
  notes: number
}

export const deskSize: ChartSize = {
  width: 700,
  height: 250,
  left: 44,
  right: 50,
  top: 16,
  bottom: 34,
  gap: 10,
  foot: 6,
  notes: 2,
}
export const phoneSize: ChartSize = {
  ...deskSize,
  width: 328,
  height: 204,
  left: 26,
  right: 32,
  top: 12,
  bottom: 28,
  notes: 1,
}

export interface ChartNote {
  x: number
  y: number
  anchor: 'start' | 'end'
  text: string
  inside: boolean
}

/** A period in which the clan was unranked. `words`: position of the label that says so, if there is space for it. */
export interface ChartGap {
  x: number
  width: number
  words?: { x: number; anchor: 'start' | 'middle' | 'end' }
}

export interface ChartDrawing {
  line: string
  area: string
  places: { text: number; y: number }[]
  dates: { text: string; x: number }[]
  marks: { x: number; y: number }[]
  notes: ChartNote[]
  gaps: ChartGap[]
  end: { x: number; y: number; place: number } | undefined
}

const day = 86_400_000
/** Width in px of the widest character of the condensed font at 17 px. */
const letter = 6.2
/** Name of the month in Chile at a time (ms since the epoch). */
export const monthName = (at: number) => monthOf(chileDay(at))
const shortMonth = (at: number) => monthName(at).charAt(0).toUpperCase() + monthName(at).slice(1, 3)
/** Day and month in Chile, such as '5/7' for 5 July. */
const dayAndMonth = (at: number) => chileDay(at).split('-').slice(1).reverse().map(Number).join('/')

/** Labelled places of the vertical axis: the first, the last, and round numbers between them that do not overlap the last. */
export function placeTicks(last: number): number[] {
  const step = [5, 10, 20, 50, 100, 200, 500, 1000].find((size) => last / size <= 4) ?? 2000
  const between: number[] = []
  for (let place = step; place < last - step / 2; place += step) between.push(place)
  return last > 1 ? [1, ...between, last] : [1]
}

function dateTicks(from: number, to: number): { at: number; text: string }[] {
  const span = to - from
  if (span < 50 * day) {
    const ticks = Array.from({ length: 5 }, (_, i) => from + (span * i) / 5).map((at) => ({
      at,
      text: dayAndMonth(at),
    }))
    // In a short history, several ticks may fall on one day. Repeated days are removed.
    return ticks.filter((tick, i) => tick.text !== ticks[i - 1]?.text)
  }
  const every = Math.ceil(span / (31 * day) / 7)
  const start = new Date(from)
  const ticks: { at: number; text: string }[] = []
  for (let month = start.getUTCMonth(); ; month += every) {
    // About midnight in Chile (4:00 UTC) on the first day of the month.
    const at = Date.UTC(start.getUTCFullYear(), month, 1, 4)
    if (at > to - 4 * day) return ticks
    if (at >= from - 8 * day) ticks.push({ at: Math.max(at, from), text: shortMonth(at + day) })
  }
}

interface Reach {
  x0: number
  x1: number
  y: number
  place: number
  step: Step
  before: number
}

/** Height in px of a note's characters above (`rise`) and below (`fall`) the baseline. */
const rise = 14
const fall = 4

/** Position for the note of a climb, next to the mark at the climb's end; undefined if every position overlaps something. */
function placeNote(
  text: string,
  reach: Reach,
  reaches: readonly Reach[],
  size: ChartSize,
  yOf: (place: number) => number,
): ChartNote | undefined {
  const wide = text.length * letter
  const { x0, y } = reach
  /** True if the note fits inside the chart and no segment of the line crosses it. */
  const free = (left: number, top: number, bottom: number) =>
    left >= size.left &&
    left + wide <= size.width - 8 &&
    top >= 0 &&
    bottom <= size.height - size.bottom &&
    !reaches.some((other) => {
      const level = other.x1 > left && other.x0 < left + wide && other.y > top && other.y < bottom
      const from = other.before > 0 ? yOf(other.before) : other.y
      const upright = other.x0 > left && other.x0 < left + wide
      return level || (upright && Math.max(from, other.y) > top && Math.min(from, other.y) < bottom)
    })
  const places: ChartNote[] = [
    { x: x0 - 10, y: y - 2, anchor: 'end', text, inside: false },
    { x: x0 + 8, y: y - 8, anchor: 'start', text, inside: false },
    { x: x0 + 10, y: y + 22, anchor: 'start', text, inside: true },
    { x: x0 - 10, y: y + 22, anchor: 'end', text, inside: true },
  ]
  return places.find((note) => free(note.anchor === 'end' ? note.x - wide : note.x, note.y - rise, note.y + fall))
}

export const gapText = 'No Rankeado'

/** Periods in which the clan was unranked. Each gap that is wide enough is labelled; if none is, the label is next to the widest gap. */
function drawGaps(
  steps: readonly Step[],
  until: number,
  { left, right, width: all }: ChartSize,
  xOf: (at: number) => number,
) {
  const words = gapText.length * letter
  const gaps = steps.flatMap(({ at, place }, i) => {
    const x = xOf(at)
    return place === 0 ? [{ x, width: xOf(steps[i + 1]?.at ?? until) - x }] : []
  })
  const widest = Math.max(...gaps.map(({ width }) => width))
  return gaps.map(({ x, width }): ChartGap => {
    if (width > words + 8) return { x, width, words: { x: x + width / 2, anchor: 'middle' } }
    if (width < widest) return { x, width }
    const after = x + width + 6
    return after + words <= all - right || x - 6 - words < left
      ? { x, width, words: { x: after, anchor: 'start' } }
      : { x, width, words: { x: x - 6, anchor: 'end' } }
  })
}

/** Everything to draw in a chart of places over time. The stepped line is interrupted while the clan is unranked. */
export function drawSteps(steps: readonly Step[], until: number, lastPlace: number, size: ChartSize): ChartDrawing {
  const from = steps[0]?.at ?? until
  const worst = Math.max(lastPlace, ...steps.map((step) => step.place), 2)
  const { xOf, yOf } = scalesOf(size, [from, until], [1, worst])
  const points = steps.map(({ at, place }) => ({ x: xOf(at), y: place > 0 ? yOf(place) : undefined }))

  const reaches = steps.flatMap((step, i): Reach[] => {
    const { x = 0, y } = points[i] ?? {}
    const before = steps[i - 1]?.place ?? 0
    return y === undefined ? [] : [{ x0: x, x1: points[i + 1]?.x ?? xOf(until), y, place: step.place, step, before }]
  })
  const climbs = reaches
    .filter((reach) => reach.before - reach.place > 1)
    .sort(
      (a, b) =>
        Number(Boolean(b.step.note)) - Number(Boolean(a.step.note)) || b.before - b.place - (a.before - a.place),
    )
  const marks: { x: number; y: number }[] = []
  const notes: ChartNote[] = []
  for (const climb of climbs) {
    if (notes.length === size.notes) break
    const short = `del ${climb.before} al ${climb.place}`
    const note =
      placeNote(climb.step.note ?? short, climb, reaches, size, yOf) ?? placeNote(short, climb, reaches, size, yOf)
    if (!note || notes.some((other) => Math.abs(other.y - note.y) < 20)) continue
    notes.push(note)
    marks.push({ x: climb.x0, y: climb.y })
  }
  const last = points.at(-1)?.y === undefined ? undefined : reaches.at(-1)
  return {
    ...stepPaths(points, xOf(until), size.height - size.bottom),
    places: placeTicks(worst).map((place) => ({ text: place, y: yOf(place) })),
    dates: dateTicks(from, until).map(({ at, text }) => ({ text, x: xOf(at) })),
    marks,
    notes,
    gaps: drawGaps(steps, until, size, xOf),
    end: last && { x: last.x1, y: last.y, place: last.place },
  }
}
