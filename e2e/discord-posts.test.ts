import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startBotProcess } from '@trinchera/testing/bot'
import { embedText, startDiscord, type TestDiscord } from '@trinchera/testing/discord'
import type { DiscordMessage } from '@trinchera/testing/discord/world'
import { adminOf, newClan, newPerson, newEtapa, type Person } from '@trinchera/testing/people'
import { freePort, ProductProcess, startProduct, type Product } from '@trinchera/testing/product'

// Every event of the site is posted in the channel exactly once, whatever fails in between.

let product: Product
let discord: TestDiscord
let bot: ProductProcess
let admin: Person
let loser: Person
let sides: { id_clan_ganador: number; id_clan_perdedor: number; id_etapa: number; id_juego: number }

beforeAll(async () => {
  product = await startProduct()
  discord = await startDiscord()
  admin = await adminOf(product)
  const etapa = await newEtapa(admin, { nombre: 'Etapa II' })
  const winner = await newPerson(product, 'Tatán')
  loser = await newPerson(product, 'Loica')
  const [first, second] = [
    await newClan(winner, etapa, 'Los Halcones', 'HAL'),
    await newClan(loser, etapa, 'Sin Retirada', 'SRT'),
  ]
  sides = { id_clan_ganador: first.id, id_clan_perdedor: second.id, id_etapa: etapa.id, id_juego: etapa.juego.id }
  bot = await startBotProcess(product, discord)
  await discord.untilPosts(discord.posts, 1) // wait for the status message
})
afterAll(async () => {
  await bot.end()
  await discord.stop()
  await product.stop()
})

let count = 0
/** Publishes an announcement with a unique title; returns the title. */
async function publish(): Promise<string> {
  const titulo = `Aviso número ${++count}`
  await admin.api.createAnuncio({ body: { titulo, descripcion: 'Para todos', contenido: '<p>Hola</p>' } })
  return titulo
}

const isAbout = (text: string) => (message: DiscordMessage) =>
  message.embeds.some((embed) => embedText(embed).includes(text))
const postsAbout = (text: string) => discord.postsIn(discord.posts).filter(isAbout(text))
const untilPosted = (text: string) => discord.world.until(() => postsAbout(text)[0])

describe('events are posted', () => {
  it('a match, after the fold, with the changed places', async () => {
    await loser.api.reportLoss({ body: { ...sides, comentario: '' } })
    const post = await untilPosted('Los Halcones le ganó a Sin Retirada')
    expect(embedText(post.embeds[0] ?? {})).toContain('entra en el 1')
  })
  it('an announcement, with its link', async () => {
    const post = await untilPosted(await publish())
    expect(String(post.embeds[0]?.url)).toContain(`${product.url}/anuncios/details/`)
  })
})

/** Publishes before, during and after the fault; expects each announcement exactly once in the channel. */
async function throughTrouble(trouble: (publishInside: () => Promise<void>) => Promise<void>) {
  const titles = [await publish()]
  await trouble(async () => void titles.push(await publish(), await publish()))
  titles.push(await publish())
  for (const title of titles) await untilPosted(`"${`📣 ${title}`}"`)
  const last = await publish()
  await untilPosted(last) // posts are in order, so any duplicate has been posted before this one
  expect(titles.map((title) => postsAbout(`"${`📣 ${title}`}"`).length)).toEqual(titles.map(() => 1))
}

describe('no post is lost or doubled by', () => {
  const posting = /\/channels\/\d+\/messages$/
  beforeEach(() => discord.world.until(() => discord.gateway.open === 1))

  it('a connection that breaks and resumes', () =>
    throughTrouble(async (inside) => {
      const before = discord.gateway.resumed
      discord.gateway.drop()
      await inside()
      await discord.world.until(() => discord.gateway.resumed > before)
    }))
  it('a request to reconnect', () =>
    throughTrouble(async (inside) => {
      const before = discord.gateway.resumed
      discord.gateway.askToReconnect()
      await inside()
      await discord.world.until(() => discord.gateway.resumed > before)
    }))
  it('an invalid session', () =>
    throughTrouble(async (inside) => {
      const before = discord.gateway.identified
      discord.gateway.invalidate(false)
      await inside()
      await discord.world.until(() => discord.gateway.identified > before)
    }))
  it('a refused resume', () =>
    throughTrouble(async (inside) => {
      const before = discord.gateway.identified
      discord.gateway.forget()
      discord.gateway.drop()
      await inside()
      await discord.world.until(() => discord.gateway.identified > before)
    }))
  it('429, per channel and global', () =>
    throughTrouble(async (inside) => {
      discord.rest.limit('POST', posting, { seconds: 0.3, times: 2 })
      await inside()
      discord.rest.limit('POST', posting, { seconds: 0.3, global: true })
    }))
  it('500 from Discord', () =>
    throughTrouble(async (inside) => {
      discord.rest.fail('POST', posting, { status: 500, times: 2 })
      await inside()
    }))
  it('answers that are lost after the message was accepted', () =>
    throughTrouble(async (inside) => {
      discord.rest.loseAnswer('POST', posting, 3)
      await inside()
    }))
  it('a restart of the API', () =>
    throughTrouble(async (inside) => {
      await inside()
      await product.server.end('SIGKILL')
      const from = product.server.output.length
      product.server.start()
      await product.server.prints(/servidor en http/, from)
    }))
  it('a connection that dies silently', () =>
    throughTrouble(async (inside) => {
      const { gateway, world } = discord
      gateway.heartbeatInterval = 200 // takes effect with the next connection
      const before = gateway.resumed
      gateway.askToReconnect()
      await world.until(() => gateway.resumed > before)
      gateway.heartbeatInterval = 41_250
      const connections = gateway.connections
      gateway.deaf(true)
      await inside()
      await world.until(() => gateway.connections > connections)
      gateway.deaf(false)
      await world.until(() => gateway.resumed > before + 1)
    }))
  it('the death of the bot between posting and recording it, with an expired nonce', async () => {
    const held = discord.rest.holdAnswer('POST', posting)
    const title = await publish()
    await held
    await bot.end('SIGKILL')
    discord.world.nonceMemory = 0
    const inside = await publish()
    bot = await startBotProcess(product, discord)
    await untilPosted(inside)
    await untilPosted(await publish())
    expect([postsAbout(title).length, postsAbout(inside).length]).toEqual([1, 1])
  })
})

it('waits for an unreachable Discord, and survives a refused token', async () => {
  const port = await freePort()
  const env = { ...product.env, ...discord.env, DISCORD_API_URL: `http://127.0.0.1:${port}/api` }
  await bot.end() // only one bot process is active at a time
  const early = new ProductProcess('bot/dist/main.js', env)
  early.start()
  await early.prints(/no se pudo entrar a Discord/)
  const late = await startDiscord({ port })
  await early.prints(/bot listo/)
  expect(await early.end()).toBe(0)
  const stranger = new ProductProcess('bot/dist/main.js', { ...env, DISCORD_TOKEN: 'ficha.de.otro' })
  stranger.start()
  await stranger.prints(/no se pudo entrar a Discord/)
  expect(await stranger.end()).toBe(0)
  expect(stranger.output).not.toContain('ficha.de.otro')
  await late.stop()
  bot = await startBotProcess(product, discord)
})

it('shuts down on SIGTERM', async () => {
  expect(await bot.end()).toBe(0)
  expect(bot.output).not.toContain(discord.env.DISCORD_TOKEN)
})
