import { distance } from '../words/distance'
import { plain } from '../words/plain'
import { sound } from '../words/sound'

/** A name as names are compared in questions: how its words sound, without spaces or signs. */
export const nameKey = (name: string): string => (plain(name).match(/[\p{L}\p{N}]+/gu) ?? []).map(sound).join('')

/** What a name was recognised by: itself, a short form of it, or a spelling so many slips away. */
export interface Found<T> {
  value: T
  slips: number
  short: boolean
}

interface Entry<T> {
  key: string
  value: T
  short: boolean
  gone: boolean
}

const trigrams = (key: string): string[] => {
  const padded = `  ${key} `
  return Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3))
}

/** How many slips are forgiven in a name of that length: more than in a word, for there is less to take it for. */
const nameSlips = (length: number): number => (length < 5 ? 0 : length < 10 ? 1 : length < 15 ? 2 : 3)

/** What a question may still cost, in entries looked at: names made to look alike are all candidates of each other. */
export interface SearchBudget {
  left: number
}
/** Of a search that is not counted with others. */
const oneSearch = 200_000
/** What comparing a candidate letter by letter costs, in entries looked at. */
const comparison = 20
/** As many names are told apart by a question; of more that sound alike the oldest are known. */
const mostFound = 100

/** Names to be recognised in what people type, among thousands, in well under a millisecond. */
export class NameIndex<T> {
  readonly #entries: Entry<T>[] = []
  readonly #exact = new Map<string, number[]>()
  readonly #short = new Map<string, number[]>()
  readonly #postings = new Map<string, number[]>()
  #gone = 0
  /** By entry, while one search counts. */
  #shared = new Uint8Array(0)

  add(name: string, value: T, short = false) {
    const key = nameKey(name)
    if (key) this.#put({ key, value, short, gone: false })
  }

  remove(is: (value: T) => boolean) {
    for (const entry of this.#entries) {
      if (entry.gone || !is(entry.value)) continue
      entry.gone = true
      this.#gone++
    }
    if (this.#gone * 4 > this.#entries.length) this.#rebuild()
  }

  /** Those of exactly that key, whole names before short forms, at most `mostFound`. */
  exact(key: string): Found<T>[] {
    const whole = this.#living(this.#exact.get(key))
    return whole.length ? whole : this.#living(this.#short.get(key))
  }

  #living(indexes: readonly number[] = []): Found<T>[] {
    const found: Found<T>[] = []
    for (const index of indexes) {
      const entry = this.#entries[index]
      if (entry && !entry.gone) found.push({ value: entry.value, slips: 0, short: entry.short })
      if (found.length === mostFound) break
    }
    return found
  }

  /** The names with the fewest slips from a key, at most as many as its length forgives, or as `most`; of many what the budget allows. */
  near(key: string, most = nameSlips(key.length), budget: SearchBudget = { left: oneSearch }): Found<T>[] {
    if (most === 0 || budget.left <= 0) return []
    let best: Found<T>[] = []
    let fewest = most
    for (const entry of this.#candidates(key, most, budget)) {
      if (budget.left <= 0) break
      budget.left -= comparison
      const slips = distance(key, entry.key, fewest)
      // a short name that begins otherwise is another name
      if (slips > fewest || slips === 0 || (key.length < 7 && entry.key.charAt(0) !== key.charAt(0))) continue
      if (slips < fewest) best = []
      fewest = slips
      if (best.length < mostFound) best.push({ value: entry.value, slips, short: entry.short })
    }
    return best
  }

  /** The names that share the most with a key, however far they are, for "did you mean". */
  like(key: string, most: number): T[] {
    const wanted = trigrams(key)
    const { met, unread } = this.#counted(wanted, () => true, oneSearch)
    return met
      .map(([entry, shared]) => ({ entry, score: (2 * (shared + unread)) / (wanted.length + entry.key.length + 1) }))
      .filter(({ score }) => score > 0.3)
      .sort((a, b) => b.score - a.score)
      .slice(0, most)
      .map(({ entry }) => entry.value)
  }

  #put(entry: Entry<T>) {
    const index = this.#entries.push(entry) - 1
    for (const [map, key] of [
      [entry.short ? this.#short : this.#exact, entry.key] as const,
      ...trigrams(entry.key).map((gram) => [this.#postings, gram] as const),
    ]) {
      const list = map.get(key)
      if (list) list.push(index)
      else map.set(key, [index])
    }
  }

  /** A slip spoils four trigrams at most, where two letters are swapped: who shares fewer is too far. */
  #candidates(key: string, most: number, budget: SearchBudget): Entry<T>[] {
    const wanted = trigrams(key)
    // the other half is for comparing them
    const allowed = Math.min(oneSearch, Math.ceil(budget.left / 2))
    const { met, looked, unread } = this.#counted(wanted, (length) => Math.abs(length - key.length) <= most, allowed)
    budget.left -= looked
    const least = Math.max(1, wanted.length - 4 * most - unread)
    return met.flatMap(([entry, shared]) => (shared >= least ? [entry] : []))
  }

  /**
   * The entries of a fitting length that share trigrams, with how many: of the rarest trigrams first, as far as `allowed` entries go. `unread`: the
   * trigrams that were left.
   */
  #counted(
    wanted: readonly string[],
    fits: (length: number) => boolean,
    allowed: number,
  ): { met: [Entry<T>, number][]; looked: number; unread: number } {
    if (this.#shared.length < this.#entries.length) this.#shared = new Uint8Array(this.#entries.length * 2)
    const [shared, indexes]: [Uint8Array, number[]] = [this.#shared, []]
    let [looked, unread] = [0, 0]
    const lists = wanted.map((gram) => this.#postings.get(gram) ?? []).sort((a, b) => a.length - b.length)
    for (const list of lists) {
      const read = Math.min(list.length, allowed - looked)
      if (read < list.length) unread++
      looked += read
      for (let at = 0; at < read; at++) {
        const index = list[at] ?? 0
        const count = shared[index] ?? 0
        if (count === 0) {
          const entry = this.#entries[index]
          if (!entry || entry.gone || !fits(entry.key.length)) continue
          indexes.push(index)
        }
        if (count < 255) shared[index] = count + 1
      }
    }
    const met = indexes.flatMap((index) => {
      const entry = this.#entries[index]
      const count = shared[index] ?? 0
      shared[index] = 0
      return entry ? [[entry, count] satisfies [Entry<T>, number]] : []
    })
    return { met, looked, unread }
  }

  #rebuild() {
    const living = this.#entries.filter((entry) => !entry.gone)
    this.#entries.length = 0
    this.#exact.clear()
    this.#short.clear()
    this.#postings.clear()
    this.#gone = 0
    for (const entry of living) this.#put(entry)
  }
}
