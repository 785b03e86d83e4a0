const maxAgeMs = 15 * 60_000
const maxConversations = 500

/** Stores the assistant's conversation id for each channel and user, so that follow-up questions have context. */
export class Conversations {
  readonly #threads = new Map<string, { thread: string; at: number }>()

  get(channel: string, person: string): string | null {
    const entry = this.#threads.get(`${channel}:${person}`)
    return entry && Date.now() - entry.at < maxAgeMs ? entry.thread : null
  }

  set(channel: string, person: string, thread: string) {
    const key = `${channel}:${person}`
    this.#threads.delete(key)
    this.#threads.set(key, { thread, at: Date.now() })
    const [oldest] = this.#threads.keys()
    if (this.#threads.size > maxConversations && oldest !== undefined) this.#threads.delete(oldest)
  }
}
