import { createSocket } from 'node:dgram'
import { once } from 'node:events'

export interface Soldier {
  nombre: string
  frags: number
  ping: number
}

export interface GameState {
  hostname: string
  mapname: string
  gametype: string
  maxplayers: number
  players: Soldier[]
  /** The number of players that the server claims to have. Default: the length of `players`. */
  numplayers?: number | string
}

/**
 * How the fake server replies to a query: in one packet, in UTF-8, from another port, in several packets, in several packets in reverse
 * order, with half a packet, with random bytes, with a 64 KB packet, or not at all.
 */
export type AnswerMode =
  | 'one'
  | 'utf8'
  | 'elsewhere'
  | 'several'
  | 'unordered'
  | 'truncated'
  | 'garbage'
  | 'huge'
  | 'silent'

export interface TestGameServer {
  /** The UDP port that takes queries. A real server's game port is 97 lower. */
  port: number
  /** The status that the server reports. A test may change it: later replies show the change. */
  state: GameState
  answers(manner: AnswerMode): void
  readonly asked: number
  /** Resolves when the next query arrives. */
  next(): Promise<void>
  stop(): Promise<void>
}

const maxPacket = 65_507 // largest UDP payload over IPv4, in bytes

const pairs = (fields: Record<string, string | number>) =>
  Object.entries(fields)
    .map(([key, value]) => `\\${key}\\${value}`)
    .join('')

/** The status cut into the packets of a reply: first the server's fields, then its players in two halves. */
function pieces({ players, numplayers = players.length, ...server }: GameState): string[] {
  const head = pairs({ gamename: 'mohaa', gamever: '1.11', hostport: 12_203, ...server, numplayers })
  const soldiers = players.map(({ nombre, frags, ping }, index) =>
    pairs({ [`player_${index}`]: nombre, [`frags_${index}`]: frags, [`ping_${index}`]: ping, [`deaths_${index}`]: 0 }),
  )
  const half = Math.ceil(soldiers.length / 2)
  return [head, soldiers.slice(0, half).join(''), soldiers.slice(half).join('')]
}

function packets(manner: AnswerMode, state: GameState, query: number): string[] {
  const whole = pieces(state)
  const numbered = (parts: readonly string[]) =>
    parts.map(
      (part, index) => `${part}${index === parts.length - 1 ? '\\final\\' : ''}\\queryid\\${query}.${index + 1}`,
    )
  const one = numbered([whole.join('')])
  switch (manner) {
    case 'one':
    case 'utf8':
    case 'elsewhere':
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
      return numbered([`${whole.join('')}\\motd\\${'x'.repeat(maxPacket)}`]).map(
        (packet) => packet.slice(0, maxPacket - 32) + packet.slice(-24),
      )
    case 'silent':
      return []
  }
}

const emptyServer: GameState = {
  hostname: 'Servidor de prueba',
  mapname: 'dm/mohdm1',
  gametype: 'Team-Match',
  maxplayers: 20,
  players: [],
}

/** Starts a fake game server: GameSpy 1 over UDP, in latin1 like the game unless `answers` sets another mode. `port` 0: any free port. */
export async function startGameServer({
  port = 0,
  ...initial
}: Partial<GameState> & { port?: number } = {}): Promise<TestGameServer> {
  const socket = createSocket('udp4')
  const elsewhere = createSocket('udp4')
  const state: GameState = { ...structuredClone(emptyServer), ...initial }
  const waiting: (() => void)[] = []
  let manner: AnswerMode = 'one'
  let asked = 0
  socket.on('message', (message, { address, port: to }) => {
    if (!message.toString('latin1').startsWith('\\status\\')) return
    asked++
    for (const packet of packets(manner, state, asked)) {
      const from = manner === 'elsewhere' ? elsewhere : socket
      from.send(Buffer.from(packet, manner === 'utf8' ? 'utf8' : 'latin1'), to, address)
    }
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
    async stop() {
      for (const one of [socket, elsewhere]) await new Promise<void>((resolve) => one.close(() => resolve()))
    },
  }
}
