import { isUtf8 } from 'node:buffer'

/** A game server's status: its own values by lower-case key, and its players ordered by their numbers. */
export interface GameStatus {
  server: ReadonlyMap<string, string>
  players: readonly ReadonlyMap<string, string>[]
}

/** Maximum number of packets read; no real answer has more. */
const mostPackets = 64
/** A key of a player: `player_0`, `frags_0` … */
const ofPlayer = /^([a-z]+)_(\d+)$/

/** Decodes a value. The game passes on the bytes that each server and player wrote: UTF-8 if they are valid UTF-8, otherwise latin1. */
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
 * Assembles a GameSpy 1 answer: pass it each packet; it returns the status once all packets have arrived, in any order. `queryid` contains
 * the numbers of the answer and of the packet, and `final` marks the last packet. Packets without numbers are taken in the order of
 * arrival.
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
