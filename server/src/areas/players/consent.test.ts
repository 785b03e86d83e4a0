import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDialects } from '@trinchera/db/testing'
import { password, type TestApp, type TestPlayer } from '../../../testing/app'
import { staffedSite } from '../../../testing/played-etapa'

describe.each(testDialects)('age and consent, on %s', (dialect) => {
  let site: TestApp
  let admin: TestPlayer
  beforeAll(async () => {
    ;({ site, admin } = await staffedSite({ dialect }))
  })
  afterAll(() => site.stop())

  let count = 0
  const register = async (more: { edad?: '14-17' | '18'; politica?: number }) => {
    const email = `edad${++count}@example.com`
    const { data } = await site.visitor.registerPlayer({
      body: { username: `Edad ${'abcdefgh'[count]}`, email, password, ...more },
    })
    await site.database.db.updateTable('players').set({ validado: 1 }).where('id', '=', data.id).execute()
    return { id: data.id, email }
  }
  const logIn = async (email: string) => (await site.visitor.login({ body: { email, password } })).player

  it('are kept with their time and version, and not asked again', async () => {
    const { id, email } = await register({ edad: '18', politica: 1 })
    expect(await logIn(email)).not.toHaveProperty('falta')
    const kept = await site.database.db.selectFrom('consentimientos').where('player_id', '=', id).selectAll().execute()
    expect(kept).toEqual([
      expect.objectContaining({ version: 1, fecha: site.clock.now.toISOString(), retirado_at: null }),
    ])
  })

  it('are asked at the login of who registered without them, until they are given', async () => {
    const player = await site.player('Antigua Una')
    expect((await logIn(player.email)).falta).toEqual(['edad', 'politica'])
    await player.api.giveConsent({ body: { edad: '18' } })
    expect((await logIn(player.email)).falta).toEqual(['politica'])
    await player.api.giveConsent({ body: { politica: 1 } })
    expect(await logIn(player.email)).not.toHaveProperty('falta')
  })

  it('of another kind are refused', async () => {
    await expect(register({ politica: 99 })).rejects.toMatchObject({ code: 400, errors: [{ field: 'politica' }] })
    const { status, json } = await site.call('POST', '/players', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'Edad Zeta', email: 'z@example.com', password, edad: '13' }),
    })
    expect([status, json.message]).toEqual([400, 'Edad debe ser uno de: 18, 14-17'])
  })

  it('hide the statistics of 14 to 17, and the presence of all new accounts', async () => {
    const [young, grown] = [await register({ edad: '14-17', politica: 1 }), await register({ edad: '18', politica: 1 })]
    const stored = (id: number) =>
      site.database.db
        .selectFrom('players')
        .where('id', '=', id)
        .select(['presencia', 'estadisticas'])
        .executeTakeFirst()
    expect(await stored(young.id)).toEqual({ presencia: 0, estadisticas: 0 })
    expect(await stored(grown.id)).toEqual({ presencia: 0, estadisticas: 1 })
    const params = { id: young.id }
    expect((await site.visitor.getPerfil({ params })).data.ocultas).toBe(true)
    expect((await site.visitor.getPlayer({ params })).data.estadisticas_ocultas).toBe(true)
    expect((await site.visitor.listPlayerMatches({ params, query: {} })).data).toEqual([])
    expect((await admin.api.getPerfil({ params })).data).not.toHaveProperty('ocultas')
    expect((await site.visitor.getPerfil({ params: { id: grown.id } })).data).not.toHaveProperty('ocultas')
  })

  it('are withdrawn, which hides what they showed, and are in the export', async () => {
    const player = await site.player('Retira Todo')
    await player.api.giveConsent({ body: { edad: '18', politica: 1 } })
    const { data } = await player.api.withdrawConsent()
    expect(data).toEqual({ edad: '18', consentimiento: null, estadisticas: false })
    expect((await player.api.listNoticePreferences()).data.presencia).toBe(false)
    expect((await logIn(player.email)).falta).toEqual(['politica'])
    const { edad_y_consentimiento } = (await player.api.exportOwnData({ params: { id: player.id } })).data
    expect(edad_y_consentimiento).toMatchObject({
      edad: '18',
      historia: [{ version: 1, retirado_at: expect.any(String) }],
    })
  })
})
