import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBotProcess } from '@trinchera/testing/bot'
import { embedText, startDiscord, type TestDiscord } from '@trinchera/testing/discord'
import type { DiscordChannel, DiscordReply, DiscordUser } from '@trinchera/testing/discord/world'
import { adminOf, newClan, newPerson, newEtapa, type Person } from '@trinchera/testing/people'
import { startProduct, type Product, type ProductProcess } from '@trinchera/testing/product'

// What people do from Discord: choose which posts a channel gets, report a loss, receive their notices, look up players and clans, page
// through results.

const manageGuild = '32'

let product: Product
let discord: TestDiscord
let bot: ProductProcess
let admin: Person
let etapa: Awaited<ReturnType<typeof newEtapa>>
let leader: Linked
let clans: { own: { id: number }; other: { id: number } }

interface Linked {
  person: Person
  user: DiscordUser
}

const said = ({ content, embeds }: Pick<DiscordReply, 'content' | 'embeds'>) =>
  content + embeds.map(embedText).join('\n')

async function linked(username?: string): Promise<Linked> {
  const person = await newPerson(product, username)
  const user = discord.person(person.username)
  await discord.slash(user, 'vincular', { codigo: (await person.api.createDiscordCode()).data.codigo })
  return { person, user }
}
const report = (person: Person, winner: number, loser: number, key: string) =>
  person.api.reportLoss({
    body: {
      id_clan_ganador: winner,
      id_clan_perdedor: loser,
      id_etapa: etapa.id,
      id_juego: etapa.juego.id,
      comentario: '',
    },
    headers: { 'idempotency-key': key },
  })

beforeAll(async () => {
  product = await startProduct()
  discord = await startDiscord()
  admin = await adminOf(product)
  etapa = await newEtapa(admin, { nombre: 'Etapa II' })
  await newEtapa(admin, { nombre: 'Duelo 1v1' })
  bot = await startBotProcess(product, discord)
  leader = await linked('Tatán')
  const rival = await linked('Loica')
  clans = {
    own: await newClan(leader.person, etapa, 'Los Halcones', 'HAL'),
    other: await newClan(rival.person, etapa, 'Sin Retirada', 'SRT'),
  }
})
afterAll(async () => {
  await bot.end()
  await discord.stop()
  await product.stop()
})

describe('/configurar', () => {
  let count = 0
  async function publish() {
    const titulo = `Aviso de prueba ${++count}`
    await admin.api.createAnuncio({ body: { titulo, descripcion: 'Para todos', contenido: '<p>Hola</p>' } })
    return titulo
  }
  const about = (channel: DiscordChannel, titulo: string) =>
    discord.postsIn(channel).filter(({ embeds }) => embeds.some(({ title }) => title === `📣 ${titulo}`))
  const set = (channel: DiscordChannel, options: Record<string, boolean>) =>
    discord.slash(discord.person('Dueña'), 'configurar', options, { channel, permissions: manageGuild })

  it('is refused to who does not manage the server, and says so to them alone', async () => {
    expect(await discord.slash(discord.person('Cualquiera'), 'configurar', { anuncios: true })).toMatchObject({
      ephemeral: true,
      content: expect.stringContaining('Solo quien administra'),
    })
  })

  it('tells the channels of several servers what was set for each', async () => {
    const elsewhere = discord.world.addChannel('99999999999999999')
    expect(said(await set(discord.talk, { anuncios: true }))).toContain('anuncios.')
    expect(said(await set(elsewhere, { anuncios: true, streams: true }))).toContain('anuncios, streams.')
    const titulo = await publish()
    for (const channel of [discord.talk, elsewhere, discord.posts])
      await discord.world.until(() => about(channel, titulo)[0])
    // the channel from the configuration can be set from Discord too
    expect(said(await set(discord.posts, {}))).toContain(
      'partidas, retos, anuncios, streams, servidores que se llenan.',
    )
    await set(discord.posts, { anuncios: false })
    await set(elsewhere, { anuncios: false })
    const next = await publish()
    await discord.world.until(() => about(discord.talk, next)[0])
    expect([discord.posts, elsewhere].map((channel) => about(channel, next).length)).toEqual([0, 0])
    const shown = said(await set(discord.talk, {}))
    expect(shown).toContain(`<#${discord.posts.id}>: partidas, retos, streams, servidores que se llenan.`)
    expect(shown).not.toContain(elsewhere.id)
  })
})

