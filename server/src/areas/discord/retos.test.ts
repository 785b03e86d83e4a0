import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calendarPath } from '@trinchera/contract/agenda'
import { createApi, type Api } from '@trinchera/contract/client'
import { botTransport } from '@trinchera/contract/discord-client'
import { routes, type Routes } from '@trinchera/contract/routes'
import { testDialects } from '@trinchera/db/testing'
import { chileDay, fromChileLocal, shiftDay } from '@trinchera/rules/chile-time'
import { startTestApp, type TestApp, type TestPlayer } from '../../../testing/app'

const secret = 'un-secreto-del-bot-de-mas-de-32-caracteres'

// Which news of retos are posted to Discord, and when.
describe.each(testDialects)('on %s', (dialect) => {
  let site: TestApp
  let bot: Api<Routes>
  let etapa: number
  beforeAll(async () => {
    site = await startTestApp({ dialect, env: { BOT_SECRET: secret, DISCORD_TOKEN: 'ficha' } })
    bot = createApi<Routes>(routes, botTransport(site.url, secret, 10_000))
    const admin = await site.player('Comandante', { rol: 1, admin: 1 })
    const { data: juego } = await admin.api.createJuego({ body: { nombre: 'Allied Assault' } })
    const body = { nombre: 'Etapa II', id_juego: juego.id, activo: true, multijugador: true }
    etapa = (await admin.api.createEtapa({ body })).data.id
  })
  afterAll(() => site.stop())

  const today = chileDay(Date.now())
  /** The ISO time of an hour in Chile, the given number of days from today. */
  const at = (days: number, hour: string) => {
    const instant = fromChileLocal(`${shiftDay(today, { days })}T${hour}`)
    if (!instant) throw new Error(`no such time: ${hour}`)
    return instant
  }
  const setClock = (days: number, hour: string) => {
    site.clock.now = new Date(at(days, hour))
  }
  let count = 0
  async function clan(nombre: string): Promise<{ leader: TestPlayer; id: number }> {
    const leader = await site.player(`Lider ${++count}`)
    return {
      leader,
      id: (await leader.api.createClan({ body: { nombre, tag: `C${count}`, id_etapa: etapa } })).data.id,
    }
  }
  async function agreed(fecha: string): Promise<number> {
    const [from, to] = [await clan(`Clan ${count}`), await clan(`Rival ${count}`)]
    const asked = { id_clan_retador: from.id, id_clan_retado: to.id, fechas: [fecha] }
    const { id } = (await from.leader.api.createReto({ body: asked })).data
    await to.leader.api.answerReto({ params: { id }, body: { respuesta: 'aceptar', fecha } })
    return id
  }
  /** The pending posts, each as its kind and the ids of its retos. Marks them as posted to a channel. */
  async function told(): Promise<string[]> {
    const { data } = await bot.listPosts({ query: {} })
    for (const { id } of data)
      await bot.recordPosted({
        params: { id },
        body: { mensajes: [{ canal: '1'.repeat(18), mensaje: `2${String(id).padStart(17, '0')}` }] },
      })
    return data.map((post) =>
      post.tipo === 'reto-hoy'
        ? `${post.tipo} ${post.retos.map(({ id }) => id).join(' ')}`
        : `${post.tipo} ${'reto' in post ? post.reto?.id : ''}`,
    )
  }

  it('the others where what is stored of one is damaged', async () => {
    setClock(1, '12:00')
    await bot.listPosts({ query: {} })
    const [broken, sound] = [await agreed(at(1, '21:00')), await agreed(at(1, '22:00'))]
    const { db } = site.database
    const whole = await db.selectFrom('retos').where('id', '=', broken).select('situacion').executeTakeFirstOrThrow()
    await db.updateTable('retos').set({ situacion: '{"dañado' }).where('id', '=', broken).execute()
    expect((await told()).sort()).toEqual([`reto ${sound}`, `reto-evento ${sound}`])
    expect((await site.visitor.listRetos({ query: {} })).data.map(({ id }) => id)).toContain(sound)
    expect((await fetch(`${site.url}${calendarPath}`)).status).toBe(200)
    await db.updateTable('retos').set(whole).where('id', '=', broken).execute()
    expect((await told()).sort()).toEqual([`reto ${broken}`, `reto-evento ${broken}`])
    await db.deleteFrom('retos').execute()
  })

  it('what was agreed, at once; at 18:00 the retos of the day that were agreed by then; each once', async () => {
    setClock(1, '12:00')
    await bot.listPosts({ query: {} }) // only events after this call are posted
    const tonight = await agreed(at(1, '22:00'))
    const tomorrow = await agreed(at(2, '22:00'))
    expect((await told()).sort()).toEqual(
      [tonight, tomorrow].flatMap((id) => [`reto ${id}`, `reto-evento ${id}`]).sort(),
    )
    setClock(1, '17:59')
    expect(await told()).toEqual([])
    setClock(1, '18:00')
    expect(await told()).toEqual([`reto-hoy ${tonight}`])
    const late = await agreed(at(1, '23:00'))
    expect((await told()).sort()).toEqual([`reto ${late}`, `reto-evento ${late}`])
    setClock(2, '21:00')
    expect(await told()).toEqual([`reto-hoy ${tomorrow}`])
  })

  it('nothing of a day without retos, nor of one whose retos were called off', async () => {
    setClock(3, '12:00')
    const [from, to] = [await clan('Los Halcones'), await clan('Sin Retirada')]
    const fecha = at(3, '22:00')
    const asked = { id_clan_retador: from.id, id_clan_retado: to.id, fechas: [fecha] }
    const { id } = (await from.leader.api.createReto({ body: asked })).data
    expect(await told()).toEqual([]) // not agreed yet, so only the two clans know of it
    await to.leader.api.answerReto({ params: { id }, body: { respuesta: 'aceptar', fecha } })
    await to.leader.api.cancelReto({ params: { id }, body: { motivo: 'Sin gente' } })
    setClock(3, '18:30')
    expect(await told()).toEqual([])
  })
})
