/** Remembers the last so many ids. */
export class Recent {
  readonly #most: number
  readonly #seen = new Set<string>()

  constructor(most = 1000) {
    this.#most = most
  }

  /** Whether it is new; from now on it is not. */
  isNew(id: string): boolean {
    if (this.#seen.has(id)) return false
    this.#seen.add(id)
    const [oldest] = this.#seen
    if (this.#seen.size > this.#most && oldest !== undefined) this.#seen.delete(oldest)
    return true
  }
}
