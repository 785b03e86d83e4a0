import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDialects } from '@trinchera/db/testing'
import { next, type TestPlayer } from '../../../testing/app'
import { codeOf, codesOf, refusalOf } from '../../../testing/disputes'
import { torneoSite, type TorneoSite } from '../../../testing/torneos'

describe.each(testDialects)('a torneo with a bracket on %s', (dialect) => {
  let on: TorneoSite
  beforeAll(async () => {
    on = await torneoSite(dialect)
  })
  afterAll(() => on.site.stop())

  it('is drawn once, told to who watches it, and asks both clans to play', async () => {
    const { clan, announce, enrol, start } = await on.newEtapa()
    const mapas = (await on.site.visitor.getOpciones({})).data.mapas.lista.slice(0, 3)
    const id = await announce({ mapas: mapas.map(({ codigo }) => codigo) })
    for (const letter of 'ABCD') await enrol(id, letter)
    const socket = await on.site.socket()
    await socket.emitWithAck('subscribe', { room: `torneo:${id}` })
    const told = next(socket, 'bracket:changed')
    const codes = await codesOf([start(id), on.admin.api.startTorneo({ params: { id } })])
    expect(codes.toSorted()).toEqual([200, 409])
    expect(await told).toMatchObject({ id, version: 1, partidas: [{ id: 1 }, { id: 2 }, { id: 3 }] })
    const { data } = await clan('A').leader.api.listNotices({})
    expect(data.filter(({ tipo }) => tipo === 'torneo').map(({ texto }) => texto)).toEqual([
      `Copa del Faro. Les toca: ${clan('D').nombre}, mapa 1 ${mapas[0]?.nombre}`,
    ])
  })

  it('is reported by the loser; what both say at once counts once, and the organiser decides after an objection', async () => {
    const { clan, partida, drawn, report, rule } = await on.newEtapa()
    const id = await drawn()
    expect(await codeOf(report(id, 1, 'A', [2, 1]))).toBe(403)
    const codes = await codesOf([report(id, 1, 'D', [2, 1]), report(id, 1, 'A', [0, 2])])
    expect(codes.toSorted()).toEqual([200, 409])
    const winner = (await partida(id, 1))?.marcador?.[0] === 2 ? 'A' : 'D'
    const object = () =>
      clan(winner).leader.api.objectTorneoMatch({ params: { id, partida: 1 }, body: { texto: 'No fue así' } })
    expect([await codeOf(object()), await codeOf(object())]).toEqual([200, 409])
    await rule(id, 1, { ganador: clan('A').id })
    expect(await partida(id, 1)).toMatchObject({ estado: 'cerrada', ganador: clan('A').id })
    expect((await partida(id, 3))?.a).toMatchObject({ id_clan: clan('A').id })
  })

  it('is closed without a winner where neither came: the next rival passes and both are told', async () => {
    const { clan, partida, drawn, rule, page, report } = await on.newEtapa()
    const id = await drawn({ cuenta_ladder: true })
    const params = { id, partida: 2 }
    const motivo = 'Pasó la hora'
    const asked = on.organiser.api.previewTorneoRuling({ params, body: { ganador: null, motivo } })
    expect((await asked).data).toMatchObject({
      partidas: [{ id: 2, estado: 'cerrada', ganador: null }],
      estado: 'en-juego',
    })
    const scored = on.organiser.api.ruleTorneoMatch({ params, body: { ganador: null, marcador: [2, 0], motivo } })
    expect(await refusalOf(scored)).toEqual([400, 'Sin ganador no hay marcador'])
    expect(await codeOf(clan('B').leader.api.ruleTorneoMatch({ params, body: { ganador: null, motivo } }))).toBe(403)
    await rule(id, 2, { ganador: null })
    expect(await partida(id, 2)).toMatchObject({ estado: 'cerrada', ganador: null, sin_jugar: true, id_match: null })
    const { data } = await clan('C').leader.api.listNotices({})
    expect(data[0]?.texto).toMatch(/nadie se presentó y la pierden los dos/)
    await report(id, 1, 'D', [2, 1])
    await clan('A').leader.api.confirmTorneoMatch({ params: { id, partida: 1 } })
    expect(await page(id)).toMatchObject({ estado: 'terminado', campeon: { id_clan: clan('A').id } })
  })

  it('is over without a champion once neither came to its final, until that is reopened', async () => {
    const { clan, drawn, rule, page } = await on.newEtapa()
    const id = await drawn()
    await rule(id, 1, { ganador: clan('A').id })
    await rule(id, 2, { ganador: clan('B').id })
    await rule(id, 3, { ganador: null })
    expect(await page(id)).toMatchObject({ estado: 'terminado', campeon: null, podio: [] })
    await rule(id, 3, { reabrir: true })
    expect(await page(id)).toMatchObject({ estado: 'en-juego', campeon: null })
    await rule(id, 3, { ganador: clan('B').id })
    expect(await page(id)).toMatchObject({ estado: 'terminado', campeon: { id_clan: clan('B').id } })
  })

  it('is closed at once by the winner who confirms it, and what follows is called to who confirmed too', async () => {
    const { clan, partida, drawn, report, rule } = await on.newEtapa()
    const id = await drawn({ cuenta_ladder: true })
    await rule(id, 2, { ganador: clan('B').id })
    const confirm = (letter: string) => clan(letter).leader.api.confirmTorneoMatch({ params: { id, partida: 1 } })
    expect(await refusalOf(confirm('A'))).toEqual([409, 'Esta partida está por jugarse'])
    await report(id, 1, 'D', [2, 1])
    expect(await refusalOf(confirm('D'))).toEqual([403, 'Confirma el clan que ganó según el reporte'])
    expect((await confirm('A')).data).toMatchObject({ estado: 'cerrada', ganador: clan('A').id, marcador: [2, 1] })
    expect(await refusalOf(confirm('A'))).toEqual([409, `Esta partida ya está cerrada: ganó ${clan('A').nombre} 2–1`])
    expect(await partida(id, 3)).toMatchObject({ estado: 'lista' })
    const { data } = await clan('A').leader.api.listNotices({})
    expect(data[0]?.texto).toBe(`Copa del Faro. Les toca: ${clan('B').nombre}`)
    const { data: entered } = await on.site.visitor.listClanMatches({ params: { clanId: clan('A').id }, query: {} })
    expect(entered).toMatchObject([{ reportado_por: clan('D').leader.username }])
  })

  it('what an organiser decided stands, and a loser who reports at the same moment is told of it', async () => {
    const { clan, partida, drawn, report, rule } = await on.newEtapa()
    const id = await drawn()
    const codes = await codesOf([rule(id, 1, { ganador: clan('A').id }), report(id, 1, 'D', [2, 1])])
    expect([200, 409]).toContain(codes[1])
    expect(codes[0]).toBe(200)
    expect(await partida(id, 1)).toMatchObject({ estado: 'cerrada', ganador: clan('A').id })
    await expect(report(id, 1, 'D', [2, 1])).rejects.toMatchObject({
      code: 409,
      message: expect.stringContaining(`Esta partida ya está cerrada: ganó ${clan('A').nombre}`), // followed by the score if the report came first
    })
  })

  it('an organiser who decides on a match that has gone on is told what happened, and nothing is stored', async () => {
    const { clan, partida, drawn, report } = await on.newEtapa()
    const id = await drawn()
    const seen = { a: clan('A').id, b: clan('D').id, estado: 'lista' as const, ganador: null }
    const decide = (antes: typeof seen | object) =>
      on.organiser.api.ruleTorneoMatch({
        params: { id, partida: 1 },
        body: { ganador: clan('D').id, motivo: 'No llegaron', antes: { ...seen, ...antes } },
      })
    await report(id, 1, 'D', [2, 1])
    await expect(decide({})).rejects.toMatchObject({
      code: 409,
      message: expect.stringContaining(`cambió mientras decidías: ya fue reportada: ganó ${clan('A').nombre} 2–1.`),
    })
    expect(await partida(id, 1)).toMatchObject({ estado: 'reportada' })
    expect((await decide({ estado: 'reportada' })).code).toBe(200)
    // Two organisers decide concurrently: the second one is told what the first one did.
    const again = { estado: 'cerrada' as const, ganador: clan('D').id }
    const reopen = (by: TestPlayer) =>
      by.api.ruleTorneoMatch({
        params: { id, partida: 1 },
        body: { reabrir: true, motivo: 'Otra vez', antes: { ...seen, ...again } },
      })
    expect((await codesOf([reopen(on.organiser), reopen(on.admin)])).toSorted()).toEqual([200, 409])
  })

  it('is not reported while a side is unknown, and a moved hour is told with the hour', async () => {
    const { clan, drawn, report, rule } = await on.newEtapa()
    const id = await drawn()
    expect(await codeOf(report(id, 3, 'A', [0, 2]))).toBe(403)
    await rule(id, 1, { ganador: clan('A').id })
    expect(await codeOf(report(id, 3, 'A', [0, 2]))).toBe(400)
    const move = (fecha: string | null) =>
      on.organiser.api.moveTorneoMatch({ params: { id, partida: 2 }, body: { fecha } })
    await move('2031-07-14T01:00:00.000Z')
    await move(null)
    const texts = (await clan('B').leader.api.listNotices({})).data.map(({ texto }) => texto)
    const sides = `${clan('B').nombre} contra ${clan('C').nombre}`
    expect(texts.slice(0, 2)).toEqual([
      `Copa del Faro. Cambió la hora de ${sides}: queda sin hora`,
      `Copa del Faro. Cambió la hora de ${sides}: domingo, 13 de julio, 21:00`,
    ])
  })

  it('tells who watches of the matches that an act changed, and of no other', async () => {
    const { clan, drawn, report, rule } = await on.newEtapa()
    const id = await drawn()
    const socket = await on.site.socket()
    await socket.emitWithAck('subscribe', { room: `torneo:${id}` })
    const changedBy = async (act: () => Promise<unknown>) => {
      const told = next(socket, 'bracket:changed')
      await act()
      const { version, partidas } = await told
      return [version, partidas.map((match) => match.id)]
    }
    expect(await changedBy(() => report(id, 1, 'D', [2, 1]))).toEqual([2, [1]])
    expect(await changedBy(() => rule(id, 1, { ganador: clan('A').id }))).toEqual([3, [1, 3]])
    expect(await changedBy(() => rule(id, 2, { ganador: clan('B').id }))).toEqual([4, [2, 3]])
    expect(await changedBy(() => rule(id, 3, { ganador: clan('B').id }))).toEqual([5, [3]])
    expect(await changedBy(() => rule(id, 2, { ganador: clan('C').id }))).toEqual([6, [2, 3]])
  })

  it('enters a closed match in the ladder once, and annuls it when its result is turned around', async () => {
    const { clan, partida, drawn, report, rule } = await on.newEtapa()
    const id = await drawn({ cuenta_ladder: true })
    await report(id, 1, 'D', [2, 0])
    await rule(id, 1, { ganador: clan('A').id })
    await rule(id, 1, { ganador: clan('A').id })
    const matches = async () =>
      (await on.site.visitor.listClanMatches({ params: { clanId: clan('A').id }, query: {} })).data
    expect(await matches()).toMatchObject([{ ganador: { id: clan('A').id }, ruling: null }])
    const entered = (await partida(id, 1))?.id_match
    expect(entered).toBe((await matches())[0]?.id)
    await rule(id, 1, { ganador: clan('D').id })
    // a walkover adds no match to the ladder
    expect((await matches()).map(({ ruling }) => ruling?.tipo)).toEqual(['anular'])
    expect(
      await codeOf(on.admin.api.ruleMatch({ params: { id: entered ?? 0 }, body: { tipo: 'restituir', motivo: 'x' } })),
    ).toBe(409)
  })

  it('tells of a clan which torneos it entered, and who won them', async () => {
    const { clan, announce, drawn, rule } = await on.newEtapa()
    const id = await drawn()
    await announce()
    for (const [number, winner] of [
      [1, 'A'],
      [2, 'B'],
      [3, 'A'],
    ] as const)
      await rule(id, number, { ganador: clan(winner).id })
    const of = async (letter: string) =>
      (await on.site.visitor.listClanTorneos({ params: { id: clan(letter).id } })).data.map(({ id: one, campeon }) => [
        one,
        campeon?.id_clan,
      ])
    for (const letter of 'AD') expect(await of(letter)).toEqual([[id, clan('A').id]])
    expect(await codeOf(on.site.visitor.listClanTorneos({ params: { id: 999_999 } }))).toBe(404)
  })

  it('previews a ruling without storing it, and plays again what hangs on a reopened match', async () => {
    const { clan, page, drawn, rule } = await on.newEtapa()
    const id = await drawn()
    for (const [number, winner] of [
      [1, 'A'],
      [2, 'B'],
      [3, 'A'],
    ] as const)
      await rule(id, number, { ganador: clan(winner).id })
    expect(await page(id)).toMatchObject({ estado: 'terminado', campeon: { id_clan: clan('A').id } })
    const before = await page(id)
    const body = { reabrir: true, motivo: 'Visto' } as const
    const { data } = await on.organiser.api.previewTorneoRuling({ params: { id, partida: 1 }, body })
    expect([data.estado, data.partidas.map((match) => [match.id, match.estado])]).toEqual([
      'en-juego',
      [
        [1, 'lista'],
        [3, 'por-definir'],
      ],
    ])
    expect(await page(id)).toEqual(before)
    await rule(id, 1, { reabrir: true })
    expect(await page(id)).toMatchObject({ estado: 'en-juego', campeon: null })
  })

  it('keeps the conversation of a match for its clans and organisers', async () => {
    const { clan, drawn } = await on.newEtapa()
    const id = await drawn()
    const at = { params: { id, partida: 1 } }
    const { data } = await clan('A').leader.api.sendTorneoMessage({ ...at, body: { texto: '¿A las diez?' } })
    expect((await clan('D').leader.api.listTorneoMessages(at)).data).toEqual([data])
    expect((await on.organiser.api.listTorneoMessages(at)).data).toHaveLength(1)
    expect(await codeOf(clan('B').leader.api.listTorneoMessages(at))).toBe(403)
    expect(
      await codeOf(clan('D').leader.api.reportComment({ params: { id: data.id }, body: { motivo: 'Insulta' } })),
    ).toBe(201)
    // The reported comment of a moderator's case refers to the match.
    const waiting = (await on.admin.api.listReportedComments({})).data.find((one) => one.id === data.id)
    expect(waiting).toMatchObject({ id_torneo: id, partida: 1, id_reto: null, anuncio: 'Torneo: Copa del Faro' })
  })

  it('refuses to be deleted once drawn, and changes its texts alone', async () => {
    const { drawn } = await on.newEtapa()
    const id = await drawn()
    expect(await codeOf(on.organiser.api.deleteTorneo({ params: { id } }))).toBe(409)
    expect(await codeOf(on.organiser.api.updateTorneo({ params: { id }, body: { cupos: 8 } }))).toBe(409)
    expect((await on.organiser.api.updateTorneo({ params: { id }, body: { reglas: 'Sin trampas' } })).data.reglas).toBe(
      'Sin trampas',
    )
  })
})
