import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBotProcess } from '@trinchera/testing/bot'
import { embedText, startDiscord, type TestDiscord } from '@trinchera/testing/discord'
import { adminOf, newClan, newPerson, newStage, type Person } from '@trinchera/testing/people'
import { startProduct, type Product, type ProductProcess } from '@trinchera/testing/product'

// A torneo in Discord: its scheduled event, what its clans are told.

let product: Product
let discord: TestDiscord
let bot: ProductProcess
let admin: Person

beforeAll(async () => {
  product = await startProduct()
  discord = await startDiscord()
  admin = await adminOf(product)
  bot = await startBotProcess(product, discord)
})
afterAll(async () => {
  await bot.end()
  await discord.stop()
  await product.stop()
})

const hours = (ahead: number) => new Date(Math.ceil(Date.now() / 60_000 + ahead * 60) * 60_000).toISOString()
const announce = async (nombre: string, more: object = {}) =>
  (await admin.api.createTorneo({ body: { nombre, descripcion: 'Dos mapas', inicio: hours(30), ...more } })).data.id
/** The event of that name once it has that status: 1 scheduled, 2 active, 3 completed, 4 cancelled. */
const eventOf = (name: string, status: number) =>
  discord.world.until(() =>
    [...discord.world.events.values()].find((event) => event.name === name && event.status === status),
  )

describe('the event of a torneo', () => {
  it('is moved with it, and cancelled with it', async () => {
    const id = await announce('Copa del Faro')
    const event = await eventOf('Copa del Faro', 1)
    expect([event.guild, event.location]).toEqual([discord.world.guild, `${product.url}/torneos/${id}`])
    const inicio = hours(50)
    await admin.api.updateTorneo({ params: { id }, body: { inicio } })
    await discord.world.until(() => Date.parse(event.start) === Date.parse(inicio))
    await admin.api.cancelTorneo({ params: { id } })
    await eventOf('Copa del Faro', 4)
  })

  it('is cancelled where the torneo is deleted', async () => {
    const id = await announce('Copa Perdida')
    await eventOf('Copa Perdida', 1)
    await admin.api.deleteTorneo({ params: { id } })
    await eventOf('Copa Perdida', 4)
  })

  it('begins with the draw, calls both clans to play, and ends with a champion', async () => {
    const etapa = await newStage(admin)
    const side = async (nombre: string, tag: string) => {
      const leader = await newPerson(product)
      const user = discord.person(leader.username)
      await discord.slash(user, 'vincular', { codigo: (await leader.api.createDiscordCode()).data.codigo })
      await discord.slash(user, 'avisame')
      return { leader, user, ...(await newClan(leader, etapa, nombre, tag)) }
    }
    const [winner, loser] = [await side('Los Halcones', 'HAL'), await side('Sin Retirada', 'SIN')]
    const sides = [winner, loser]
    const id = await announce('Copa Final', { formato: 'simple', id_etapa: etapa.id })
    await eventOf('Copa Final', 1)
    for (const { leader, id: id_clan } of sides)
      await leader.api.enrolTorneo({ params: { id }, body: { id_clan, plantel: [leader.id] } })
    await admin.api.startTorneo({ params: { id } })
    await eventOf('Copa Final', 2)
    for (const { user } of sides)
      await discord.world.until(() =>
        discord
          .postsIn(discord.world.directWith(user))
          .find(({ embeds }) => embeds.map(embedText).join('\n').includes('Les toca')),
      )
    await admin.api.ruleTorneoMatch({
      params: { id, partida: 1 },
      body: { ganador: winner.id, marcador: [2, 1], motivo: 'Visto' },
    })
    await eventOf('Copa Final', 3)
  })
})
