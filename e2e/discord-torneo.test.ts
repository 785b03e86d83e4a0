import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBotProcess } from '@trinchera/testing/bot'
import { embedText, startDiscord, type TestDiscord } from '@trinchera/testing/discord'
import { adminOf, newClan, newPerson, newEtapa, type Person } from '@trinchera/testing/people'
import { startProduct, type Product, type ProductProcess } from '@trinchera/testing/product'

// A torneo in Discord: its scheduled event, the messages to its clans, the champion's role.

let product: Product
let discord: TestDiscord
let bot: ProductProcess
let admin: Person

beforeAll(async () => {
  product = await startProduct()
  discord = await startDiscord()
  admin = await adminOf(product)
  bot = await startBotProcess(product, discord, { DISCORD_ROLES: 'on' })
})
afterAll(async () => {
  await bot.end()
  await discord.stop()
  await product.stop()
})

const hours = (ahead: number) => new Date(Math.ceil(Date.now() / 60_000 + ahead * 60) * 60_000).toISOString()
const announce = async (nombre: string, more: object = {}) =>
  (await admin.api.createTorneo({ body: { nombre, descripcion: 'Dos mapas', inicio: hours(30), ...more } })).data.id
/** The event with that name, once it has that status: 1 scheduled, 2 active, 3 completed, 4 cancelled. */
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
})

/** A clan whose leader is linked to a Discord account. */
async function linkedClan(etapa: { id: number }, nombre: string, tag: string) {
  const leader = await newPerson(product)
  const user = discord.person(leader.username)
  await discord.slash(user, 'vincular', { codigo: (await leader.api.createDiscordCode()).data.codigo })
  return { leader, user, ...(await newClan(leader, etapa, nombre, tag)) }
}
type LinkedClan = Awaited<ReturnType<typeof linkedClan>>

/** Creates a torneo of two clans and draws its bracket. */
async function drawn(nombre: string, etapa: { id: number }, sides: readonly LinkedClan[], more: object = {}) {
  const id = await announce(nombre, { formato: 'simple', id_etapa: etapa.id, ...more })
  await eventOf(nombre, 1)
  for (const { leader, id: id_clan } of sides)
    await leader.api.enrolTorneo({ params: { id }, body: { id_clan, plantel: [leader.id] } })
  await admin.api.startTorneo({ params: { id } })
  await eventOf(nombre, 2)
  return id
}

const decide = (id: number, ganador: number) =>
  admin.api.ruleTorneoMatch({ params: { id, partida: 1 }, body: { ganador, marcador: [2, 1], motivo: 'Visto' } })

const championRole = 'Trinchera · Campeón'
const isChampion = ({ user }: LinkedClan) =>
  [...(discord.world.members.get(user.id) ?? [])].some((id) => discord.world.roles.get(id)?.name === championRole)

describe('a torneo that is played', () => {
  let etapa: { id: number }
  let first: LinkedClan
  let second: LinkedClan
  beforeAll(async () => {
    etapa = await newEtapa(admin)
    first = await linkedClan(etapa, 'Los Halcones', 'HAL')
    second = await linkedClan(etapa, 'Sin Retirada', 'SIN')
    for (const { user } of [first, second]) await discord.slash(user, 'avisame')
  })

  it('begins its event with the draw, calls both clans to play, and ends it with a champion', async () => {
    const id = await drawn('Copa Final', etapa, [first, second])
    for (const { user } of [first, second])
      await discord.world.until(() =>
        discord
          .postsIn(discord.world.directWith(user))
          .find(({ embeds }) => embeds.map(embedText).join('\n').includes('Les toca')),
      )
    await decide(id, first.id)
    await eventOf('Copa Final', 3)
  })

  it('gives the champion its role, which passes on to who wins the next one, and back when that is reopened', async () => {
    await discord.world.until(() => isChampion(first))
    expect(isChampion(second)).toBe(false)
    const id = await drawn('Copa Revancha', etapa, [second, first], { inicio: hours(40) })
    expect([isChampion(first), isChampion(second)]).toEqual([true, false]) // the former champion keeps the role until somebody wins
    await decide(id, second.id)
    await discord.world.until(() => isChampion(second) && !isChampion(first))
    await admin.api.ruleTorneoMatch({ params: { id, partida: 1 }, body: { reabrir: true, motivo: 'Se anuló un mapa' } })
    await discord.world.until(() => isChampion(first) && !isChampion(second))
  })
})
