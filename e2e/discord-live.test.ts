import { afterAll, beforeAll, expect, it } from 'vitest'
import { defaultOpciones } from '@trinchera/rules/opciones'
import { startBotProcess } from '@trinchera/testing/bot'
import { embedText, startDiscord, type TestDiscord } from '@trinchera/testing/discord'
import { startGameServer, type TestGameServer } from '@trinchera/testing/game-server'
import { adminOf } from '@trinchera/testing/people'
import { startProduct, type Product, type ProductProcess } from '@trinchera/testing/product'
import { startTwitch, type TestTwitch } from '@trinchera/testing/twitch'

// Posts about starting streams and servers that fill up: once each.

let product: Product
let discord: TestDiscord
let twitch: TestTwitch
let game: TestGameServer
let bot: ProductProcess

beforeAll(async () => {
  discord = await startDiscord()
  twitch = await startTwitch()
  game = await startGameServer({ hostname: 'Clan 1', maxplayers: 20 })
  product = await startProduct({ ...twitch.env, GAME_POLL_SECONDS: '1', STREAM_POLL_SECONDS: '1' })
  const [server] = defaultOpciones.servidores
  if (!server) throw new Error('no servers')
  const servidores = [{ ...server, host: '127.0.0.1', puerto_consulta: game.port }]
  await (await adminOf(product)).api.updateOpciones({ body: { streamers: ['halcon_tv', 'loica_tv'], servidores } })
  twitch.goLive('loica_tv', { started_at: new Date(Date.now() - 3_600_000).toISOString() })
  bot = await startBotProcess(product, discord)
})
afterAll(async () => {
  await bot.end()
  await product.stop()
  await Promise.all([game.stop(), twitch.stop(), discord.stop()])
})

const postsAbout = (text: string) =>
  discord.postsIn(discord.posts).filter(({ embeds }) => embeds.some((embed) => embedText(embed).includes(text)))
const soldiers = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ nombre: `@everyone ${index}`, frags: index, ping: 30 }))

let looks = 0
/** Resolves once the bot has looked at the site again: it posts an announcement of now, as it does all that is due. */
async function untilLooked() {
  const titulo = `Aviso número ${++looks}`
  await (await adminOf(product)).api.createAnuncio({ body: { titulo, descripcion: 'x', contenido: '<p>x</p>' } })
  await discord.world.until(() => postsAbout(titulo).length === 1)
}

it('a stream that begins, with its title as plain text; not one that was already live', async () => {
  twitch.goLive('halcon_tv', { title: '**Clan war** @everyone' })
  const [post] = await discord.world.until(() =>
    postsAbout('está en vivo').length ? postsAbout('está en vivo') : null,
  )
  expect(post?.embeds[0]?.url).toContain('https://www.twitch.tv/halcon_tv')
  expect(embedText(post?.embeds[0] ?? {})).not.toMatch(/\*\*Clan war\*\*|@everyone/)
  expect(postsAbout('está en vivo')).toHaveLength(1)
})

it('a stream that breaks off and begins again, once', async () => {
  const { api } = await adminOf(product)
  const onlineNow = async () =>
    (await api.getStreams()).data.online.map(({ id, user_login }) => (user_login === 'halcon_tv' ? id : ''))
  twitch.goOffline('halcon_tv')
  await expect.poll(async () => (await onlineNow()).some(Boolean)).toBe(false)
  const { id } = twitch.goLive('halcon_tv', { title: 'De vuelta' })
  await expect.poll(onlineNow).toContain(id)
  await untilLooked()
  expect(postsAbout('está en vivo')).toHaveLength(1)
})

it('a server that fills up, once until it empties', async () => {
  const { api } = await adminOf(product)
  const untilPlaying = (count: number) =>
    expect.poll(async () => (await api.listServers()).data[0]?.jugadores).toBe(count)
  game.state.players = soldiers(8)
  await discord.world.until(() => postsAbout('Se llena Clan 1').length === 1)
  for (const count of [6, 9]) {
    game.state.players = soldiers(count)
    await untilPlaying(count)
    await untilLooked()
  }
  expect(postsAbout('Se llena Clan 1')).toHaveLength(1)
  game.state.players = soldiers(1)
  await untilPlaying(1)
  await untilLooked()
  game.state.players = soldiers(10)
  await discord.world.until(() => postsAbout('Se llena Clan 1').length === 2)
  expect(discord.world.messages.flatMap(({ rings }) => rings)).toEqual([])
})
