import type { PlaceMove } from '@trinchera/contract/rulings'

const unrankedLast = (place: number) => (place === 0 ? Infinity : place)

/** The clans that change their place, once sorted by current place and once by new place. */
export function columnsOf(moves: readonly PlaceMove[]): { current: PlaceMove[]; next: PlaceMove[] } {
  return {
    current: [...moves].sort(
      (a, b) => unrankedLast(a.antes) - unrankedLast(b.antes) || unrankedLast(a.despues) - unrankedLast(b.despues),
    ),
    next: [...moves].sort(
      (a, b) => unrankedLast(a.despues) - unrankedLast(b.despues) || unrankedLast(a.antes) - unrankedLast(b.antes),
    ),
  }
}

/** Size of the drawing between the two lists in viewBox units: its width, and the height of one row. */
export const lane = { width: 52, row: 32 } as const

const middle = (index: number) => (index + 0.5) * lane.row

/** SVG path for a clan that moves only because another clan is punished: horizontal, diagonal, horizontal. */
export const passedLine = (from: number, to: number) =>
  `M0 ${middle(from)}H8L${lane.width - 8} ${middle(to)}H${lane.width}`

/** Splits a punished clan's fall into steps. Returns the total number of rows fallen after each step. */
function steps(fall: number): number[] {
  const far = Math.abs(fall)
  const down =
    far < 2 ? [far] : far < 4 ? [Math.ceil(far / 2), far] : [Math.round(far * 0.25), Math.round(far * 0.625), far]
  return down.map((rows) => Math.sign(fall) * rows)
}

/** SVG path for a punished clan, shaped like stairs. `aside` shifts it to the right (viewBox units), so that two paths do not overlap. */
export function punishedLine(from: number, to: number, aside = 0): string {
  if (from === to) return `M0 ${middle(from)}H${lane.width}`
  const falls = steps(to - from)
  const pace = lane.width / (falls.length + 1)
  const path = falls.map((rows, index) => `H${Math.round(pace * (index + 1)) + aside}V${middle(from + rows)}`).join('')
  return `M0 ${middle(from)}${path}H${lane.width}`
}
