/** @typedef {import('./keep-running.mjs').Kept} Kept */

/** All that a start keeps running: processes, and what they stand on, which must outlast them while they drain. */
export function crew() {
  /** @type {Kept[]} */
  const processes = []
  /** @type {Kept[]} */
  const ground = []
  return {
    /** @param {Kept} kept */
    add: (kept) => void processes.push(kept),
    /** @param {Kept} kept */
    standOn: (kept) => void ground.push(kept),
    /** Lets the processes drain, then ends what they stood on. @param {number} patience milliseconds for each of the two */
    async end(patience) {
      await Promise.all(processes.map((kept) => kept.stop(patience)))
      await Promise.all(ground.map((kept) => kept.stop(patience)))
    },
    kill() {
      for (const kept of [...processes, ...ground]) kept.kill()
    },
  }
}
