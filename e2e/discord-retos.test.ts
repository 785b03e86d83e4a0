import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBotProcess } from '@trinchera/testing/bot'
import { embedText, startDiscord, type TestDiscord } from '@trinchera/testing/discord'
import type { DiscordMessage, DiscordUser } from '@trinchera/testing/discord/world'
import { adminOf, newClan, newPerson, newStage, type Person } from '@trinchera/testing/people'
import { startProduct, type Product, type ProductProcess } from '@trinchera/testing/product'

// A reto in Discord: who leads a clan answers there, everybody is told of what was agreed.

let product: Product
let discord: TestDiscord
let bot: ProductProcess
let etapa: Awaited<ReturnType<typeof newStage>>

beforeAll(async () => {
  product = await startProduct()
  discord = await startDiscord()
  etapa = await newStage(await adminOf(product), { nombre: 'Etapa II' })
  bot = await startBotProcess(product, discord)
})
afterAll(async () => {
  await bot.end()
  await discord.stop()
  await product.stop()
})

interface Side {
  leader: Person
  user: DiscordUser
  clan: { id: number; nombre: string }
}

let count = 0
/** A clan whose leader has linked their Discord. */
async function side(nombre: string): Promise<Side> {
  const leader = await newPerson(product)
  const user = discord.person(leader.username)
  await discord.slash(user, 'vincular', { codigo: (await leader.api.createDiscordCode()).data.codigo })
  const { id } = await newClan(leader, etapa, nombre, `R${++count}`)
  return { leader, user, clan: { id, nombre } }
}

const hours = (ahead: number) => new Date(Math.ceil(Date.now() / 60_000 + ahead * 60) * 60_000).toISOString()
const challenge = async (from: Side, to: Side, fechas: string[]) =>
  (await from.leader.api.createReto({ body: { id_clan_retador: from.clan.id, id_clan_retado: to.clan.id, fechas } }))
    .data
const textOf = ({ embeds }: DiscordMessage) => embeds.map(embedText).join('\n')
const labels = ({ components }: DiscordMessage) =>
  [...JSON.stringify(components).matchAll(/"label":"([^"]+)"/g)].map(([, label = '']) => label)

/** A message to that person about a clan, with a button to answer. */
const offerTo = ({ user }: Side, text: string): Promise<DiscordMessage> =>
  discord.world.until(() =>
    discord
      .postsIn(discord.world.directWith(user))
      .find((message) => textOf(message).includes(text) && labels(message).includes('Rechazar')),
  )

describe('an offer of dates comes as a direct message', () => {
  it('with a button for each date; the one that is pressed agrees the reto, and a second press is refused', async () => {
    const [from, to] = [await side('Los Halcones'), await side('Sin Retirada')]
    const reto = await challenge(from, to, [hours(30), hours(54)])
    const message = await offerTo(to, 'Los Halcones los reta')
    expect(labels(message)).toEqual([
      expect.stringMatching(/^Aceptar /),
      expect.stringMatching(/^Aceptar /),
      'Ofrecer otra',
      'Rechazar',
    ])
    expect(JSON.stringify(message.components)).toContain(`${product.url}/ladder/reto/${reto.id}`)
    const [, second = ''] = labels(message)
    const late = { ...message, components: [...message.components] }
    expect((await discord.press(to.user, message, second))?.content).toBe('Reto acordado.')
    expect((await from.leader.api.getReto({ params: { id: reto.id } })).data).toMatchObject({
      estado: 'acordado',
      fecha: reto.fechas[1],
    })
    await discord.world.until(() => message.components.length === 0)
    expect(textOf(message)).toContain('Hay reto: se juega el <t:')
    expect((await discord.press(to.user, late, second))?.content).toBe('Este reto ya tiene fecha acordada')
  })

  it('and, answered on the site with other dates, shows that, while those go to the other side', async () => {
    const [from, to] = [await side('Los Zorzales'), await side('Los Tiuques')]
    const reto = await challenge(from, to, [hours(30)])
    const message = await offerTo(to, 'Los Zorzales los reta')
    const late = { ...message, components: [...message.components] }
    await to.leader.api.answerReto({
      params: { id: reto.id },
      body: { respuesta: 'proponer', fechas: [hours(50)] },
    })
    const countered = await offerTo(from, 'Los Tiuques ofrece otra fecha')
    await discord.world.until(() => message.components.length === 0)
    expect(textOf(message)).toContain('Tu clan ofreció otras fechas.')
    expect((await discord.press(to.user, late, 'Rechazar'))?.content).toContain('se ofrecieron otras')
    expect((await discord.press(from.user, countered, 'Rechazar'))?.content).toBe('Reto rechazado.')
    await discord.world.until(() => textOf(countered).includes('Los Zorzales lo rechazó'))
  })

  it('and refuses whoever is of another clan', async () => {
    const [from, to, other] = [await side('Los Pidenes'), await side('Los Chercanes'), await side('Los Queltehues')]
    await challenge(from, to, [hours(30)])
    const message = await offerTo(to, 'Los Pidenes los reta')
    expect((await discord.press(other.user, message, 'Rechazar'))?.content).toBe('Ese reto no existe')
    expect(labels(message)).toContain('Rechazar')
  })
})