describe('/reportar', () => {
  const lossesOf = async () => {
    const { data } = await admin.api.listClanMatches({ params: { clanId: clans.own.id }, query: {} })
    return data.length
  }

  it('shows what will move, and reports once it is confirmed, once', async () => {
    const comentario = 'Buena partida, *el puente* nos mató'
    const question = await discord.slash(leader.user, 'reportar', { rival: 'sin retirada', comentario })
    expect(question.ephemeral).toBe(true)
    expect(said(question)).toMatch(/Los Halcones perdió con Sin Retirada.*Sin Retirada entra al ranking en el 1/)
    expect(await lossesOf()).toBe(0)
    const { message } = await discord.turn(leader.user, question, 'Reportar derrota')
    expect(said(message)).toContain('Derrota reportada')
    expect(message.components).toEqual([])
    const { data } = await admin.api.listClanMatches({ params: { clanId: clans.own.id }, query: {} })
    expect(data.map((match) => match.comentario)).toEqual([comentario])
    // Discord delivers a second press of the same button
    await discord.turn(leader.user, question, 'Reportar derrota')
    expect(await lossesOf()).toBe(1)
  })

  it('reports nothing when it is cancelled', async () => {
    const before = await lossesOf()
    const question = await discord.slash(leader.user, 'reportar', { rival: 'SRT' })
    const { message } = await discord.turn(leader.user, question, 'Cancelar')
    expect([message.content, message.embeds, await lossesOf()]).toEqual(['No se reportó nada.', [], before])
  })

  it('is for whoever reports for a clan of that etapa', async () => {
    const guest = discord.person('Visita')
    expect(said(await discord.slash(guest, 'reportar', { rival: 'SRT' }))).toContain('no está vinculado')
    const { user } = await linked()
    expect(said(await discord.slash(user, 'reportar', { rival: 'SRT' }))).toContain('No tienes clan en Etapa II')
    expect(said(await discord.slash(leader.user, 'reportar', { rival: 'HAL' }))).toContain('contra sí mismo')
  })

  it('is the server’s to refuse: a confirmation of somebody else reports nothing', async () => {
    const before = await lossesOf()
    const question = await discord.slash(leader.user, 'reportar', { rival: 'SRT' })
    const { user } = await linked()
    const { told } = await discord.turn(user, question, 'Reportar derrota')
    expect(told).toMatchObject({ ephemeral: true, content: expect.stringContaining('Solo el líder') })
    expect(await lossesOf()).toBe(before)
  })
})

it('/avisame sends the notices of the site to whoever wants them, from then on', async () => {
  const { person, user } = await linked()
  const direct = discord.world.directWith(user)
  const notify = async () => {
    const { data } = await person.api.sendConsulta({ body: { pregunta: '¿Está?' } })
    await admin.api.answerConsulta({ params: { id: data.id }, body: { respuesta: `Número ${data.id}.` } })
    return `Número ${data.id}`
  }
  const silent = await notify()
  expect(said(await discord.slash(user, 'avisame'))).toContain('Tus avisos te llegan acá')
  const first = await notify()
  await discord.world.until(() => discord.postsIn(direct).find((message) => said(message).includes(first)))
  expect(said(await discord.slash(user, 'avisame', { activo: false }))).toContain('ya no te llegan')
  const last = await notify()
  // the post of another player's later notice shows that this player's was skipped
  const other = await linked()
  await discord.slash(other.user, 'avisame')
  const { data } = await other.person.api.sendConsulta({ body: { pregunta: '¿Y ahora?' } })
  await admin.api.answerConsulta({ params: { id: data.id }, body: { respuesta: 'Sí.' } })
  await discord.untilPosts(discord.world.directWith(other.user), 1)
  const told = discord.postsIn(direct).map(said).join()
  expect([silent, first, last].map((text) => told.includes(text))).toEqual([false, true, false])
})

it('a match is confirmed by the button of its notice, once', async () => {
  const { person, user } = await linked()
  const winner = await newClan(person, etapa, 'Camanchaca', 'CMC')
  await discord.slash(user, 'avisame')
  const { data: match } = await report(leader.person, winner.id, clans.own.id, 'para-confirmar')
  const direct = discord.world.directWith(user)
  const notice = await discord.world.until(() =>
    discord.postsIn(direct).find((message) => said(message).includes('Los Halcones perdió con Camanchaca')),
  )
  expect(JSON.stringify(notice.embeds)).toContain(`/ladder/partida/${match.id}`)
  const told = await discord.press(user, notice, 'Confirmar')
  expect([notice.components, told?.content]).toEqual([[], 'Partida confirmada.'])
  const { data } = await admin.api.getMatch({ params: { id: match.id } })
  expect(data.respuesta).toMatchObject({ estado: 'confirmada', quien: person.username })
})

describe('the menu of a person', () => {
  it('shows the player and the clan, to who asks alone', async () => {
    const asker = discord.person('Curiosa')
    const player = await discord.menu(asker, 'Ver jugador', leader.user)
    expect([player.ephemeral, said(player)]).toEqual([true, expect.stringContaining('Tatán')])
    expect(said(await discord.menu(asker, 'Ver clan', leader.user))).toContain('Los Halcones')
  })
  it('says where there is no linked account, or no clan', async () => {
    const asker = discord.person('Curiosa')
    const stranger = discord.person('Nadie Conocido')
    expect(said(await discord.menu(asker, 'Ver jugador', stranger))).toContain('no tiene su Discord vinculado')
    expect(said(await discord.menu(asker, 'Ver clan', (await linked()).user))).toContain('no tiene clan')
  })
})

describe('a long answer', () => {
  it('has pages', async () => {
    const asker = discord.person('Lectora')
    for (let at = 0; at < 11; at++) await report(leader.person, clans.other.id, clans.own.id, `paginas-${at}`)
    const answer = await discord.slash(asker, 'partidos', { clan: 'HAL' })
    expect(said(answer)).toMatch(/Página 1 de 2/)
    const { message } = await discord.turn(asker, answer, 'Siguiente ▶')
    expect(said(message)).toMatch(/Página 2 de 2/)
    const { message: again } = await discord.turn(asker, message, '◀ Anterior')
    expect(said(again)).toMatch(/<t:\d+:d>.*Página 1 de 2/)
    await expect(discord.turn(asker, again, '◀ Anterior')).rejects.toThrow('disabled')
  })

  it('/ladder alone is the etapa that is played most, not the newest', async () =>
    expect(said(await discord.slash(discord.person('Lectora'), 'ladder'))).toContain('Etapa II'))
})
