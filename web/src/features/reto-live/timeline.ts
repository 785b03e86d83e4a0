import type { LiveSample } from '@trinchera/contract/retos'
import { chileDay } from '@trinchera/rules/chile-time'
import { formatTime } from '@trinchera/rules/presentation'
import { scalesOf, stepPaths, type Frame } from '../../ui/chart/plot'

/** If two samples are further apart than this, ms, the chart shows a gap. While the server is polled, one sample is stored each minute. */
const silenceMs = 3 * 60_000

/** A period in which the server played one map. `from` and `to` are in ms since the epoch. */
export interface MapStretch {
  mapa: string | null
  from: number
  to: number
  /** For each clan, the highest number of its players at one time. */
  most: number[]
}

const countOf = ({ jugadores }: LiveSample, clan: number) => jugadores.filter(({ id_clan }) => id_clan === clan).length

/** The periods in which the server played one map, in order. Each period ends at the first sample of the next map. */
export function mapStretches(samples: readonly LiveSample[], clans: readonly number[]): MapStretch[] {
  const stretches: MapStretch[] = []
  for (const sample of samples) {
    const at = Date.parse(sample.actualizado)
    const last = stretches.at(-1)
    const now = clans.map((clan) => countOf(sample, clan))
    if (last) last.to = at
    if (last && last.mapa === sample.mapa) last.most = last.most.map((most, i) => Math.max(most, now[i] ?? 0))
    else stretches.push({ mapa: sample.mapa, from: at, to: at, most: now })
  }
  return stretches
}

const hour = 3_600_000

/** Time marks of the chart, ms: the full hours within a period, and also the half hours if the period is at most two hours. */
function marksWithin(from: number, to: number): number[] {
  const every = to - from > 2 * hour ? hour : hour / 2
  const first = Math.ceil(from / every) * every
  return Array.from({ length: Math.floor((to - first) / every) + 1 }, (_, i) => first + i * every).filter(
    (at) => at <= to,
  )
}

/** Geometry of the chart: a line with each clan's number of players (gaps where there is no data), time marks, and the maps' names. */
export function drawTimeline(samples: readonly LiveSample[], clans: readonly number[], frame: Frame) {
  const times = samples.map(({ actualizado }) => Date.parse(actualizado))
  const [from = 0, to = 0] = [times[0], times.at(-1)]
  const top = Math.max(4, ...clans.flatMap((clan) => samples.map((sample) => countOf(sample, clan))))
  const { xOf, yOf } = scalesOf(frame, [from, to], [top, 0])
  const lines = clans.map((clan) => {
    const steps = samples.flatMap((sample, i) => {
      const at = times[i] ?? from
      const next = times[i + 1]
      const step = { x: xOf(at), y: yOf(countOf(sample, clan)) }
      return next !== undefined && next - at > silenceMs ? [step, { x: xOf(at + silenceMs / 3), y: undefined }] : [step]
    })
    return stepPaths(steps, xOf(to), yOf(0)).line
  })
  return {
    lines,
    rows: [top, 0].map((players) => ({ text: players, y: yOf(players) })),
    columns: marksWithin(from, to).map((at) => ({ text: formatTime(at), x: xOf(at) })),
    maps: mapStretches(samples, clans).map(({ mapa, from: start, to: end }) => ({
      mapa,
      x: xOf(start),
      width: xOf(end) - xOf(start),
    })),
  }
}

/** A period as text: '21:02–21:40'. The text says so if the period ends on the next day in Chile. */
export const stretchText = ({ from, to }: Pick<MapStretch, 'from' | 'to'>) =>
  `${formatTime(from)}–${formatTime(to)}${chileDay(from) === chileDay(to) ? '' : ' del día siguiente'}`
