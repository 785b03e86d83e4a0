// Writes bench/CURVES.md from what was measured.
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { digits, median } from '../lib/rounds'
import { bends } from './bends'
import { pointsOf, type Point } from './measured'
import { plans, type Plan } from './plans'

const read = 'GET '
/** A read that took less than so much longer, ms, has not grown. */
const leastGrowth = 1

const cell = (point: Point, what: string) => point.figures[what]?.map(digits).join(' · ') ?? ''

/** A figure's CPU where it is known, or else the figure itself. */
const costOf = (point: Point, what: string) => point.figures[what]?.at(-1) ?? Number.NaN

/**
 * The power of the size that leads to the last point, from the one before it that is no more than half as large. Of reads it is told beyond what the median one
 * grew by, which is the machine's doing.
 */
function power(points: readonly Point[], what: string): number {
  const large = points.at(-1)
  const small = points.findLast(({ size }) => size * 2 <= (large?.size ?? 0))
  if (!small || !large) return Number.NaN
  const ratioOf = (each: string) => costOf(large, each) / costOf(small, each)
  const powerOf = (ratio: number) => Math.log(ratio) / Math.log(large.size / small.size)
  const isRead = (each: string) => each.startsWith(read)
  if (!isRead(what)) return powerOf(ratioOf(what))
  if (costOf(large, what) - costOf(small, what) < leastGrowth) return 0
  return Math.max(0, powerOf(ratioOf(what) / median(Object.keys(large.figures).filter(isRead).map(ratioOf))))
}

const isBent = (by: number) => Math.abs(by) >= 0.15

const growth = (by: number) => (Number.isNaN(by) ? '' : isBent(by) ? `O(n^${by.toFixed(2)})` : 'O(1)')

function tableOf({ id, title }: Plan): string[] {
  const points = pointsOf(id)
  const last = points.at(-1)
  if (!last) return []
  const known = Object.keys(last.figures)
  const why = bends.flatMap(({ curves, what, why }) => {
    const shown = curves.some((name) => id.startsWith(name)) ? what.filter((each) => isBent(power(points, each))) : []
    return shown.length ? [`- ${shown.map((each) => `\`${each}\``).join(', ')}: ${why}.`] : []
  })
  return [
    `## By ${title}`,
    '',
    `${[...new Set(points.map(({ date }) => date))].join(', ')}; load of the machine at the end of each: ${points.map(({ load }) => load.toFixed(1)).join(', ')}.`,
    '',
    `| what | ${points.map(({ size }) => size).join(' | ')} | to the last from at most half of it |`,
    `| --- | ${points.map(() => '---:').join(' | ')} | --- |`,
    ...known.map(
      (what) =>
        `| ${what} | ${points.map((point) => cell(point, what)).join(' | ')} | ${growth(power(points, what))} |`,
    ),
    '',
    ...why,
    ...(why.length ? [''] : []),
  ]
}

export function writeCurves(): void {
  const head = [
    '# How it grows',
    '',
    `${cpus().length} × ${cpus()[0]?.model ?? ''}, node ${process.version}. Written by \`npm run bench:curves\`; what follows from it is in [docs/scale.md](../docs/scale.md).`,
    "Medians of 5, in ms where a row does not say otherwise: by the clock · of CPU, the database's with it, which is what growth is told of. Reads are by HTTP, each the first after a commit that changed all it rests on.",
    'How a read grows is told beyond what the median read of the table grew by, since on a shared machine all of them scatter alike; less than 1 ms counts as nothing. What bends and has no line under its table scattered: nothing in it depends on the size.',
    '',
  ]
  writeFileSync(join(import.meta.dirname, '..', 'CURVES.md'), [...head, ...plans.flatMap(tableOf)].join('\n'))
}
