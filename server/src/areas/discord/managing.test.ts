import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi, type Api } from '@trinchera/contract/client'
import { botTransport } from '@trinchera/contract/discord-client'
import { routes, type Routes } from '@trinchera/contract/routes'
import { testDialects } from '@trinchera/db/testing'
import { mostGuildChannels } from '@trinchera/rules/limits'
import { startTestApp, type TestApp, type TestPlayer } from '../../../testing/app'

const secret = 'un-secreto-del-bot-de-mas-de-32-caracteres'

// What the bot stores and does for people: channels, notices and reported losses.
describe.each(testDialects)('on %s', (dialect) => {
  let site: TestApp
  let bot: Api<Routes>
  let admin: TestPlayer
  beforeAll(async () => {
    site = await startTestApp({ dialect, env: { BOT_SECRET: secret, DISCORD_TOKEN: 'ficha' } })
    bot = createApi<Routes>(routes, botTransport(site.url, secret, 10_000))
    admin = await site.player('Comandante', { rol: 1, admin: 1 })
    await bot.listPosts({ query: {} }) // only events after this call are posted
  })
  afterAll(() => site.stop())

  let count = 0
  const snowflake = () => `1${String(++count).padStart(17, '0')}`
  async function link(player: TestPlayer) {
    const discord_id = snowflake()
    const { codigo } = (await player.api.createDiscordCode()).data
    await bot.linkDiscord({ body: { discord_id, discord_nombre: 'x', codigo } })
    return discord_id
  }

  it('a channel is told what was set last, and is forgotten', async () => {
    const [canal, guild] = [snowflake(), snowflake()]
    await bot.setDiscordChannel({ params: { canal }, body: { guild, tipos: ['stream', 'stream', 'partida'] } })
    await bot.setDiscordChannel({ params: { canal }, body: { guild, tipos: ['anuncio', 'anuncio'] } })
    expect((await bot.listDiscordChannels()).data).toEqual([{ canal, guild, tipos: ['anuncio'] }])
    await bot.deleteDiscordChannel({ params: { canal } })
    expect((await bot.listDiscordChannels()).data).toEqual([])
  })

  it('a server has so many channels, each of which can be changed again', async () => {
    const guild = snowflake()
    const set = (canal: string) => bot.setDiscordChannel({ params: { canal }, body: { guild, tipos: [] } })
    const canales = Array.from({ length: mostGuildChannels }, snowflake)
    for (const canal of canales) await set(canal)
    await expect(set(snowflake())).rejects.toMatchObject({ code: 409 })
    expect((await set(canales[0] ?? '')).code).toBe(200)
  })

  it('notices are sent from the moment on that they are wanted, until they are read or not wanted', async () => {
    const player = await site.player('Chincol')
    const discord_id = await link(player)
    const told = async () =>
      (await bot.listPosts({ query: {} })).data.flatMap((post) => (post.tipo === 'aviso' ? [post.aviso.texto] : []))
    const answer = async (respuesta: string) => {
      const { id } = (await player.api.sendConsulta({ body: { pregunta: '¿Está?' } })).data
      site.clock.now = new Date(site.clock.now.getTime() + 1000)
      await admin.api.answerConsulta({ params: { id }, body: { respuesta } })
    }
    const set = (activo: boolean) => bot.setDiscordNotices({ params: { discord_id }, body: { activo } })
    await answer('Antes.')
    site.clock.now = new Date(site.clock.now.getTime() + 1000)
    await set(true)
    await answer('Durante.')
    expect(await told()).toEqual([expect.stringContaining('Durante.')])
    await player.api.readNotices({ body: {} })
    expect(await told()).toEqual([])
    await set(false)
    await answer('Después.')
    expect(await told()).toEqual([])
    await expect(
      bot.setDiscordNotices({ params: { discord_id: snowflake() }, body: { activo: true } }),
    ).rejects.toMatchObject({ code: 404 })
  })

  it('a loss is reported by whoever may on the site, once for each confirmation', async () => {
    const { data: juego } = await admin.api.createJuego({ body: { nombre: 'Allied Assault' } })
    const { data: etapa } = await admin.api.createEtapa({
      body: { nombre: 'Etapa II', id_juego: juego.id, activo: true, multijugador: true },
    })
    const found = async (username: string, tag: string) => {
      const player = await site.player(username)
      const body = { nombre: `Clan de ${username}`, tag, id_etapa: etapa.id }
      return { player, clan: (await player.api.createClan({ body })).data.id, discord: await link(player) }
    }
    const [loser, winner] = [await found('Tatán', 'TAT'), await found('Loica', 'LOI')]
    const report = (discord_id: string, clave: string) =>
      bot.reportFromDiscord({
        body: { discord_id, id_clan_ganador: winner.clan, id_clan_perdedor: loser.clan, clave },
      })
    await expect(report(winner.discord, 'una-clave')).rejects.toMatchObject({ code: 403 })
    const { data: first } = await report(loser.discord, 'una-clave')
    expect((await report(loser.discord, 'una-clave')).data.id).toBe(first.id)
    expect((await report(loser.discord, 'otra-clave')).data.id).not.toBe(first.id)
    expect(first.reportado_por).toBe('Tatán')
  })
})
