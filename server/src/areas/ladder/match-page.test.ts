import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { matchesBetween } from '@trinchera/db/queries/ladder/tops'
import { testDialects } from '@trinchera/db/testing'
import { type TestApp, type TestPlayer } from '../../../testing/app'
import { playedEtapa, staffedSite, type PlayedEtapa } from '../../../testing/played-etapa'

describe.each(testDialects)('the page of a match on %s', (dialect) => {
  let site: TestApp
  let admin: TestPlayer
  let moderator: TestPlayer
  let etapa: PlayedEtapa
  beforeAll(async () => {
    ;({ site, admin, moderator } = await staffedSite({ dialect }))
  })
  afterAll(() => site.stop())
  beforeEach(async () => {
    etapa = await playedEtapa(site, admin)
  })

  const page = async (id: number) => (await site.visitor.getMatch({ params: { id } })).data
  const reports = async (...pairs: string[]) => {
    const ids: number[] = []
    for (const pair of pairs) ids.push(await etapa.report(pair))
    return ids
  }

  it('counts all that the two clans played and counts, and lists the latest five others', async () => {
    const [a, b] = [etapa.clan('A').id, etapa.clan('B').id]
    await reports('AC', 'CB')
    const [first = 0, second = 0, annulled = 0, turned = 0, ...rest] = await reports(
      ...'AB BA AB AB AB BA AB AB'.split(' '),
    )
    const motivo = 'Se revisó'
    await moderator.api.ruleMatch({ params: { id: annulled }, body: { tipo: 'anular', motivo } })
    await moderator.api.ruleMatch({ params: { id: turned }, body: { tipo: 'trampa', id_clan: a, motivo } })
    const { entre_ambos } = await page(first)
    expect([entre_ambos.ganador, entre_ambos.perdedor]).toEqual([4, 3])
    expect(entre_ambos.otras.map(({ id }) => id)).toEqual([...rest.toReversed(), turned])
    expect(entre_ambos.otras.at(-1)?.id_ganador).toBe(b)
    expect((await page(second)).entre_ambos).toMatchObject({ ganador: 3, perdedor: 4 })
    const { wins, latest } = await matchesBetween(site.database.db, a, b, 2)
    expect([wins, latest.map(({ id }) => id)]).toEqual([[4, 3], rest.toReversed().slice(0, 2)])
  })

  it('shows a player by the present name, and goes on when the account is deleted', async () => {
    const [id = 0] = await reports('AB')
    const names = async () =>
      (await page(id)).planteles.flatMap(({ jugadores }) => jugadores.map((one) => one.username))
    const loser = etapa.clan('B').leader
    expect(await names()).toContain(loser.username)
    const renamed = `Otro ${loser.username}`
    await admin.api.updateAdminPlayer({
      params: { id: loser.id },
      body: { username: renamed, email: loser.email, volute: '', rol: 5, admin: false },
    })
    expect(await names()).toContain(renamed)
    await admin.api.deleteAdminPlayer({ params: { id: loser.id } })
    expect(await names()).toContain('Cuenta eliminada')
  })
})
