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

/** Names to be recognised in what people type, among thousands, in well under a millisecond. */
export class NameIndex<T> {
  readonly #entries: Entry<T>[] = []
  readonly #exact = new Map<string, number[]>()
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

  /** Those of exactly that key, whole names before short forms. */
  exact(key: string): Found<T>[] {
    const found = (this.#exact.get(key) ?? []).flatMap((index) => {
      const entry = this.#entries[index]
      return entry && !entry.gone ? [{ value: entry.value, slips: 0, short: entry.short }] : []
    })
    return found.some(({ short }) => !short) ? found.filter(({ short }) => !short) : found
  }

  /** The names with the fewest slips from a key, at most as many as its length forgives, or as `most`. */
  near(key: string, most = nameSlips(key.length)): Found<T>[] {
    if (most === 0) return []
    let best: Found<T>[] = []
    let fewest = most
    for (const entry of this.#candidates(key, most)) {
      const slips = distance(key, entry.key, fewest)
      // a short name that begins otherwise is another name
      if (slips > fewest || slips === 0 || (key.length < 7 && entry.key.charAt(0) !== key.charAt(0))) continue
      if (slips < fewest) best = []
      fewest = slips
      best.push({ value: entry.value, slips, short: entry.short })
    }
    return best
  }

  /** The names that share the most with a key, however far they are, for "did you mean". */
  like(key: string, most: number): T[] {
    const wanted = trigrams(key)
    return this.#counted(wanted, () => true)
      .map(([entry, shared]) => ({ entry, score: (2 * shared) / (wanted.length + entry.key.length + 1) }))
      .filter(({ score }) => score > 0.3)
      .sort((a, b) => b.score - a.score)
      .slice(0, most)
      .map(({ entry }) => entry.value)
  }

  #put(entry: Entry<T>) {
    const index = this.#entries.push(entry) - 1
    for (const [map, key] of [
      [this.#exact, entry.key] as const,
      ...trigrams(entry.key).map((gram) => [this.#postings, gram] as const),
    ]) {
      const list = map.get(key)
      if (list) list.push(index)
      else map.set(key, [index])
    }
  }

  /** A slip spoils four trigrams at most, where two letters are swapped: who shares fewer is too far. */
  #candidates(key: string, most: number): Entry<T>[] {
    const wanted = trigrams(key)
    const least = Math.max(1, wanted.length - 4 * most)
    return this.#counted(wanted, (length) => Math.abs(length - key.length) <= most).flatMap(([entry, shared]) =>
      shared >= least ? [entry] : [],
    )
  }

  /** The entries of a fitting length that share trigrams, with how many. */
  #counted(wanted: readonly string[], fits: (length: number) => boolean): [Entry<T>, number][] {
    if (this.#shared.length < this.#entries.length) this.#shared = new Uint8Array(this.#entries.length * 2)
    const [shared, met]: [Uint8Array, number[]] = [this.#shared, []]
    for (const gram of wanted) {
      for (const index of this.#postings.get(gram) ?? []) {
        const count = shared[index] ?? 0
        if (count === 0) {
          const entry = this.#entries[index]
          if (!entry || entry.gone || !fits(entry.key.length)) continue
          met.push(index)
        }
        if (count < 255) shared[index] = count + 1
      }
    }
    return met.flatMap((index) => {
      const entry = this.#entries[index]
      const count = shared[index] ?? 0
      shared[index] = 0
      return entry ? [[entry, count] satisfies [Entry<T>, number]] : []
    })
  }

  #rebuild() {
    const living = this.#entries.filter((entry) => !entry.gone)
    this.#entries.length = 0
    this.#exact.clear()
    this.#postings.clear()
    this.#gone = 0
    for (const entry of living) this.#put(entry)
  }
}
