import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MatchAnswerBody } from '@trinchera/contract/partidas'
import { testDialects } from '@trinchera/db/testing'
import type { Rango } from '@trinchera/rules/permissions'
import { next, type TestApp, type TestPlayer } from '../../../testing/app'
import { memberOf, playedEtapa, staffedSite, type PlayedEtapa } from '../../../testing/played-etapa'

const hour = 3_600_000

describe.each(testDialects)('the answer to a report on %s', (dialect) => {
  let site: TestApp
  let admin: TestPlayer
  let moderator: TestPlayer
  let etapa: PlayedEtapa
  let match: number
  beforeAll(async () => {
    ;({ site, admin, moderator } = await staffedSite({ dialect }))
  })
  afterAll(() => site.stop())
  beforeEach(async () => {
    etapa = await playedEtapa(site, admin)
    match = await etapa.report('AB')
  })

  const member = (letter: string, rango: Rango) => memberOf(site, etapa, letter, rango)
  const rejection: MatchAnswerBody = { respuesta: 'rechazar', tipo: 'falso', texto: 'No jugamos esa noche' }
  const answer = (by: TestPlayer, body: MatchAnswerBody = { respuesta: 'confirmar' }, id = match) =>
    by.api.answerMatch({ params: { id }, body })
  const page = async (id = match) => (await site.visitor.getMatch({ params: { id } })).data
  const winner = () => etapa.clan('A').leader

  it('is awaited for 24 hours from the report', async () => {
    const { respuesta, fecha } = await page()
    const hasta = new Date(Date.parse(fecha) + 24 * hour).toISOString()
    expect(respuesta).toEqual({ estado: 'pendiente', quien: null, fecha: null, hasta })
  })

  it('is told to everybody who hears of the etapa, moves no place, and stands in the history', async () => {
    const told = next(await site.socket(), 'match:answered')
    const before = (await page()).puestos
    const { data } = await answer(await member('A', 'Capitán'))
    expect(data.respuesta?.estado).toBe('confirmada')
    expect((await told).match).toEqual(data)
    const after = await page()
    expect([after.puestos, after.historia.map(({ tipo }) => tipo)]).toEqual([before, ['reportada', 'confirmada']])
  })

  it('is for the report ranks of the winner alone', async () => {
    const strangers = [etapa.clan('B').leader, etapa.clan('C').leader, await member('A', 'Miembro'), moderator]
    for (const by of strangers) await expect(answer(by)).rejects.toMatchObject({ code: 403 })
    const captain = await member('A', 'Capitán')
    await winner().api.expelMember({ body: { clanId: etapa.clan('A').id, playerId: captain.id } })
    await expect(answer(captain)).rejects.toMatchObject({ code: 403 })
    expect((await page()).respuesta?.estado).toBe('pendiente')
  })

  it('is given once, however many answer at once', async () => {
    const captain = await member('A', 'Capitán')
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, (_, i) => answer(i % 2 ? captain : winner(), i % 3 ? undefined : rejection)),
    )
    expect(tries.map((tried) => (tried.status === 'fulfilled' ? 200 : tried.reason.code)).sort()).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ])
    const { historia, respuesta } = await page()
    expect(historia.filter(({ tipo }) => tipo === respuesta?.estado)).toHaveLength(1)
  })

  it('rejects with a claim of the winner, one at most', async () => {
    const claim = { tipo: 'otro', texto: 'Ya lo habíamos dicho' } as const
    await winner().api.claimMatch({ params: { id: match }, body: claim })
    await answer(winner(), rejection)
    const other = await etapa.report('AB')
    await answer(winner(), rejection, other)
    const { data } = await winner().api.listClanClaims({ params: { id: etapa.clan('A').id } })
    expect(data.map(({ id_match, texto }) => [id_match, texto])).toEqual([
      [other, 'No jugamos esa noche'],
      [match, claim.texto],
    ])
    expect((await moderator.api.getPendingWork()).data.reclamos).toBeGreaterThanOrEqual(2)
  })

  it('is refused once its 24 hours are over, or once the match was ruled on', async () => {
    const ruled = await etapa.report('AC')
    await moderator.api.ruleMatch({ params: { id: ruled }, body: { tipo: 'anular', motivo: 'Se cayó el servidor' } })
    await expect(answer(winner(), undefined, ruled)).rejects.toMatchObject({ code: 409 })
    const start = site.clock.now
    site.clock.now = new Date(start.getTime() + 24 * hour)
    await expect(answer(winner())).rejects.toMatchObject({ code: 400 })
    site.clock.now = start
  })

  it('is refused once the etapa is archived, and leaves no claim that nobody could rule on', async () => {
    await admin.api.archiveEtapa({ params: { id: etapa.id } })
    for (const body of [rejection, undefined]) await expect(answer(winner(), body)).rejects.toMatchObject({ code: 409 })
    expect((await page()).historia.map(({ tipo }) => tipo)).toEqual(['reportada'])
  })

  it('says what each report has said of its maps, and with a changed result whose rounds are whose', async () => {
    const codigo = (await site.visitor.getOpciones()).data.mapas.lista.find((map) => map.codigo)?.codigo ?? ''
    const [a, b] = [etapa.clan('A'), etapa.clan('B')]
    const { data } = await b.leader.api.reportLoss({
      body: {
        id_clan_ganador: a.id,
        id_clan_perdedor: b.id,
        id_etapa: etapa.id,
        id_juego: etapa.juego,
        mapas: [{ codigo, rondas_ganador: 7, rondas_perdedor: 2 }],
      },
      headers: { 'idempotency-key': 'con mapas' },
    })
    expect(data.mapas).toEqual([{ codigo, rondas_ganador: 7, rondas_perdedor: 2 }])
    await moderator.api.ruleMatch({
      params: { id: data.id },
      body: { tipo: 'trampa', id_clan: a.id, motivo: 'Miraba' },
    })
    const turned = await page(data.id)
    expect([turned.ganador.id, turned.mapas]).toEqual([b.id, [{ codigo, rondas_ganador: 2, rondas_perdedor: 7 }]])
  })
})
