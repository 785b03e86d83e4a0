// What `npm run bench:curves` has measured so far, in bench/curves/measured.json: a run replaces the points that it measures again and keeps the others.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const file = join(import.meta.dirname, 'measured.json')

/** A figure, and beside it the CPU time that was used for it, where it is known. */
const figure = z.tuple([z.number()]).rest(z.number())
export type Figure = z.infer<typeof figure>
/** What was measured at one size, by what it is. */
export type Figures = Map<string, Figure>

const point = z.object({
  size: z.number(),
  date: z.string(),
  /** How many processes wanted to run at the end of it, on the average of a minute. */
  load: z.number(),
  seconds: z.number(),
  figures: z.record(z.string(), figure),
})
export type Point = z.infer<typeof point>

const curve = z.object({ id: z.string(), points: z.array(point) })
export type Curve = z.infer<typeof curve>

const known = (): Curve[] => (existsSync(file) ? z.array(curve).parse(JSON.parse(readFileSync(file, 'utf8'))) : [])

export const pointsOf = (id: string): readonly Point[] => known().find((each) => each.id === id)?.points ?? []

export function keepPoint(id: string, measured: Point): void {
  const curves = known()
  const others = pointsOf(id).filter(({ size }) => size !== measured.size)
  const renewed = { id, points: [...others, measured].toSorted((a, b) => a.size - b.size) }
  const all = [...curves.filter((each) => each.id !== id), renewed].toSorted((a, b) => a.id.localeCompare(b.id))
  writeFileSync(file, `${JSON.stringify(all, null, 1)}\n`)
}
