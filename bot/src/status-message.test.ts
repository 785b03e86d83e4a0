import { REST } from 'discord.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { embedText, startDiscord, type TestDiscord } from '@trinchera/testing/discord'
import { adminOf, newClan, newPerson, newEtapa } from '@trinchera/testing/people'
import { startProduct, type Product } from '@trinchera/testing/product'
import { readBotConfig } from './config'
import { discordRest } from './discord-rest'
import { createNames, type Names } from './names'
import { openSite, type Site } from './site'
import { StatusMessage, statusIntervalMs } from './status-message'

let product: Product
let discord: TestDiscord
let site: Site
let names: Names
const clock = { now: 1_000_000_000_000 }

function newStatusMessage(): StatusMessage {
  const { DISCORD_API_URL: api = '', DISCORD_TOKEN: token = '' } = discord.env
  return new StatusMessage({
    site,
    names,
    discord: discordRest(new REST({ api }).setToken(token)),
    self: discord.world.bot.id,
    channel: discord.posts.id,
    now: () => clock.now,
  })
}

beforeAll(async () => {
  product = await startProduct()
  discord = await startDiscord()
  const config = readBotConfig({ ...product.env, ...discord.env })
  if (!config) throw new Error('no token')
  site = openSite(config)
  names = createNames(site)
})
afterAll(async () => {
  await discord.stop()
  await product.stop()
})

const posted = () => discord.postsIn(discord.posts)

it('is one message, edited when the status changes and at most once a minute, also by the next process', async () => {
  const status = newStatusMessage()
  await status.update()
  expect(posted().map(({ embeds }) => embedText(embeds[0] ?? {}))).toEqual([
    expect.stringContaining('No hay etapas en juego'),
  ])

  const etapa = await newEtapa(await adminOf(product), { nombre: 'Etapa II' })
  names.invalidate()
  await status.update()
  expect(posted()[0]?.edits).toHaveLength(0) // too soon
  clock.now += statusIntervalMs
  await status.update()
  expect(posted()[0]?.edits).toHaveLength(1)
  expect(embedText(posted()[0]?.embeds[0] ?? {})).toMatch(/Etapa II.*sin primero todavía/)
  clock.now += statusIntervalMs
  await status.update()
  expect(posted()[0]?.edits).toHaveLength(1) // nothing new

  const [winner, loser] = [await newPerson(product), await newPerson(product)]
  const [first, second] = [
    await newClan(winner, etapa, 'Los Halcones', 'HAL'),
    await newClan(loser, etapa, 'Sin Retirada', 'SRT'),
  ]
  const { data: match } = await loser.api.reportLoss({
    body: {
      id_clan_ganador: first.id,
      id_clan_perdedor: second.id,
      id_etapa: etapa.id,
      id_juego: etapa.juego.id,
      comentario: '',
    },
  })
  await expect
    .poll(
      async () =>
        (await winner.api.listClanMatches({ params: { clanId: first.id } })).data.find(({ id }) => id === match.id)
          ?.ganador.despues,
    )
    .toBe(1)
  names.invalidate()
  await newStatusMessage().update()
  expect(posted()).toHaveLength(1)
  expect(embedText(posted()[0]?.embeds[0] ?? {})).toContain('Los Halcones')
})

it('is found in the channel where the site could not store its id, which is stored then', async () => {
  const { DISCORD_API_URL: api = '', DISCORD_TOKEN: token = '' } = discord.env
  const elsewhere = discord.world.addChannel(discord.world.guild)
  const statusOf = (given: Site) =>
    new StatusMessage({
      site: given,
      names,
      discord: discordRest(new REST({ api }).setToken(token)),
      self: discord.world.bot.id,
      channel: elsewhere.id,
      now: () => clock.now,
    })
  const away = { ...site, api: { ...site.api, storeStatusMessage: () => Promise.reject(new Error('no answer')) } }
  await expect(statusOf(away).update()).rejects.toThrow('no answer')
  discord.world.addMessage(elsewhere.id, discord.person('Hablador'), { content: 'hola' })
  clock.now += 10 * statusIntervalMs
  const next = statusOf(site)
  await next.update()
  expect(discord.postsIn(elsewhere)).toHaveLength(1)
  expect((await site.api.getStatusMessage()).data).toEqual({
    canal: elsewhere.id,
    mensaje: discord.postsIn(elsewhere)[0]?.id,
  })
})

it('is stored by a later update where the first attempt failed', async () => {
  const { DISCORD_API_URL: api = '', DISCORD_TOKEN: token = '' } = discord.env
  const third = discord.world.addChannel(discord.world.guild)
  let answers = false
  const sometimes = {
    ...site,
    api: {
      ...site.api,
      storeStatusMessage: (args: Parameters<Site['api']['storeStatusMessage']>[0]) =>
        answers ? site.api.storeStatusMessage(args) : Promise.reject(new Error('no answer')),
    },
  }
  const status = new StatusMessage({
    site: sometimes,
    names,
    discord: discordRest(new REST({ api }).setToken(token)),
    self: discord.world.bot.id,
    channel: third.id,
    now: () => clock.now,
  })
  await expect(status.update()).rejects.toThrow('no answer')
  answers = true
  await status.update()
  expect((await site.api.getStatusMessage()).data).toEqual({ canal: third.id, mensaje: discord.postsIn(third)[0]?.id })
})

it('is posted again after it was deleted', async () => {
  const [gone] = posted()
  discord.world.messages.splice(
    discord.world.messages.findIndex((message) => message === gone),
    1,
  )
  await newStatusMessage().update()
  expect(posted()).toHaveLength(1)
})
