import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBotProcess } from '@trinchera/testing/bot'
import { embedText, startDiscord, type TestDiscord } from '@trinchera/testing/discord'
import type { DiscordReply, DiscordUser } from '@trinchera/testing/discord/world'
import { adminOf, newClan, newPerson, newStage, type Person } from '@trinchera/testing/people'
import { startProduct, type Product, type ProductProcess } from '@trinchera/testing/product'

// What people ask the bot in Discord, and what it answers.

let product: Product
let discord: TestDiscord
let bot: ProductProcess
let asker: DiscordUser
let admin: Person
let halcon: Person
let etapa: Awaited<ReturnType<typeof newStage>>

beforeAll(async () => {
  product = await startProduct()
  discord = await startDiscord()
  admin = await adminOf(product)
  etapa = await newStage(admin, { nombre: 'Etapa II' })
  halcon = await newPerson(product, 'Tatán')
  const rival = await newPerson(product, 'Loica')
  const clan = await newClan(halcon, etapa, 'Los Halcones', 'HAL')
  const other = await newClan(rival, etapa, 'Sin Retirada', 'SRT')
  await rival.api.reportLoss({ body: { id_clan_ganador: clan.id, id_clan_perdedor: other.id, id_etapa: etapa.id, id_juego: etapa.juego.id, comentario: '' } })
  bot = await startBotProcess(product, discord)
  asker = discord.person('Curioso')
})
afterAll(async () => {
  await bot.end()
  await discord.stop()
  await product.stop()
})

const said = ({ content, embeds }: DiscordReply) => content + embeds.map(embedText).join('\n')

describe('a slash command', () => {
  it('/ladder shows the table of the stage that is played, with its link', async () => {
    await expect.poll(async () => said(await discord.slash(asker, 'ladder'))).toMatch(/\*\*1\.\*\* \[Los Halcones\]/)
    expect(said(await discord.slash(asker, 'ladder'))).toContain(`${product.url}/ladder/etapa/${etapa.id}`)
  })
})
