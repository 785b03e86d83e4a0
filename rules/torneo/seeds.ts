import { hash } from '../art/random'

/** A generator of pseudo-random numbers in [0, 1): mulberry32, seeded with a text's FNV-1a hash (docs/rules.md#Seeds of a torneo). */
function drawn(seed: string): () => number {
  let state = hash(seed)
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}

/** Draws the order of seeds: a Fisher–Yates shuffle of the clan ids, sorted before. The same `seed` text always gives the same order. */
export function seedsByDraw(teams: readonly number[], seed: string): number[] {
  const order = [...teams].sort((x, y) => x - y)
  const next = drawn(seed)
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(next() * (last + 1))
    const moved = order[last] ?? 0
    order[last] = order[other] ?? 0
    order[other] = moved
  }
  return order
}

/** Seeds in the order of the first round's sides: 1 meets the last, and so on. Seeds 1 and 2 can meet only in the final. */
export function seedOrder(size: number): number[] {
  let order = [1]
  for (let width = 2; width <= size; width *= 2) order = order.flatMap((seed) => [seed, width + 1 - seed])
  return order
}

/** Number of sides in the first round: the smallest power of two that is at least `count` and at least 2. */
export const bracketSize = (count: number): number => 2 ** Math.max(1, Math.ceil(Math.log2(count)))
