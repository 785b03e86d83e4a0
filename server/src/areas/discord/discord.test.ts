import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApi, type Api } from '@trinchera/contract/client'
import { discordUserHeader } from '@trinchera/contract/discord'
import { botTransport } from '@trinchera/contract/discord-client'
import { routes, type Routes } from '@trinchera/contract/routes'
import { insertSuspension } from '@trinchera/db/queries/players/suspensions'
import { deleteExpired } from '@trinchera/db/queries/site/expired'
import {
  discordCodeMs,
  discordNewestKept,
  discordOldMs,
  discordPostsAtOnce,
  invitacionMs,
} from '@trinchera/rules/limits'
import { startTestApp, type TestApp, type TestPlayer } from '../../../testing/app'

const secret = 'un-secreto-del-bot-de-mas-de-32-caracteres'

let site: TestApp
let bot: Api<Routes>
let admin: TestPlayer
beforeAll(async () => {
  site = await startTestApp({ env: { BOT_SECRET: secret, DISCORD_TOKEN: 'ficha' } })
  // The first question waits until the assistant has learnt its samples, which takes long on a busy machine.
  bot = createApi<Routes>(routes, botTransport(site.url, secret, 60_000))
  admin = await site.player('Comandante', { rol: 1, admin: 1 })
})
afterAll(() => site.stop())

let count = 0
const newDiscord = () => `1${String(++count).padStart(17, '0')}`
const codeOf = async (player: TestPlayer) => (await player.api.createDiscordCode()).data.codigo
async function link(player: TestPlayer): Promise<string> {
  const discord_id = newDiscord()
  await bot.linkDiscord({ body: { discord_id, discord_nombre: 'x', codigo: await codeOf(player) } })
  return discord_id
}
/** Creates a linked player with an invitation to a new clan. */
async function invitation() {
  const word = `I${++count}`
  const { data: juego } = await admin.api.createJuego({ body: { nombre: `Juego ${word}` } })
  const { data: etapa } = await admin.api.createEtapa({
    body: { nombre: `Etapa ${word}`, id_juego: juego.id, activo: true, multijugador: true },
  })
  const lider = await site.player(`Lider${word}`)
  const { data: clan } = await lider.api.createClan({ body: { nombre: `Clan ${word}`, tag: word, id_etapa: etapa.id } })
  const invited = await site.player(`Invitado${word}`)
  const discord = await link(invited)
  const {
    data: { id },
  } = await lider.api.sendInvitacion({ body: { player_id: invited.id, clan_id: clan.id, id_etapa: etapa.id } })
  return {
    id,
    invited: { ...invited, discord },
    clan: { id: clan.id, nombre: clan.nombre, tag: clan.tag, etapa: etapa.nombre, lider },
  }
}
const refusedWith = (code: number, call: Promise<unknown>) => expect(call).rejects.toMatchObject({ code })

it('lets the linked player be whoever asks the assistant, at the word of the bot alone', async () => {
  const { clan } = await invitation()
  const headers = { [discordUserHeader]: await link(clan.lider) }
  const ours = { body: { message: 'en que puesto va mi clan' }, headers }
  expect((await bot.chat(ours)).response).toContain(clan.nombre)
  expect((await site.visitor.chat(ours)).response).toContain('inicia sesión')
})

