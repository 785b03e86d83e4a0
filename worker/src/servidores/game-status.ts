import { isUtf8 } from 'node:buffer'

/** What a server says of itself by key in lower case, and its players in the order of their numbers. */
export interface GameStatus {
  server: ReadonlyMap<string, string>
  players: readonly ReadonlyMap<string, string>[]
}

/** More packets than any answer has. */
const mostPackets = 64
/** `player_0`, `frags_0` … */
const ofPlayer = /^([a-z]+)_(\d+)$/

/** The game passes bytes on as each server and player wrote them: UTF-8 where they are valid as such, else latin1. */
function decoded(latin1: string): string {
  const bytes = Buffer.from(latin1, 'latin1')
  return isUtf8(bytes) ? bytes.toString('utf8') : latin1
}

/** The `\key\value` pairs of a packet. */
function pairsOf(packet: Buffer): Map<string, string> {
  const [, ...texts] = packet.toString('latin1').split('\\')
  const pairs = new Map<string, string>()
  for (let i = 0; i < texts.length; i += 2) pairs.set((texts[i] ?? '').toLowerCase(), decoded(texts[i + 1] ?? ''))
  return pairs
}

function statusOf(packets: Iterable<ReadonlyMap<string, string>>): GameStatus {
  const server = new Map<string, string>()
  const players = new Map<number, Map<string, string>>()
  for (const pairs of packets)
    for (const [key, value] of pairs) {
      const [, field, number] = ofPlayer.exec(key) ?? []
      if (!field) server.set(key, value)
      else {
        const player = players.get(Number(number)) ?? new Map<string, string>()
        players.set(Number(number), player.set(field, value))
      }
    }
  return { server, players: [...players].sort(([a], [b]) => a - b).map(([, player]) => player) }
}

/**
 * Puts a GameSpy 1 answer together: give it each packet; it returns the status once all have come, in any order. `queryid` says which answer and
 * which of its packets one is, `final` that it is the last; an answer without numbers is taken in the order in which it comes.
 */
export function statusReader(): (packet: Buffer) => GameStatus | null {
  const parts = new Map<number, Map<string, string>>()
  let query: string | undefined
  let last: number | undefined
  return (packet) => {
    const pairs = pairsOf(packet)
    const [id, number] = (pairs.get('queryid') ?? '').split('.')
    if (id) query ??= id
    if ((id && id !== query) || parts.size === mostPackets) return null
    const part = Number(number) || parts.size + 1
    if (pairs.has('final')) last = part
    if (!parts.has(part)) parts.set(part, pairs)
    return last === parts.size ? statusOf(parts.values()) : null
  }
}
