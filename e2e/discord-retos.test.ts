import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBotProcess } from '@trinchera/testing/bot'
import { embedText, startDiscord, type TestDiscord } from '@trinchera/testing/discord'
import type { DiscordMessage, DiscordUser } from '@trinchera/testing/discord/world'
import { adminOf, newClan, newPerson, newEtapa, type Person } from '@trinchera/testing/people'
import { startProduct, type Product, type ProductProcess } from '@trinchera/testing/product'

// A reto in Discord: a clan's leader answers there, and everybody sees what was agreed.

let product: Product
let discord: TestDiscord
let bot: ProductProcess
let etapa: Awaited<ReturnType<typeof newEtapa>>

beforeAll(async () => {
  product = await startProduct()
  discord = await startDiscord()
  etapa = await newEtapa(await adminOf(product), { nombre: 'Etapa II' })
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
/** A clan whose leader has linked a Discord account. */
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

/** The direct message to a leader about a clan, with a button to answer. */
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

const postAbout = (text: string): Promise<DiscordMessage> =>
  discord.world.until(() => discord.postsIn(discord.posts).find((message) => textOf(message).includes(text)))
const eventsOf = (name: string) => [...discord.world.events.values()].filter((event) => event.name === name)
const eventOf = (name: string, status: number) =>
  discord.world.until(() => eventsOf(name).find((event) => event.status === status))
const agree = async (from: Side, to: Side, fecha = hours(30)) => {
  const reto = await challenge(from, to, [fecha])
  await to.leader.api.answerReto({ params: { id: reto.id }, body: { respuesta: 'aceptar', fecha } })
  return { ...reto, fecha }
}

describe('an agreed reto', () => {
  it('is told of in the channel, with an event and a thread that follow what is chosen until it is played', async () => {
    const [from, to] = [await side('Los Cururos'), await side('Los Degús')]
    const { id, fecha } = await agree(from, to)
    const name = 'Los Cururos contra Los Degús'
    const post = await postAbout(`Hay reto: ${name}`)
    const event = await eventOf(name, 1)
    expect([Date.parse(event.start), Date.parse(event.end) - Date.parse(event.start)]).toEqual([
      Date.parse(fecha),
      2 * 3_600_000,
    ])
    expect([event.guild, event.location]).toEqual([discord.world.guild, `${product.url}/ladder/reto/${id}`])

    // neither clan is ranked, so the challenged clan picks first
    const { data: opciones } = await to.leader.api.getOpciones()
    const [map] = opciones.mapas.lista
    if (!map) throw new Error('no map')
    await to.leader.api.pickMap({ params: { id }, body: { codigo: map.codigo } })
    const thread = await discord.world.until(() => discord.world.channels.get(post.id))
    expect(thread.thread).toEqual({ parent: discord.posts.id, name })
    const [news] = await discord.untilPosts(thread, 1)
    expect(news && textOf(news)).toContain(`Los Degús eligió el mapa ${map.nombre}`)
    await discord.world.until(() => event.description.includes(map.nombre))
    const { data: servers } = await from.leader.api.listServers()
    const [server] = servers
    if (!server) throw new Error('no server')
    await from.leader.api.setRetoServer({ params: { id }, body: { servidor: server.id } })
    await discord.world.until(() => event.location.includes(`${server.host}:${server.puerto}`))

    await to.leader.api.reportLoss({
      body: {
        id_clan_ganador: from.clan.id,
        id_clan_perdedor: to.clan.id,
        id_etapa: etapa.id,
        id_juego: etapa.juego.id,
        comentario: '',
        id_reto: id,
      },
    })
    await eventOf(name, 3)
    await discord.world.until(() => discord.postsIn(thread).some((message) => textOf(message).includes('Ya se jugó')))
    expect([eventsOf(name).length, discord.postsIn(thread).length]).toEqual([1, 3])
  })

  it('is shown by /retos, of all and of its clans', async () => {
    const [from, to, other] = [await side('Los Guanacos'), await side('Las Vicuñas'), await side('Las Alpacas')]
    const asker = discord.person('Curiosa')
    const retos = async (options = {}) =>
      (await discord.slash(asker, 'retos', options)).embeds.map(embedText).join('\n')
    await challenge(from, other, [hours(40)])
    await agree(from, to)
    expect(await retos()).toMatch(/<t:[0-9]+:F> · .*Los Guanacos contra Las Vicuñas/)
    expect(await retos({ clan: 'las vicuñas' })).toContain('Los Guanacos contra Las Vicuñas')
    expect(await retos({ clan: 'las alpacas' })).not.toContain('Guanacos') // only the two clans see a reto that is not agreed yet
  })

  it('that is cancelled has its event cancelled', async () => {
    const [from, to] = [await side('Los Huemules'), await side('Los Pudúes')]
    const { id } = await agree(from, to)
    await eventOf('Los Huemules contra Los Pudúes', 1)
    await from.leader.api.cancelReto({ params: { id }, body: { motivo: 'Sin gente' } })
    await eventOf('Los Huemules contra Los Pudúes', 4)
  })

  it('has one event and one message, also where the bot ended before it could say that it made them', async () => {
    const [from, to] = [await side('Los Choroyes'), await side('Los Tricahues')]
    const name = 'Los Choroyes contra Los Tricahues'
    const made = discord.rest.holdAnswer('POST', /scheduled-events$/)
    await agree(from, to)
    await made
    await bot.end('SIGKILL')
    bot = await startBotProcess(product, discord)
    await postAbout(`Hay reto: ${name}`)
    const after = await agree(await side('Los Zarapitos'), await side('Los Pilpilenes'), hours(31))
    await eventOf('Los Zarapitos contra Los Pilpilenes', 1)
    expect(after.id).toBeGreaterThan(0)
    expect(eventsOf(name)).toHaveLength(1)
    expect(discord.postsIn(discord.posts).filter((message) => textOf(message).includes(name))).toHaveLength(1)
  })

  it('is told of where the bot may neither make events nor start threads', async () => {
    const name = 'Los Coipos contra Los Huillines'
    discord.rest.fail('POST', /scheduled-events$/, { status: 403, code: 50013, times: 1 })
    discord.rest.fail('POST', /\/threads$/, { status: 403, code: 50013, times: 1 })
    const [from, to] = [await side('Los Coipos'), await side('Los Huillines')]
    const { id } = await agree(from, to)
    const post = await postAbout(`Hay reto: ${name}`)
    expect(textOf(post)).toContain(`${product.url}/ladder/reto/${id}`)
    await postAbout(`Hay reto: ${(await agreedAfter()).name}`)
    expect([eventsOf(name).length, discord.world.channels.has(post.id)]).toEqual([0, false])
  })

  async function agreedAfter() {
    const [from, to] = [await side('Los Loros'), await side('Los Cachañas')]
    await agree(from, to, hours(32))
    return { name: 'Los Loros contra Los Cachañas' }
  }
})