describe('the bot\u2019s secret', () => {
  const asking = (authorization: string) => site.call('GET', '/discord/novedades', { headers: { authorization } })
  it.each([
    `Bot ${secret}x`,
    `Bot ${secret.slice(1)}`,
    `Bearer ${secret}`,
    `Bot`,
    `Bot  ${secret}`,
    `Bot ${secret} ${secret}`,
  ])('is refused as %s', async (authorization) => expect((await asking(authorization)).status).toBe(401))
  it('allows the calls of the bot', async () => expect((await asking(`Bot ${secret}`)).status).toBe(200))
  it('gives no other right: elsewhere the bot is a visitor', async () => {
    await refusedWith(401, bot.listAdminPlayers())
    await refusedWith(401, bot.listNotices())
    await refusedWith(401, bot.createJuego({ body: { nombre: 'Nuevo' } }))
  })
  it('is required of a socket that claims to be the bot', async () => {
    const { io } = await import('socket.io-client')
    const connect = (given: string) =>
      new Promise<string>((resolve) => {
        const socket = io(site.url, {
          transports: ['websocket'],
          forceNew: true,
          reconnection: false,
          auth: { bot: given },
        })
        const done = (said: string) => {
          socket.disconnect()
          resolve(said)
        }
        socket.once('connect', () => done('in'))
        socket.once('connect_error', ({ message }) => done(message))
      })
    expect([await connect(secret), await connect('otro')]).toEqual(['in', 'unauthorized'])
  })
})

