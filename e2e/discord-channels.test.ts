import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startBotProcess } from '@trinchera/testing/bot'
import { embedText, startDiscord, type TestDiscord } from '@trinchera/testing/discord'
import type { DiscordChannel, DiscordMessage } from '@trinchera/testing/discord/world'
import { adminOf, newClan, newPerson, newEtapa, type Person } from '@trinchera/testing/people'
import { ProductProcess, startProduct, type Product } from '@trinchera/testing/product'

// Several channels, channels that the bot cannot write to, and URLs that Discord would reject.

let product: Product
let discord: TestDiscord
let admin: Person
let bot: ProductProcess

beforeAll(async () => {
  product = await startProduct()
  admin = await adminOf(product)
})
afterAll(() => product.stop())
beforeEach(async () => {
  discord = await startDiscord()
})
afterEach(async () => {
  await bot.end()
  await discord.stop()
})

let count = 0
async function publish(): Promise<string> {
  const titulo = `Aviso de canales ${++count}`
  await admin.api.createAnuncio({ body: { titulo, descripcion: 'Para todos', contenido: '<p>Hola</p>' } })
  return titulo
}
const about = (channel: DiscordChannel, titulo: string) =>
  discord.postsIn(channel).filter(({ embeds }) => embeds.some(({ title }) => title === `📣 ${titulo}`))
const untilIn = (channel: DiscordChannel, titulo: string) => discord.world.until(() => about(channel, titulo)[0])
const start = async (env: Record<string, string> = {}) => {
  bot = await startBotProcess(product, discord, env)
}

describe('two channels', () => {
  let other: DiscordChannel
  let env: Record<string, string>
  beforeEach(() => {
    other = discord.world.addChannel(discord.world.guild)
    env = { DISCORD_CHANNEL_ID: `${discord.posts.id},${other.id}` }
  })

  it('both get each post once', async () => {
    await start(env)
    const titulo = await publish()
    await Promise.all([discord.posts, other].map((channel) => untilIn(channel, titulo)))
    const last = await publish()
    await Promise.all([discord.posts, other].map((channel) => untilIn(channel, last)))
    expect([discord.posts, other].map((channel) => about(channel, titulo).length)).toEqual([1, 1])
  })
  it('both get each post when one was closed for a while and the bot restarted meanwhile', async () => {
    await start(env)
    other.closed = true
    const titles = [await publish(), await publish()]
    for (const title of titles) await untilIn(discord.posts, title)
    await bot.prints(/no se puede publicar en un canal/)
    await bot.end()
    other.closed = false
    discord.world.nonceMemory = 0
    // the open channel gets more messages than the bot reads back
    for (let said = 0; said < 100; said++)
      discord.world.addMessage(discord.posts.id, discord.person(`Hablador ${said}`), { content: 'hola' })
    await start(env)
    for (const title of titles) await untilIn(other, title)
    const last = await publish()
    await Promise.all([discord.posts, other].map((channel) => untilIn(channel, last)))
    expect(titles.map((title) => [about(discord.posts, title).length, about(other, title).length])).toEqual([
      [1, 1],
      [1, 1],
    ])
  })
})

it('an invitation is delivered while a closed channel has more pending posts than one request returns', async () => {
  await start()
  discord.posts.closed = true
  for (let said = 0; said < 52; said++) await publish()
  const leader = await newPerson(product)
  const etapa = await newEtapa(admin)
  const clan = await newClan(leader, etapa, 'Los Halcones', 'HAL')
  const invited = await newPerson(product)
  const user = discord.person(invited.username)
  await discord.slash(user, 'vincular', { codigo: (await invited.api.createDiscordCode()).data.codigo })
  await leader.api.sendInvitacion({ body: { player_id: invited.id, clan_id: clan.id, id_etapa: etapa.id } })
  const [message] = await discord.untilPosts(discord.world.directWith(user), 1)
  expect(embedText(message?.embeds[0] ?? {})).toContain('Te invitan a Los Halcones')
})

it('a post that Discord rejects as malformed is logged with its key and the error, and blocks nothing', async () => {
  await start()
  // its POST must not be the failing one; posts left over from earlier tests may come before it
  const isStatus = ({ embeds }: DiscordMessage) =>
    embeds.some((embed) => embedText(embed).includes('se actualiza solo'))
  await discord.world.until(() => discord.postsIn(discord.posts).find(isStatus))
  discord.rest.fail('POST', new RegExp(`/channels/${discord.posts.id}/messages$`), {
    status: 400,
    code: 50035,
    times: 1,
  })
  await publish()
  await bot.prints(/error .*Discord no acepta una publicación.*motivo=Discord 400 \(50035\).*clave=[\w-]{16}/)
  await untilIn(discord.posts, await publish())
})

it('an address that Discord would refuse is in no message, and is logged', async () => {
  await start({ PUBLIC_URL: 'http://localhost:3000' })
  await bot.prints(/aviso .*PUBLIC_URL no tiene un dominio que Discord acepte/)
  const titulo = await publish()
  const post = await untilIn(discord.posts, titulo)
  expect(post.embeds[0]).not.toHaveProperty('url')
  for (const command of ['ladder', 'servidores', 'reglas', 'micuenta'])
    expect(JSON.stringify(await discord.slash(discord.person('Curioso'), command))).not.toContain('localhost')
  expect(JSON.stringify(discord.postsIn(discord.posts))).not.toContain('localhost')
  expect(bot.output).not.toMatch(/no acepta|no tomó/)
})

it('shuts down while the site does not answer, on duty or not', async () => {
  await start()
  const waiting = new ProductProcess('bot/dist/main.js', { ...product.env, ...discord.env })
  waiting.start()
  await waiting.prints(/otro bot atiende Discord/)
  product.server.pause()
  const codes = await Promise.all([bot.end(), waiting.end()])
  product.server.resume()
  expect(codes).toEqual([0, 0])
})

it('shuts down while Discord does not answer', async () => {
  await start()
  const held = discord.rest.holdAnswer('POST', new RegExp(`/channels/${discord.posts.id}/messages$`))
  await publish()
  await held
  expect(await bot.end()).toBe(0)
})
