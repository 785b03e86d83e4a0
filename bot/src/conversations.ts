/** How long a conversation is remembered, ms, and how many are. */
const remembered = 15 * 60_000
const most = 500

/** The assistant's thread of each person in each channel, so that a follow-up is understood. */
export class Conversations {
  readonly #threads = new Map<string, { thread: string; at: number }>()

  of(channel: string, person: string): string | null {
    const kept = this.#threads.get(`${channel}:${person}`)
    return kept && Date.now() - kept.at < remembered ? kept.thread : null
  }

  keep(channel: string, person: string, thread: string) {
    const key = `${channel}:${person}`
    this.#threads.delete(key)
    this.#threads.set(key, { thread, at: Date.now() })
    const [oldest] = this.#threads.keys()
    if (this.#threads.size > most && oldest !== undefined) this.#threads.delete(oldest)
  }
}
