import type { PlaceMove } from '@trinchera/contract/rulings'

const last = (place: number) => (place === 0 ? Infinity : place)

/** The clans that move, in the order they stand in now and in the one they would: each is once in both, and row by row the places meet. */
export function columnsOf(moves: readonly PlaceMove[]): { now: PlaceMove[]; later: PlaceMove[] } {
  return {
    now: moves.toSorted((a, b) => last(a.antes) - last(b.antes) || last(a.despues) - last(b.despues)),
    later: moves.toSorted((a, b) => last(a.despues) - last(b.despues) || last(a.antes) - last(b.antes)),
  }
}

/** Of the drawing between the columns, in its own units. */
export const lane = { width: 52, row: 32 } as const

const middle = (index: number) => (index + 0.5) * lane.row

/** A clan that is merely passed: level, across, level. */
export const passedLine = (from: number, to: number) =>
  `M0 ${middle(from)}H8L${lane.width - 8} ${middle(to)}H${lane.width}`

/** How far down its fall a punished clan is at each step, in rows. */
function steps(fall: number): number[] {
  const far = Math.abs(fall)
  const down =
    far < 2 ? [far] : far < 4 ? [Math.ceil(far / 2), far] : [Math.round(far * 0.25), Math.round(far * 0.625), far]
  return down.map((rows) => Math.sign(fall) * rows)
}

/** A punished clan: its line falls in steps, as a trench runs. `aside`: px to the right, so that two of them do not run on each other. */
export function punishedLine(from: number, to: number, aside = 0): string {
  if (from === to) return `M0 ${middle(from)}H${lane.width}`
  const falls = steps(to - from)
  const pace = lane.width / (falls.length + 1)
  const path = falls.map((rows, index) => `H${Math.round(pace * (index + 1)) + aside}V${middle(from + rows)}`).join('')
  return `M0 ${middle(from)}${path}H${lane.width}`
}
