// Writes bench/CURVES.md from what was measured.
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { digits } from '../lib/rounds'
import { bends } from './bends'
import { pointsOf, type Point } from './measured'
import { plans, type Plan } from './plans'

const cell = (point: Point, what: string) => point.figures[what]?.map(digits).join(' · ') ?? ''

/** The power of the size that leads from the last but one point to the last, of a figure's CPU where it is known. */
function power(points: readonly Point[], what: string): number {
  const [before, after] = points.slice(-2)
  const [small, large] = [before, after].map((point) => point?.figures[what]?.at(-1) ?? Number.NaN)
  return Math.log((large ?? 1) / (small ?? 1)) / Math.log((after?.size ?? 1) / (before?.size ?? 1))
}

const grows = (by: number) => by >= 0.15

function growth(by: number): string {
  if (Number.isNaN(by)) return ''
  return grows(by) ? `O(n^${by.toFixed(2)})` : 'O(1)'
}

function tableOf({ id, title }: Plan): string[] {
  const points = pointsOf(id)
  const last = points.at(-1)
  if (!last) return []
  const known = Object.keys(last.figures)
  const why = bends.filter(
    ({ curves, what }) => curves.some((name) => id.startsWith(name)) && grows(power(points, what)),
  )
  return [
    `## By ${title}`,
    '',
    `${[...new Set(points.map(({ date }) => date))].join(', ')}; load of the machine at the end of each: ${points.map(({ load }) => load.toFixed(1)).join(', ')}.`,
    '',
    `| what | ${points.map(({ size }) => size).join(' | ')} | from the last but one size to the last |`,
    `| --- | ${points.map(() => '---:').join(' | ')} | --- |`,
    ...known.map(
      (what) =>
        `| ${what} | ${points.map((point) => cell(point, what)).join(' | ')} | ${growth(power(points, what))} |`,
    ),
    '',
    ...why.map((bend) => `- \`${bend.what}\`: ${bend.why}`),
    ...(why.length ? [''] : []),
  ]
}

export function writeCurves(): void {
  const head = [
    '# How it grows',
    '',
    `${cpus().length} × ${cpus()[0]?.model ?? ''}, node ${process.version}. Written by \`npm run bench:curves\`; what follows from it is in [docs/scale.md](../docs/scale.md).`,
    'Medians of 5, in ms where a row does not say otherwise: by the clock, and on SQLite · of CPU, which is what its growth is told of. Reads are by HTTP, each the first after a commit that changed all it rests on.',
    'On a shared machine only neighbours in a row compare.',
    '',
  ]
  writeFileSync(join(import.meta.dirname, '..', 'CURVES.md'), [...head, ...plans.flatMap(tableOf)].join('\n'))
}
