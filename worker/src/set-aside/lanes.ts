/**
 * Runs work concurrently, but work that may kill the process (`alone`) by itself: after a crash nobody could tell which of several was the cause.
 */
export class Lanes {
  #running = 0
  #alone = false
  readonly #waiting: { alone: boolean; begin: () => void }[] = []

  async run<T>(alone: boolean, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((begin) => {
      this.#waiting.push({ alone, begin })
      this.#next()
    })
    try {
      return await work()
    } finally {
      this.#running--
      this.#alone = false
      this.#next()
    }
  }

  /** In the order of arrival, so that neither kind waits for ever. */
  #next() {
    for (let [first] = this.#waiting; first; [first] = this.#waiting) {
      if (this.#alone || (first.alone && this.#running > 0)) return
      this.#waiting.shift()
      this.#running++
      this.#alone = first.alone
      first.begin()
    }
  }
}
