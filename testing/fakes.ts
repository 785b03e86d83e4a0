// npm run dev:fakes: starts a fake Twitch and twelve fake game servers, on the ports at which the site looks for them by default.
import { createRandom } from '@trinchera/db/seed/random'
import { clanServerPorts, ligaServerPorts, queryPortOffset } from '@trinchera/rules/limits'
import { startGameServer } from './game-server'
import { changeMap, stepGameServer, stepTwitch } from './simulation'
import { startTwitch } from './twitch'

const twitchPort = 15_199
const stepMs = 3000

const random = createRandom(String(Date.now()))

const ports = [...clanServerPorts, ...ligaServerPorts]

/** Runs `start`, which listens on a port. Ends this process with a message if the port is in use. */
async function listen<T>(port: number, start: () => Promise<T>): Promise<T> {
  try {
    return await start()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    process.stderr.write(`El puerto ${port} está ocupado. ¿Corre npm run dev:fakes en otra terminal?\n`)
    process.exit(1)
  }
}

const servers = await Promise.all(
  ports.map(async (port, index) => {
    const hostname =
      index < clanServerPorts.length
        ? `[CL] Trinchera Clanes ${index + 1}`
        : `[CL] Liga Ñuñoa ${index - clanServerPorts.length + 1}`
    const queryPort = port + queryPortOffset
    const maxplayers = random.pick([12, 16, 20, 32])
    const server = await listen(queryPort, () => startGameServer({ port: queryPort, hostname, maxplayers }))
    changeMap(server.state, random)
    return { server, popularity: random.chance(0.35) ? 0 : random.between(0.1, 0.9) }
  }),
)
const twitch = await listen(twitchPort, () => startTwitch({ port: twitchPort }))
const on = new Map<string, number>()

for (let step = 0; step < 60; step++)
  for (const { server, popularity } of servers) stepGameServer(server, popularity, random)
setInterval(() => {
  for (const { server, popularity } of servers) stepGameServer(server, popularity, random)
  stepTwitch(twitch, on, random)
}, stepMs)

const env = { ...twitch.env, GAME_HOST: '127.0.0.1', GAME_POLL_SECONDS: '3', STREAM_POLL_SECONDS: '5' }
process.stdout.write(
  `Twitch y doce servidores de mentira, hasta Ctrl-C. En otra terminal:\n\n${Object.entries(env)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')} npm start\n\n`,
)
