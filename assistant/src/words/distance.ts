/** Longer words than this are nobody's slip. */
const longest = 64
/** Written over at each comparison. */
const rows = [new Uint8Array(longest), new Uint8Array(longest), new Uint8Array(longest)] as const

/**
 * How many letters must be put in, left out, changed or swapped with their neighbour to make one word of the other; `most + 1` where it takes more
 * than `most`.
 */
export function distance(a: string, b: string, most: number): number {
  if (a === b) return 0
  if (Math.abs(a.length - b.length) > most || b.length >= longest) return most + 1
  let [before, last, row] = rows
  for (let j = 0; j <= b.length; j++) last[j] = j
  for (let i = 1; i <= a.length; i++) {
    row[0] = i
    let best = i
    for (let j = 1; j <= b.length; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1)
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      const swapped =
        i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1)
      if (swapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row[j] = cost
      if (cost < best) best = cost
    }
    if (best > most) return most + 1
    ;[before, last, row] = [last, row, before]
  }
  return Math.min(last[b.length] ?? 0, most + 1)
}

/** How many slips are forgiven in a word of that length. */
export const slipsFor = (length: number): number => (length < 3 ? 0 : length < 8 ? 1 : 2)
