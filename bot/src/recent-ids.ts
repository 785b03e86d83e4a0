/** A bounded set of the latest ids. */
export class RecentIds {
  readonly #max: number
  readonly #seen = new Set<string>()

  constructor(max = 1000) {
    this.#max = max
  }

  /** False where it was there already. */
  add(id: string): boolean {
    if (this.#seen.has(id)) return false
    this.#seen.add(id)
    const [oldest] = this.#seen
    if (this.#seen.size > this.#max && oldest !== undefined) this.#seen.delete(oldest)
    return true
  }
}
