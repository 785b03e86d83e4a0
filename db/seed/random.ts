export interface Random {
  /** A number in [0, 1). */
  next(): number
  /** A number in [min, max). */
  between(min: number, max: number): number
  /** An integer between the two ends, both included. */
  int(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** A random item; an item with twice the weight is twice as probable. */
  weighted<T>(list: readonly T[], weight: (item: T) => number): T
  shuffle<T>(list: readonly T[]): T[]
}

/** A deterministic generator, seeded with a text. Each part of the seed data has its own, so that a longer list changes no other part. */
export function createRandom(words: string): Random {
  let state = 0x9e3779b9
  for (const letter of words) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x85ebca6b) ^ (state >>> 13)
  state = state || 1

  const next = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
  for (let warm = 0; warm < 8; warm++) next()

  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const pick = <T>(list: readonly T[]): T => {
    const item = list[int(0, list.length - 1)]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }
  return {
    next,
    int,
    pick,
    between: (min, max) => min + next() * (max - min),
    chance: (probability) => next() < probability,
    weighted(list, weight) {
      let left = next() * list.reduce((sum, item) => sum + weight(item), 0)
      return list.find((item) => (left -= weight(item)) < 0) ?? pick(list)
    },
    shuffle: (list) =>
      list
        .map((item) => ({ item, at: next() }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ item }) => item),
  }
}