describe('a code', () => {
  it('expires after ten minutes', async () => {
    const player = await site.player('Tardón')
    const codigo = await codeOf(player)
    const began = site.clock.now
    site.clock.now = new Date(began.getTime() + discordCodeMs)
    await refusedWith(400, bot.linkDiscord({ body: { discord_id: newDiscord(), discord_nombre: 'x', codigo } }))
    site.clock.now = began
  })
  it('invalidates the previous one', async () => {
    const player = await site.player('Insistente')
    const [first] = [await codeOf(player), await codeOf(player)]
    await refusedWith(400, bot.linkDiscord({ body: { discord_id: newDiscord(), discord_nombre: 'x', codigo: first } }))
  })
  it('links one Discord account when two use it at once', async () => {
    const player = await site.player('Doble')
    const codigo = await codeOf(player)
    const results = await Promise.allSettled(
      [1, 2].map(() => bot.linkDiscord({ body: { discord_id: newDiscord(), discord_nombre: 'x', codigo } })),
    )
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
  it('is refused for a suspended account, and stays valid', async () => {
    const player = await site.player('Castigado')
    const codigo = await codeOf(player)
    const hasta = new Date(site.clock.now.getTime() + 60_000).toISOString()
    await insertSuspension(site.database.db, {
      player_id: player.id,
      alcance: 'cuenta',
      hasta,
      motivo: 'Prueba',
      created_at: site.clock.now.toISOString(),
      created_by: 0,
    })
    const body = { discord_id: newDiscord(), discord_nombre: 'x', codigo }
    await refusedWith(423, bot.linkDiscord({ body }))
    const began = site.clock.now
    site.clock.now = new Date(began.getTime() + 61_000)
    expect((await bot.linkDiscord({ body })).data.player).toBe('Castigado')
    site.clock.now = began
  })
})

it('the exported data contain the link and no code', async () => {
  const player = await site.player('Curioso')
  await link(player)
  const { data } = await player.api.exportOwnData({ params: { id: player.id } })
  expect(data.discord).toMatchObject({ nombre: 'x' })
})

describe('pending posts for the channels', () => {
  const publish = (titulo: string) =>
    admin.api.createAnuncio({ body: { titulo, descripcion: 'x', contenido: '<p>x</p>' } })
  const titlesOwed = async () =>
    (await bot.listPosts()).data.flatMap((post) => (post.tipo === 'anuncio' ? [post.anuncio.titulo] : []))
  async function settle() {
    for (const { id } of (await bot.listPosts()).data)
      await bot.recordPosted({ params: { id }, body: { mensajes: [] } })
  }
  beforeEach(settle)

  it('are listed under the same key until recorded as posted', async () => {
    await publish('Uno')
    const [before] = (await bot.listPosts()).data
    const [again] = (await bot.listPosts()).data
    expect(again).toEqual(before)
    await settle()
    expect(await titlesOwed()).toEqual([])
  })
  it('are the same in simultaneous answers', async () => {
    await publish('Dos')
    const lists = await Promise.all([bot.listPosts(), bot.listPosts(), bot.listPosts()])
    expect(new Set(lists.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(lists[0]?.data).toHaveLength(1)
  })
  it('are dropped when their subject is deleted', async () => {
    const { data } = await publish('Tres')
    expect(await titlesOwed()).toEqual(['Tres'])
    await admin.api.deleteAnuncio({ params: { id: data.id } })
    expect(await titlesOwed()).toEqual([])
  })
  it('are only the newest few after a long silence', async () => {
    for (const titulo of ['Viejo A', 'Viejo B', 'Viejo C', 'Viejo D', 'Viejo E']) {
      await publish(titulo)
      site.clock.now = new Date(site.clock.now.getTime() + 1000)
    }
    site.clock.now = new Date(site.clock.now.getTime() + discordOldMs)
    await publish('Nuevo')
    expect(await titlesOwed()).toEqual(['Viejo C', 'Viejo D', 'Viejo E', 'Nuevo'].slice(3 - discordNewestKept))
  })
  it('posted in one channel but not in another are listed again with the recorded message', async () => {
    await publish('En uno solo')
    const [post] = (await bot.listPosts()).data
    const mensajes = [{ canal: '1'.repeat(18), mensaje: '2'.repeat(18) }]
    await bot.recordPosted({ params: { id: post?.id ?? 0 }, body: { mensajes, faltan: true } })
    expect((await bot.listPosts()).data).toEqual([{ ...post, publicado: mensajes }])
    await bot.recordPosted({ params: { id: post?.id ?? 0 }, body: { mensajes } })
    expect(await titlesOwed()).toEqual([])
  })
  it('come in several answers; an invitation does not wait behind them', async () => {
    const titles = Array.from({ length: discordPostsAtOnce + 2 }, (_, at) => `Cola ${at}`)
    for (const titulo of titles) await publish(titulo)
    const { invited } = await invitation()
    const { data } = await bot.listPosts()
    expect(data.flatMap((post) => (post.tipo === 'invitacion' ? [post.invitacion.player_id] : []))).toEqual([
      invited.id,
    ])
    const first = data.flatMap((post) => (post.tipo === 'anuncio' ? [post] : []))
    const rest = (await bot.listPosts({ query: { despues: first.at(-1)?.id } })).data.flatMap((post) =>
      post.tipo === 'anuncio' ? [post] : [],
    )
    expect([...first, ...rest].map(({ anuncio }) => anuncio.titulo)).toEqual(titles)
  })
  it('exclude events before the first request of the bot, also after old records are deleted', async () => {
    const other = await startTestApp({ env: { BOT_SECRET: secret } })
    try {
      const boss = await other.player('Comandante', { rol: 1, admin: 1 })
      const asked = createApi<Routes>(routes, botTransport(other.url, secret, 10_000))
      await boss.api.createAnuncio({ body: { titulo: 'Antes', descripcion: 'x', contenido: '<p>x</p>' } })
      other.clock.now = new Date(other.clock.now.getTime() + 1000)
      expect((await asked.listPosts()).data).toEqual([])
      await boss.api.createAnuncio({ body: { titulo: 'Después', descripcion: 'x', contenido: '<p>x</p>' } })
      const [post] = (await asked.listPosts()).data
      await asked.recordPosted({ params: { id: post?.id ?? 0 }, body: { mensajes: [] } })
      other.clock.now = new Date(other.clock.now.getTime() + 400 * 86_400_000)
      await deleteExpired(other.database.db, other.clock.now)
      expect((await asked.listPosts()).data).toEqual([])
    } finally {
      await other.stop()
    }
  })
})

describe('an invitation that was delivered in Discord', () => {
  const mensajes = [{ canal: '3'.repeat(18), mensaje: '4'.repeat(18) }]
  /** An invitation whose message the bot has already sent to the linked player. */
  async function brought() {
    const given = await invitation()
    for (const { id } of (await bot.listPosts()).data) await bot.recordPosted({ params: { id }, body: { mensajes } })
    return given
  }
  const endings = async () =>
    (await bot.listPosts()).data.flatMap((post) =>
      post.tipo === 'respuesta' ? [[post.mensajes, post.invitacion.estado]] : [],
    )

  it('has its message updated once when it is rejected on the site', async () => {
    const { invited, id } = await brought()
    expect(await endings()).toEqual([])
    await invited.api.rejectInvitacion({ body: { id_invitacion: id } })
    expect(await endings()).toEqual([[mensajes, 'rechazada']])
    for (const post of (await bot.listPosts()).data)
      await bot.recordPosted({ params: { id: post.id }, body: { mensajes } })
    expect(await endings()).toEqual([])
  })
  it('has its message updated when it expires', async () => {
    await brought()
    const began = site.clock.now
    site.clock.now = new Date(began.getTime() + invitacionMs)
    expect(await endings()).toEqual([[mensajes, 'vencida']])
    site.clock.now = began
  })
  it('is not updated for a player who has unlinked since', async () => {
    const { invited, id } = await brought()
    await invited.api.unlinkOwnDiscord()
    await invited.api.rejectInvitacion({ body: { id_invitacion: id } })
    site.clock.now = new Date(site.clock.now.getTime() + 1000)
    await link(invited)
    expect(await endings()).toEqual([])
  })
})

describe('the members whose roles the bot manages', () => {
  const listed = async (discord_id: string) =>
    (await bot.listLinked()).data.find((member) => member.discord_id === discord_id)

  it('are the linked players, with their clans', async () => {
    const { invited, clan } = await invitation()
    const discord_id = await link(clan.lider)
    expect(await listed(discord_id)).toMatchObject({
      vinculado: true,
      clanes: [{ id: clan.id, nombre: clan.nombre, tag: clan.tag, etapa: clan.etapa }],
      rangos: ['Lider'],
      campeon: false,
    })
    expect(await listed(invited.discord)).toMatchObject({ vinculado: true, clanes: [] })
  })
  it('say who is of the team that won the last torneo', async () => {
    const [{ clan: one }, { clan: other }] = [await invitation(), await invitation()]
    const [winner, loser] = [await link(one.lider), await link(other.lider)]
    const { data } = await admin.api.createTorneo({
      body: {
        nombre: 'Copa',
        descripcion: '',
        inicio: new Date(site.clock.now.getTime() + 3_600_000).toISOString(),
        formato: 'simple',
      },
    })
    const at = { id: data.id }
    for (const { id, lider } of [one, other])
      await lider.api.enrolTorneo({ params: at, body: { id_clan: id, plantel: [lider.id] } })
    await admin.api.startTorneo({ params: at })
    await admin.api.ruleTorneoMatch({ params: { ...at, partida: 1 }, body: { ganador: one.id, motivo: 'Visto' } })
    expect([await listed(winner), await listed(loser)]).toMatchObject([{ campeon: true }, { campeon: false }])
  })
  it('include formerly linked players until their roles are recorded as removed', async () => {
    const player = await site.player('Alejado')
    const discord_id = await link(player)
    await listed(discord_id)
    await player.api.unlinkOwnDiscord()
    const began = site.clock.now
    site.clock.now = new Date(began.getTime() + 100 * 86_400_000)
    await deleteExpired(site.database.db, site.clock.now)
    expect(await listed(discord_id)).toEqual({ discord_id, vinculado: false, clanes: [], rangos: [], campeon: false })
    await bot.deleteLinked({ params: { discord_id } })
    expect(await listed(discord_id)).toBeUndefined()
    site.clock.now = began
  })
})

it('tries at codes are counted by Discord account', async () => {
  const limited = await startTestApp({ env: { BOT_SECRET: secret, RATE_LIMITS: 'on' } })
  try {
    const asked = createApi<Routes>(routes, botTransport(limited.url, secret, 10_000))
    const guess = (discord_id: string) =>
      asked.linkDiscord({ body: { discord_id, discord_nombre: 'x', codigo: 'ABCD-2345' } })
    const [one, other] = [newDiscord(), newDiscord()]
    for (let tries = 0; tries < 8; tries++) await refusedWith(400, guess(one))
    await refusedWith(429, guess(one))
    await refusedWith(400, guess(other))
  } finally {
    await limited.stop()
  }
})
