/** A map that holds so many entries and forgets the oldest. */
export class RecentMap<K, V> {
  readonly #entries = new Map<K, V>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  get(key: K): V | undefined {
    return this.#entries.get(key)
  }

  set(key: K, value: V) {
    this.#entries.delete(key)
    this.#entries.set(key, value)
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#most) break
      this.#entries.delete(oldest)
    }
  }

  /** Forgets the entry, unless another value has taken its place. */
  drop(key: K, value: V) {
    if (this.#entries.get(key) === value) this.#entries.delete(key)
  }
}
