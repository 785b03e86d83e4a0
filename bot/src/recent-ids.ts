/** A set that keeps only the latest `max` ids that were added. */
export class RecentIds {
  readonly #max: number
  readonly #seen = new Set<string>()

  constructor(max = 1000) {
    this.#max = max
  }

  /** Adds an id. True if it is new; false if it was already in the set. */
  add(id: string): boolean {
    if (this.#seen.has(id)) return false
    this.#seen.add(id)
    const [oldest] = this.#seen
    if (this.#seen.size > this.#max && oldest !== undefined) this.#seen.delete(oldest)
    return true
  }
}
