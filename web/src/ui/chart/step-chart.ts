import { lazily } from '@trinchera/rules/lazily'
import { locale, timeZone } from '@trinchera/rules/limits'
import { scalesOf, stepPaths, type Frame } from './plot'

/** A place held from `at` (ms since the epoch) on; 0 is unranked. */
export interface Step {
  at: number
  place: number
  note?: string
}

export interface ChartSize extends Frame {
  /** How many climbs have a note at most. */
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

export interface ChartDrawing {
  line: string
  area: string
  places: { text: number; y: number }[]
  dates: { text: string; x: number }[]
  marks: { x: number; y: number }[]
  notes: ChartNote[]
  end: { x: number; y: number; place: number } | undefined
}

const day = 86_400_000
/** Maximum width of a letter of the condensed font at 17 px. */
const letter = 6.2
const months = lazily(() => new Intl.DateTimeFormat(locale, { month: 'short', timeZone }))
const days = lazily(() => new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', timeZone }))
const capital = (text: string) => text.charAt(0).toLocaleUpperCase('es-CL') + text.slice(1).replace('.', '')

/** Ticks of the place axis: first, last, and round places between them that do not overlap either. */
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
      text: days().format(at),
    }))
    // A short history may have fewer days than ticks.
    return ticks.filter((tick, i) => tick.text !== ticks[i - 1]?.text)
  }
  const every = Math.ceil(span / (31 * day) / 7)
  const start = new Date(from)
  const ticks: { at: number; text: string }[] = []
  for (let month = start.getUTCMonth(); ; month += every) {
    // About midnight of the first of the month in Chile.
    const at = Date.UTC(start.getUTCFullYear(), month, 1, 4)
    if (at > to - 4 * day) return ticks
    if (at >= from - 8 * day) ticks.push({ at: Math.max(at, from), text: capital(months().format(at + day)) })
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

/** A free position for a climb's note; undefined if there is none. */
function placeNote(
  text: string,
  reach: Reach,
  reaches: readonly Reach[],
  size: ChartSize,
  yOf: (place: number) => number,
): ChartNote | undefined {
  const wide = text.length * letter
  const free = (left: number, right: number, top: number, bottom: number) =>
    left >= size.left &&
    right <= size.width - 8 &&
    !reaches.some((other) => other.x1 > left && other.x0 < right && other.y > top - 4 && other.y < bottom + 4)
  // First above and to the left of the climb's end, then below and to its right, inside the filled area.
  const above = yOf(reach.place) - 2
  if (free(reach.x0 - 10 - wide, reach.x0 - 10, above - 14, above + 4))
    return { x: reach.x0 - 10, y: above, anchor: 'end', text, inside: false }
  for (let y = Math.max(yOf(reach.place) + 26, yOf(reach.before) - 12); y < size.height - size.bottom - 8; y += 6) {
    if (free(reach.x0 + 12, reach.x0 + 12 + wide, y - 14, y + 4))
      return { x: reach.x0 + 12, y, anchor: 'start', text, inside: true }
  }
  return undefined
}

/** SVG paths of places over time: a stepped line that breaks where the clan was unranked. */
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
    end: last && { x: last.x1, y: last.y, place: last.place },
  }
}
