import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDialects } from '@trinchera/db/testing'
import type { TestApp, TestPlayer } from '../../../testing/app'
import { staffedSite } from '../../../testing/played-etapa'

describe.each(testDialects)('incidents, on %s', (dialect) => {
  let site: TestApp
  let admin: TestPlayer
  let moderator: TestPlayer
  beforeAll(async () => {
    ;({ site, admin, moderator } = await staffedSite({ dialect }))
  })
  afterAll(() => site.stop())

  const body = () => ({
    cuando: site.clock.now.toISOString(),
    que: 'Se vio un respaldo',
    datos: 'Correos',
    personas: 3,
    medidas: '',
  })
  const told = async () =>
    (await site.database.db.selectFrom('mails').where('kind', '=', 'incidente').select('email').execute())
      .map(({ email }) => email)
      .toSorted()

  it('mail those affected, each once, and nobody who closed or is blocked', async () => {
    const [one, two, blocked] = [
      await site.player('Avisada Uno'),
      await site.player('Avisada Dos'),
      await site.player('Avisada Tres'),
    ]
    await admin.api.blockAccount({ params: { player_id: blocked.id }, body: { motivo: 'Lo pidió' } })
    const { code, data } = await admin.api.createIncidente({ body: body() })
    expect([code, data.avisados, data.personas_at]).toEqual([201, 0, null])
    const tell = (jugadores?: string[]) =>
      admin.api.tellIncidente({ params: { id: data.id }, body: jugadores ? { jugadores } : {} })
    await expect(tell([one.username, 'Nadie Nunca'])).rejects.toMatchObject({
      code: 400,
      errors: [{ field: 'jugadores' }],
    })
    expect(await told()).toEqual([])
    expect((await tell([one.username])).data).toMatchObject({ avisados: 1, personas_at: expect.any(String) })
    await Promise.all([tell(), tell()])
    const all = [admin, moderator, one, two].map(({ email }) => email).toSorted()
    expect(await told()).toEqual(all)
  })

  it('are written by rol 1 alone and completed later', async () => {
    await expect(moderator.api.createIncidente({ body: body() })).rejects.toMatchObject({ code: 403 })
    const { data } = await admin.api.createIncidente({ body: body() })
    const agencia_at = site.clock.now.toISOString()
    await admin.api.updateIncidente({ params: { id: data.id }, body: { medidas: 'Se borró', agencia_at } })
    expect((await admin.api.listIncidentes()).data[0]).toMatchObject({
      que: body().que,
      medidas: 'Se borró',
      agencia_at,
    })
    await expect(admin.api.updateIncidente({ params: { id: 999_999 }, body: {} })).rejects.toMatchObject({ code: 404 })
  })
})
