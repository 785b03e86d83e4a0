import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addMember, setRangos } from '@trinchera/db/queries/clanes/memberships'
import { testDialects } from '@trinchera/db/testing'
import { refusalOf } from '../../../testing/disputes'
import { memberOf, playedEtapa } from '../../../testing/played-etapa'
import { torneoSite, type TorneoSite } from '../../../testing/torneos'

describe.each(testDialects)('what a torneo refuses on %s', (dialect) => {
  let on: TorneoSite
  beforeAll(async () => {
    on = await torneoSite(dialect)
  })
  afterAll(() => on.site.stop())

  it.each([
    [1, 'Número de cupos debe ser 4 o más'],
    [3, 'Número de cupos debe ser 4 o más'],
    [65, 'Número de cupos debe ser 64 o menos'],
  ])('to be announced with %i places', async (cupos, message) => {
    const { announce } = await on.newEtapa()
    await expect(announce({ cupos })).rejects.toMatchObject({
      code: 400,
      message,
      errors: [{ field: 'cupos', message }],
    })
  })

  it('to be drawn from one clan, to be drawn twice, and to be enrolled in after that', async () => {
    const { announce, enrol, withdraw, seed, start } = await on.newEtapa()
    const id = await announce()
    await enrol(id, 'A')
    expect(await refusalOf(start(id))).toEqual([400, 'Para sortear hacen falta dos equipos por lo menos'])
    await enrol(id, 'B')
    await start(id)
    expect(await refusalOf(start(id))).toEqual([409, 'La llave ya se sorteó'])
    expect(await refusalOf(seed(id, 'BA'))).toEqual([409, 'La llave ya se sorteó'])
    expect(await refusalOf(enrol(id, 'C'))).toEqual([409, 'El torneo ya se está jugando'])
    expect(await refusalOf(withdraw(id, 'A'))).toEqual([
      409,
      'El torneo ya se está jugando: pide a la organización que los retire',
    ])
  })

  it('a seed twice, and a stranger among the seeds', async () => {
    const { announce, enrol, seed, page } = await on.newEtapa()
    const id = await announce()
    for (const letter of 'AB') await enrol(id, letter)
    await seed(id, 'BA')
    expect(await refusalOf(seed(id, 'AA'))).toEqual([400, 'Hay un clan dos veces entre las semillas'])
    expect(await refusalOf(seed(id, 'AC'))).toEqual([400, 'Hay un clan que no está inscrito entre las semillas'])
    expect((await page(id)).inscritos.map(({ nombre }) => nombre.at(9))).toEqual(['B', 'A'])
  })

  it('a roster that is too small, has strangers or somebody twice, and a player in two teams', async () => {
    const { etapa, clan, minutes, announce, enrol } = await on.newEtapa()
    const id = await announce({ por_equipo: 2, id_etapa: null })
    const stranger = await on.site.player('Forastero')
    const mate = await memberOf(on.site, etapa, 'A', 'Miembro')
    const { leader } = clan('A')
    const refused = (plantel: number[]) => refusalOf(enrol(id, 'A', plantel))
    expect(await refused([leader.id])).toEqual([400, 'Falta 1 para un equipo de 2'])
    expect(await refused([])).toEqual([400, 'Faltan 2 para un equipo de 2'])
    expect(await refused([leader.id, leader.id])).toEqual([400, 'Hay alguien dos veces en el plantel'])
    expect(await refused([leader.id, stranger.id])).toEqual([
      400,
      'El plantel es de integrantes del clan: hay alguien que no lo es',
    ])
    expect((await enrol(id, 'A', [leader.id, mate.id])).data).toMatchObject({ reserva: false, checkin: false })

    const other = await playedEtapa(on.site, on.admin, 'B')
    const { id: id_clan, leader: rival } = other.clan('B')
    const joined_at = minutes(0).toISOString()
    await addMember(on.site.database.db, { id_clan, id_etapa: other.id, player_id: mate.id, joined_at })
    const body = { id_clan, plantel: [rival.id, mate.id] }
    expect(await refusalOf(rival.api.enrolTorneo({ params: { id }, body }))).toEqual([
      409,
      `Ya está en otro equipo: ${mate.username}`,
    ])
  })

  it('a clan of another etapa, and who does not lead the clan', async () => {
    const { etapa, clan, announce } = await on.newEtapa()
    const id = await announce()
    const { id: id_clan, leader } = (await playedEtapa(on.site, on.admin, 'B')).clan('B')
    const enrolAs = (player: typeof leader, of: number) =>
      refusalOf(player.api.enrolTorneo({ params: { id }, body: { id_clan: of, plantel: [player.id] } }))
    expect(await enrolAs(leader, id_clan)).toEqual([400, 'El torneo es de clanes de otra etapa'])
    const captain = await memberOf(on.site, etapa, 'A', 'Capitán')
    expect(await enrolAs(captain, clan('A').id)).toEqual([403, 'Lo deciden el líder o un co-líder del clan'])
  })

  it('a check-in a second late, and one before its time or of who is not enrolled', async () => {
    const { minutes, later, announce, enrol, checkIn } = await on.newEtapa()
    const id = await announce({ checkin_minutos: 30 })
    await enrol(id, 'A')
    later(89)
    expect(await refusalOf(checkIn(id, 'A'))).toEqual([400, 'El check-in todavía no abre'])
    later(120)
    expect(await refusalOf(checkIn(id, 'B'))).toEqual([404, 'Tu clan no está inscrito en este torneo'])
    on.site.clock.now = new Date(minutes(120).getTime() + 1000)
    expect(await refusalOf(checkIn(id, 'A'))).toEqual([400, 'El check-in ya cerró'])
  })

  it('a result of a match that is not ready, of the winner, and one that cannot be', async () => {
    const { clan, drawn, report, rule, partida } = await on.newEtapa()
    const id = await drawn()
    await rule(id, 1, { ganador: clan('A').id })
    expect(await refusalOf(report(id, 3, 'A', [0, 2]))).toEqual([400, 'Todavía no se sabe quiénes juegan esta partida'])
    expect(await refusalOf(report(id, 2, 'A', [0, 2]))).toEqual([
      403,
      'Esto lo dicen el líder, un co-líder o un capitán de los dos clanes',
    ])
    expect(await refusalOf(report(id, 2, 'B', [2, 1]))).toEqual([403, 'Reporta el clan que perdió'])
    expect(await refusalOf(report(id, 2, 'C', [1, 1]))).toEqual([400, expect.stringMatching(/./)])
    expect(await refusalOf(report(id, 9, 'C', [2, 1]))).toEqual([404, 'Esa partida no existe'])
    expect(await partida(id, 2)).toMatchObject({ estado: 'lista', marcador: null })
  })

  it('the second of two opposite results that both sides report at once, which is told the first', async () => {
    const { clan, drawn, report, partida } = await on.newEtapa()
    const id = await drawn()
    const refusals = await Promise.all(
      [report(id, 1, 'D', [2, 1]), report(id, 1, 'A', [0, 2])].map((call) => refusalOf(call)),
    )
    const stands = (await partida(id, 1))?.marcador?.[0] === 2 ? `${clan('A').nombre} 2–1` : `${clan('D').nombre} 2–0`
    expect(refusals.toSorted(([a], [b]) => a - b)).toEqual([
      [200, ''],
      [409, `Esta partida ya fue reportada: ganó ${stands}`],
    ])
  })

  it('a report of who led the clan when it enrolled and does not any more', async () => {
    const { etapa, clan, drawn, report, partida } = await on.newEtapa()
    const id = await drawn()
    const heir = await memberOf(on.site, etapa, 'D', 'Miembro')
    await setRangos(on.site.database.db, clan('D').id, [
      { id: clan('D').leader.id, rango: 'Miembro' },
      { id: heir.id, rango: 'Lider' },
    ])
    expect(await refusalOf(report(id, 1, 'D', [2, 1]))).toEqual([
      403,
      'Esto lo dicen el líder, un co-líder o un capitán de los dos clanes',
    ])
    await heir.api.reportTorneoMatch({ params: { id, partida: 1 }, body: { marcador: [2, 1] } })
    expect(await partida(id, 1)).toMatchObject({ estado: 'reportada', marcador: [2, 1] })
  })

  it('nothing of a clan that is deleted while it plays: its rival goes on, and is told why', async () => {
    const { clan, drawn, partida } = await on.newEtapa()
    const id = await drawn()
    await clan('D').leader.api.deleteClan({ body: { clanId: clan('D').id } })
    expect(await partida(id, 1)).toMatchObject({ estado: 'cerrada', ganador: clan('A').id, sin_jugar: true })
    expect((await partida(id, 3))?.a).toMatchObject({ id_clan: clan('A').id })
    const { data } = await clan('A').leader.api.listNotices({})
    expect(data.map(({ texto }) => texto)).toContainEqual(
      expect.stringContaining(`Copa del Faro. ${clan('D').nombre} se retiró: pasan sin jugar`),
    )
  })

  it('to withdraw a clan twice, a stranger, and a finalist once it is over; before that the other one is champion', async () => {
    const { clan, drawn, rule, page } = await on.newEtapa('ABCDE')
    const id = await drawn()
    const out = (letter: string) => rule(id, 1, { retirar: clan(letter).id })
    await rule(id, 1, { ganador: clan('A').id })
    await rule(id, 2, { ganador: clan('B').id })
    expect(await refusalOf(out('E'))).toEqual([404, 'Ese clan no está en este torneo'])
    await out('D')
    expect(await refusalOf(out('D'))).toEqual([409, 'Ese clan ya se retiró'])
    await out('B')
    expect(await page(id)).toMatchObject({ estado: 'terminado', campeon: { id_clan: clan('A').id } })
    expect(await refusalOf(out('A'))).toEqual([409, 'El torneo ya terminó'])
  })

  it('to reopen what was not played and what a clan that left had played; the first round after the final it reopens', async () => {
    const { clan, drawn, rule, page, partida } = await on.newEtapa()
    const id = await drawn()
    const reopen = (number: number) => rule(id, number, { reabrir: true })
    expect(await refusalOf(reopen(1))).toEqual([409, 'Esta partida está por jugarse'])
    await rule(id, 1, { ganador: clan('A').id })
    await rule(id, 2, { ganador: clan('B').id })
    await rule(id, 3, { ganador: clan('A').id })
    await reopen(1)
    expect(await page(id)).toMatchObject({ estado: 'en-juego', campeon: null })
    expect(await partida(id, 3)).toMatchObject({ estado: 'por-definir', a: null, ganador: null })
    await rule(id, 1, { retirar: clan('D').id })
    expect(await refusalOf(reopen(1))).toEqual([409, 'Uno de los dos clanes se retiró: no se puede volver a jugar'])
  })
})
