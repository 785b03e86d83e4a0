import type { Shift } from '@trinchera/rules/ladder/shifts'
import { z } from 'zod'

const ids = z.array(z.number())
const movedAt = z.record(z.string(), ids)

export const rankedText = (ranked: readonly number[]): string => JSON.stringify(ranked)

export const parseRanked = (text: string): number[] => ids.parse(JSON.parse(text))

/** Clans by when they were moved last, since an entry that moves many has one date; the same text however the fold came to it. */
export function movedText(moved: ReadonlyMap<number, string>): string {
  const byDate = new Map<string, number[]>()
  for (const [clan, at] of [...moved].sort(([one], [other]) => one - other)) {
    const clans = byDate.get(at)
    if (clans) clans.push(clan)
    else byDate.set(at, [clan])
  }
  return JSON.stringify(Object.fromEntries(byDate))
}

export function parseMoved(text: string): Map<number, string> {
  const moved = new Map<number, string>()
  for (const [at, clans] of Object.entries(movedAt.parse(JSON.parse(text))))
    for (const clan of clans) moved.set(clan, at)
  return moved
}

/** JSON of all shifts in one list, without its brackets and with a comma after each value, so that others can be appended as they are. */
export const shiftsText = (shifts: readonly Shift[]): string =>
  shifts
    .map(({ seq, id_clan, desde, hasta, at }) => `${seq},${id_clan},${desde},${hasta},${JSON.stringify(at)},`)
    .join('')

/** In the order of their entries, in whichever they were appended. Checked by hand: a clan's curve is read from tens of thousands. */
export function parseShifts(text: string): Shift[] {
  const values: unknown = JSON.parse(`[${text.slice(0, -1)}]`)
  const shifts: Shift[] = []
  if (!Array.isArray(values)) return shifts
  let isInOrder = true
  for (let index = 0; index < values.length; index += 5) {
    const seq: unknown = values[index]
    const id_clan: unknown = values[index + 1]
    const desde: unknown = values[index + 2]
    const hasta: unknown = values[index + 3]
    const at: unknown = values[index + 4]
    if (
      typeof seq !== 'number' ||
      typeof id_clan !== 'number' ||
      typeof desde !== 'number' ||
      typeof hasta !== 'number' ||
      typeof at !== 'string'
    )
      throw new RangeError('these are no shifts')
    isInOrder &&= (shifts.at(-1)?.seq ?? 0) <= seq
    shifts.push({ seq, at, id_clan, desde, hasta })
  }
  return isInOrder ? shifts : shifts.sort((a, b) => a.seq - b.seq)
}
