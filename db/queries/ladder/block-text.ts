import type { LastMove, Shift } from '@trinchera/rules/ladder/shifts'
import { z } from 'zod'

const ids = z.array(z.number())
const moves = z.array(z.tuple([z.number(), z.string(), ids]))

export const rankedText = (ranked: readonly number[]): string => JSON.stringify(ranked)

export const parseRanked = (text: string): number[] => ids.parse(JSON.parse(text))

/**
 * The last move of each clan as JSON: a list of `[seq, at, clans]`, one for each log entry, because one entry moves many clans. Sorted, so
 * that equal moves give equal texts.
 */
export function movedText(moved: ReadonlyMap<number, LastMove>): string {
  const byEntry = new Map<number, [number, string, number[]]>()
  for (const [clan, { seq, at }] of moved) {
    const move = byEntry.get(seq)
    if (move) move[2].push(clan)
    else byEntry.set(seq, [seq, at, [clan]])
  }
  const all = [...byEntry.values()].sort(([one], [other]) => one - other)
  for (const [, , clans] of all) clans.sort((one, other) => one - other)
  return JSON.stringify(all)
}

export function parseMoved(text: string): Map<number, LastMove> {
  const moved = new Map<number, LastMove>()
  for (const [seq, at, clans] of moves.parse(JSON.parse(text))) for (const clan of clans) moved.set(clan, { seq, at })
  return moved
}

/** Shifts (changes of a clan's place) as a JSON list without brackets, with a comma after each value so that more can be appended. */
export const shiftsText = (shifts: readonly Shift[]): string =>
  shifts
    .map(({ seq, id_clan, desde, hasta, at }) => `${seq},${id_clan},${desde},${hasta},${JSON.stringify(at)},`)
    .join('')

/**
 * Reads a text made by `shiftsText`. Checked by hand instead of with zod, because a clan's curve needs tens of thousands of shifts. Throws
 * a RangeError if the text is malformed.
 */
export function parseShifts(text: string): Shift[] {
  const values: unknown = JSON.parse(`[${text.slice(0, -1)}]`)
  const shifts: Shift[] = []
  if (!Array.isArray(values)) return shifts
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
    shifts.push({ seq, at, id_clan, desde, hasta })
  }
  return shifts
}
