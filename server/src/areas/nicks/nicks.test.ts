import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linkNicks } from '@trinchera/db/queries/nicks/nicks'
import { mostNicks, nickCodeLength, nickCodeMs } from '@trinchera/rules/limits'
import { testDialects } from '@trinchera/db/testing'
import { password, startTestApp, type TestApp, type TestPlayer } from '../../../testing/app'
import { codeOf } from '../../../testing/disputes'

describe.each(testDialects)('in-game nicks on %s', (dialect) => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestApp({ dialect })
  })
  afterAll(() => site.stop())

  const at = () => site.clock.now.toISOString()
  const show = (...names: string[]) => linkNicks(site.database.db, names, at())
  const code = async ({ api }: TestPlayer) => (await api.createNickCode()).data.codigo?.codigo ?? ''
  const own = async ({ api }: TestPlayer) => (await api.listOwnNicks()).data
  const nicks = async (player: TestPlayer) => (await own(player)).nicks.map(({ nick }) => nick)

  it('are linked by a code at the end of the nick, however it is typed, once', async () => {
    const player = await site.player('Tatan')
    expect(await own(player)).toEqual({ nicks: [], codigo: null })
    const { data } = await player.api.createNickCode()
    const hasta = new Date(site.clock.now.getTime() + nickCodeMs).toISOString()
    expect(data).toEqual({ nicks: [], codigo: { codigo: expect.any(String), hasta, ocupado: null } })
    const codigo = data.codigo?.codigo ?? ''
    expect(codigo).toMatch(new RegExp(`^[A-Z2-9]{${nickCodeLength}}$`))
    await show('Otro', codigo, `  ${codigo}`, `${codigo} Tatan`)
    expect(await nicks(player)).toEqual([])
    await show('Otro', `-=Tatán=- ${codigo.toLowerCase()}`)
    expect(await own(player)).toEqual({ nicks: [{ nick: '-=Tatán=-', desde: at() }], codigo: null })
    await show(`Robado ${codigo}`)
    expect(await nicks(player)).toEqual(['-=Tatán=-'])
  })

  it('are not linked by a code that ran out, was replaced, or that two nicks show', async () => {
    const player = await site.player('Lenta')
    const old = await code(player)
    const codigo = await code(player)
    await show(`Lenta ${old}`)
    await show(`Lenta ${codigo}`, `Impostora ${codigo}`)
    const began = site.clock.now
    site.clock.now = new Date(began.getTime() + nickCodeMs)
    await show(`Lenta ${codigo}`)
    expect(await own(player)).toEqual({ nicks: [], codigo: null })
    site.clock.now = began
    await show(`Lenta ${codigo}`)
    expect(await nicks(player)).toEqual(['Lenta'])
  })

  it('stay with who linked them first, under every look-alike, and the other is told', async () => {
    const [first, second] = [await site.player('Primera'), await site.player('Segunda')]
    await show(`Cóndor ${await code(first)}`)
    const codigo = await code(second)
    await show(`C0nd0r ${codigo}`)
    expect(await own(second)).toMatchObject({ nicks: [], codigo: { codigo, ocupado: 'C0nd0r' } })
    await show(`Condora ${codigo}`)
    expect([await nicks(first), await nicks(second)]).toEqual([['Cóndor'], ['Condora']])
    await show(`CONDOR ${await code(first)}`)
    expect(await own(first)).toMatchObject({ nicks: [{ nick: 'Cóndor' }], codigo: null })
  })

  it('are unlinked by their own player alone, whatever they are made of, and as many as allowed', async () => {
    const [player, other] = [await site.player('Muchos'), await site.player('Ajena')]
    const odd = 'A/B %2F?#'
    await show(`${odd} ${await code(player)}`)
    const params = { nick: odd }
    expect(await codeOf(other.api.deleteNick({ params }))).toBe(404)
    for (let index = 1; index < mostNicks; index++) await show(`Nombre ${'abcdefghjk'[index]} ${await code(player)}`)
    expect(await nicks(player)).toHaveLength(mostNicks)
    expect(await codeOf(player.api.createNickCode())).toBe(409)
    expect((await player.api.deleteNick({ params })).data.nicks).toHaveLength(mostNicks - 1)
    expect(await codeOf(player.api.createNickCode())).toBe(201)
  })

  it('are in what a player downloads of their own, and free for others once the account is closed', async () => {
    const [player, other] = [await site.player('Quetro'), await site.player('Yeco')]
    await show(`Martineta ${await code(player)}`)
    const { data } = await player.api.exportOwnData({ params: { id: player.id } })
    expect(data).toMatchObject({
      nombres_en_el_juego: [{ nick: 'Martineta', desde: at() }],
      enlace_de_agenda: false,
      retos: [],
      asistencias_a_retos: [],
    })
    await player.api.closeAccount({ body: { password } })
    await show(`Martineta ${await code(other)}`)
    expect(await nicks(other)).toEqual(['Martineta'])
  })

  it('get one code however often it is asked for at once', async () => {
    const player = await site.player('Apurada')
    await Promise.all(Array.from({ length: 5 }, () => player.api.createNickCode()))
    const rows = await site.database.db
      .selectFrom('nick_codigos')
      .where('player_id', '=', player.id)
      .selectAll()
      .execute()
    expect(rows).toHaveLength(1)
  })
})
