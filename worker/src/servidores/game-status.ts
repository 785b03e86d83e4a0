import { isUtf8 } from 'node:buffer'

/** The status that a game server reports. `server`: its values by lower-case key. `players`: the values of each player, by number. */
export interface GameStatus {
  server: ReadonlyMap<string, string>
  players: readonly ReadonlyMap<string, string>[]
}

/** Maximum number of packets of one reply that are read. No real reply has more. */
const mostPackets = 64
/** The key of a player's value, with the player's number: `player_0`, `frags_0` … */
const ofPlayer = /^([a-z]+)_(\d+)$/

/** Decodes a value as UTF-8 if its bytes are valid UTF-8, otherwise as latin1, because servers and players choose the encoding. */
function decoded(latin1: string): string {
  const bytes = Buffer.from(latin1, 'latin1')
  return isUtf8(bytes) ? bytes.toString('utf8') : latin1
}

/** The values of a packet, which has the form `\key\value\key\value`. */
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
 * Assembles a reply of the protocol GameSpy 1 from its packets. Pass each packet, in any order, to the returned function, which returns
 * null until all packets have arrived. `queryid` holds the numbers of the reply and of the packet; `final` marks the last packet. Packets
 * without numbers are taken in the order of arrival.
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
