import { createSocket } from 'node:dgram'
import { once } from 'node:events'

export interface Soldier {
  nombre: string
  frags: number
  ping: number
}

/** What a game server says of itself. */
export interface GameState {
  hostname: string
  mapname: string
  gametype: string
  maxplayers: number
  players: Soldier[]
  /** What it claims their number is; by default the truth. */
  numplayers?: number | string
}

/** How it answers: whole in one packet, in several, the last of them first; half a packet, bytes that mean nothing, 64 KB of them; or not at all. */
export type Manner = 'one' | 'several' | 'unordered' | 'truncated' | 'garbage' | 'huge' | 'silent'

export interface TestGameServer {
  /** The query port; the game's own would be 97 below it. */
  port: number
  /** Change it as the game goes on. */
  state: GameState
  answers(manner: Manner): void
  /** How often it was asked. */
  readonly asked: number
  /** Resolves when it is asked next. */
  next(): Promise<void>
  stop(): Promise<void>
}

const largestPacket = 65_507 // what UDP carries over IPv4

const pairs = (fields: Record<string, string | number>) =>
  Object.entries(fields)
    .map(([key, value]) => `\\${key}\\${value}`)
    .join('')

/** The status that the game gives, in pieces that would each be a packet: first the server, then its players. */
function pieces({ players, numplayers = players.length, ...server }: GameState): string[] {
  const head = pairs({ gamename: 'mohaa', gamever: '1.11', hostport: 12_203, ...server, numplayers })
  const soldiers = players.map(({ nombre, frags, ping }, index) =>
    pairs({ [`player_${index}`]: nombre, [`frags_${index}`]: frags, [`ping_${index}`]: ping, [`deaths_${index}`]: 0 }),
  )
  const half = Math.ceil(soldiers.length / 2)
  return [head, soldiers.slice(0, half).join(''), soldiers.slice(half).join('')]
}

function packets(manner: Manner, state: GameState, query: number): string[] {
  const whole = pieces(state)
  const numbered = (parts: readonly string[]) =>
    parts.map(
      (part, index) => `${part}${index === parts.length - 1 ? '\\final\\' : ''}\\queryid\\${query}.${index + 1}`,
    )
  const one = numbered([whole.join('')])
  switch (manner) {
    case 'one':
      return one
    case 'several':
      return numbered(whole)
    case 'unordered':
      return numbered(whole).reverse()
    case 'truncated':
      return one.map((packet) => packet.slice(0, packet.length / 2))
    case 'garbage':
      return ['\u00FF\u0000\u0007<no es nada>\\\\\\', '\\']
    case 'huge':
      return numbered([`${whole.join('')}\\motd\\${'x'.repeat(largestPacket)}`]).map(
        (packet) => packet.slice(0, largestPacket - 32) + packet.slice(-24),
      )
    case 'silent':
      return []
  }
}

const calm: GameState = {
  hostname: 'Servidor de prueba',
  mapname: 'dm/mohdm1',
  gametype: 'Team-Match',
  maxplayers: 20,
  players: [],
}

/** A game server that speaks GameSpy 1 over UDP, in latin1 as the game does. `port` 0: any that is free. */
export async function startGameServer({
  port = 0,
  ...begin
}: Partial<GameState> & { port?: number } = {}): Promise<TestGameServer> {
  const socket = createSocket('udp4')
  const state: GameState = { ...structuredClone(calm), ...begin }
  const waiting: (() => void)[] = []
  let manner: Manner = 'one'
  let asked = 0
  socket.on('message', (message, { address, port: to }) => {
    if (!message.toString('latin1').startsWith('\\status\\')) return
    asked++
    for (const packet of packets(manner, state, asked)) socket.send(Buffer.from(packet, 'latin1'), to, address)
    for (const wake of waiting.splice(0)) wake()
  })
  socket.bind(port, '127.0.0.1')
  await once(socket, 'listening')
  return {
    port: socket.address().port,
    state,
    answers(next) {
      manner = next
    },
    get asked() {
      return asked
    },
    next: () => new Promise((resolve) => waiting.push(resolve)),
    stop: () => new Promise((resolve) => socket.close(() => resolve())),
  }
}
