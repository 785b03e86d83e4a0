// CPU and memory of polling 200 game servers and 1,000 streamers: `npx tsx bench/polling.ts [minutes] [servers] [streamers]`, after
// `npm run build`. Servers and streams change all the time. The figures are absolute, of this machine.
import { openDatabase } from '@trinchera/db/database'
import { insertPlayer } from '@trinchera/db/queries/players/players'
import { createRandom } from '@trinchera/db/seed/random'
import { startGameServer } from '@trinchera/testing/game-server'
import { stepGameServer } from '@trinchera/testing/simulation'
import { connectLive } from '@trinchera/testing/live'
import { apiOf } from '@trinchera/testing/people'
import { startProduct, type ProductProcess } from '@trinchera/testing/product'
import { startTwitch } from '@trinchera/testing/twitch'
import { usage } from './usage'

const minutes = Number(process.argv[2] ?? 10)
const serverCount = Number(process.argv[3] ?? 200)
const streamerCount = Number(process.argv[4] ?? 1000)

const random = createRandom('bench')
const twitch = await startTwitch()
const servers = await Promise.all(
  Array.from({ length: serverCount }, async (_, index) => ({
    server: await startGameServer({ hostname: `Servidor ${index}` }),
    popularity: random.between(0, 0.9),
  })),
)
const product = await startProduct({ ...twitch.env, GAME_HOST: '127.0.0.1' })

const database = openDatabase({ url: product.databaseUrl })
const login = (index: number) => `soldado_${index}`
await database.transaction(async (trx) => {
  for (let index = 0; index < streamerCount; index++) {
    const id = await insertPlayer(trx, {
      username: `Soldado ${index}`,
      email: `soldado${index}@trinchera.test`,
      password_hash: null,
      volute: null,
      created_at: new Date().toISOString(),
      validado: 1,
    })
    await trx
      .updateTable('players')
      .set({ twitch: login(index) })
      .where('id', '=', id)
      .execute()
  }
  const servidores = servers.map(({ server }, index) => ({
    id: index + 1,
    grupo: 'clan',
    nombre: `Servidor ${index}`,
    puerto: 20_000 + index,
    puerto_consulta: server.port,
    host: null,
    tipo: 'mohaa',
  }))
  await trx
    .insertInto('opciones')
    .values({ parte: 'servidores', valor: JSON.stringify(servidores) })
    .execute()
})
await database.close()

const simulation = setInterval(() => {
  for (const { server, popularity } of servers) stepGameServer(server, popularity, random)
  for (let change = 0; change < streamerCount / 100; change++) {
    const who = login(random.int(0, streamerCount - 1))
    if (random.chance(0.5)) twitch.goLive(who, { viewer_count: random.int(1, 90) })
    else twitch.goOffline(who)
  }
}, 3000)

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const socket = await connectLive(product.url)
await pause(30_000) // warm-up: the first polls query everything
const start = { worker: usage(product.worker), server: usage(product.server), at: Date.now() }
const asked = () => servers.reduce((sum, { server }) => sum + server.asked, 0)
const [askedBefore, calls] = [asked(), { helix: 0 }]
void (async () => {
  for (;;) {
    await twitch.next()
    calls.helix++
  }
})()
for (let minute = 1; minute <= minutes; minute++) {
  await pause(60_000)
  const [worker, server] = [usage(product.worker), usage(product.server)]
  console.log(`minute ${minute}: worker ${worker.rss.toFixed(0)} MB, server ${server.rss.toFixed(0)} MB`)
}
const seconds = (Date.now() - start.at) / 1000
const share = (process: ProductProcess, before: { cpu: number }) =>
  `${(((usage(process).cpu - before.cpu) / seconds) * 100).toFixed(2)} % of a core`
const { data } = await apiOf(product.url).listServers()
console.log(
  `${asked() - askedBefore} questions to ${serverCount} servers, ${calls.helix} to Twitch about ${streamerCount} streamers, in ${(seconds / 60).toFixed(1)} min`,
)
console.log(
  `${data.filter(({ en_linea }) => en_linea).length} servers online with ${data.reduce((sum, { jugadores }) => sum + jugadores, 0)} players; ${socket.count('servers:changed')} and ${socket.count('streams:changed')} events`,
)
console.log(
  `worker ${share(product.worker, start.worker)}, server ${share(product.server, start.server)} with one browser`,
)

clearInterval(simulation)
socket.close()
await product.stop()
await twitch.stop()
for (const { server } of servers) await server.stop()
process.exit(0)
