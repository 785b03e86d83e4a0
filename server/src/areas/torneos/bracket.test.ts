import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addMember, setRangos } from '@trinchera/db/queries/clanes/memberships'
import { testDialects } from '@trinchera/db/testing'
import { next, type TestApp, type TestPlayer } from '../../../testing/app'
import { codeOf, codesOf } from '../../../testing/disputes'
import { memberOf, playedStage, staffedSite, type PlayedStage } from '../../../testing/played-stage'

describe.each(testDialects)('a torneo with a bracket on %s', (dialect) => {
  let site: TestApp
  let admin: TestPlayer
  let organiser: TestPlayer
  let stage: PlayedStage
  const started = new Date()
  beforeAll(async () => {
    ;({ site, admin } = await staffedSite({ dialect }))
    organiser = await site.player('LaLlave', { rol: 3, admin: 1 })
  })
  afterAll(() => site.stop())
  beforeEach(async () => {
    site.clock.now = started
    stage = await playedStage(site, admin)
  })

  const minutes = (many: number) => new Date(started.getTime() + many * 60_000)
  const later = (many: number) => {
    site.clock.now = minutes(many)
  }
  const clan = (letter: string) => stage.clan(letter)
  async function announce(more: object = {}): Promise<number> {
    const body = {
      nombre: 'Copa del Faro',
      descripcion: '',
      inicio: minutes(120).toISOString(),
      inscripcion_hasta: minutes(60).toISOString(),
      formato: 'simple' as const,
      id_etapa: stage.etapa,
      cupos: 4,
      ...more,
    }
    return (await organiser.api.createTorneo({ body })).data.id
  }
  const enrol = (id: number, letter: string, plantel = [clan(letter).leader.id]) =>
    clan(letter).leader.api.enrolTorneo({ params: { id }, body: { id_clan: clan(letter).id, plantel } })
  const page = async (id: number) => (await site.visitor.getTorneo({ params: { id } })).data
  const partida = async (id: number, number: number) =>
    (await page(id)).llave?.rondas.flatMap(({ partidas }) => partidas).find((match) => match.id === number)
  /** Four clans in the order of their letters, drawn. */
  async function drawn(more: object = {}): Promise<number> {
    const id = await announce(more)
    for (const letter of 'ABCD') await enrol(id, letter)
    await organiser.api.seedTorneo({ params: { id }, body: { orden: [...'ABCD'].map((letter) => clan(letter).id) } })
    await organiser.api.startTorneo({ params: { id } })
    return id
  }
  const report = (id: number, number: number, letter: string, marcador: [number, number]) =>
    clan(letter).leader.api.reportTorneoMatch({ params: { id, partida: number }, body: { marcador } })
  const rule = (id: number, number: number, body: { ganador: number } | { retirar: number } | { reabrir: true }) =>
    organiser.api.ruleTorneoMatch({ params: { id, partida: number }, body: { ...body, motivo: 'Visto el video' } })

  it('says who is lacking, who is a stranger and who is in another team', async () => {
    const id = await announce({ por_equipo: 2, id_etapa: null })
    const stranger = await site.player('Forastero')
    const mate = await memberOf(site, stage, 'A', 'Miembro')
    const refused = (plantel: number[]) => enrol(id, 'A', plantel).catch((error: unknown) => error)
    expect(await refused([clan('A').leader.id])).toMatchObject({ code: 400, message: 'Falta 1 para un equipo de 2' })
    expect(await refused([clan('A').leader.id, stranger.id])).toMatchObject({ code: 400 })
    expect((await enrol(id, 'A', [clan('A').leader.id, mate.id])).data).toMatchObject({
      reserva: false,
      checkin: false,
    })
    const other = await playedStage(site, admin, 'B')
    await addMember(site.database.db, {
      id_clan: other.clan('B').id,
      id_etapa: other.etapa,
      player_id: mate.id,
      joined_at: started.toISOString(),
    })
    const body = { id_clan: other.clan('B').id, plantel: [other.clan('B').leader.id, mate.id] }
    expect(await codeOf(other.clan('B').leader.api.enrolTorneo({ params: { id }, body }))).toBe(409)
  })

  it('gives the last place to one of two who ask at once, and lifts the first reserve when a place is free', async () => {
    stage = await playedStage(site, admin, 'ABCDEF')
    const id = await announce()
    for (const letter of 'ABC') await enrol(id, letter)
    const both = await Promise.all([enrol(id, 'D'), enrol(id, 'E')])
    expect(both.map(({ data }) => data.reserva).toSorted()).toEqual([false, true])
    expect((await enrol(id, 'F')).data.reserva).toBe(true)
    expect(await page(id)).toMatchObject({ equipos: 4, reservas: 2 })
    const [, , , , first] = (await page(id)).inscritos
    const leader = clan('A').leader
    await leader.api.withdrawTorneo({ params: { id }, body: { id_clan: clan('A').id } })
    const after = (await page(id)).inscritos
    expect(after.filter(({ reserva }) => reserva).map(({ id_clan }) => id_clan)).toEqual([clan('F').id])
    expect(after.find(({ id_clan }) => id_clan === first?.id_clan)).toMatchObject({ reserva: false })
  })

  it('takes check-ins in its window alone, and draws from who came', async () => {
    const id = await announce({ checkin_minutos: 30 })
    for (const letter of 'ABC') await enrol(id, letter)
    const checkIn = (letter: string) =>
      codeOf(clan(letter).leader.api.checkinTorneo({ params: { id }, body: { id_clan: clan(letter).id } }))
    expect(await checkIn('A')).toBe(400)
    later(90)
    expect(await checkIn('A')).toBe(200)
    later(120)
    expect(await checkIn('B')).toBe(200)
    site.clock.now = new Date(minutes(120).getTime() + 1000)
    expect(await checkIn('C')).toBe(400)
    await expect(
      clan('C').leader.api.checkinTorneo({ params: { id }, body: { id_clan: clan('C').id } }),
    ).rejects.toMatchObject({ message: 'El check-in ya cerró' })
    const { data } = await organiser.api.startTorneo({ params: { id } })
    expect(data.inscritos.map(({ id_clan, reserva }) => [id_clan, reserva])).toEqual([
      [clan('A').id, false],
      [clan('B').id, false],
      [clan('C').id, true],
    ])
  })

  it('gives the places of who did not check in to reserves that did, once check-in is over, and tells both at the draw', async () => {
    stage = await playedStage(site, admin, 'ABCDEF')
    const id = await announce({ checkin_minutos: 30 })
    for (const letter of 'ABCDEF') await enrol(id, letter)
    later(100)
    for (const letter of 'ABCE')
      await clan(letter).leader.api.checkinTorneo({ params: { id }, body: { id_clan: clan(letter).id } })
    const reserves = async () =>
      (await page(id)).inscritos.filter(({ reserva }) => reserva).map(({ id_clan }) => id_clan)
    const of = (letters: string) => [...letters].map((letter) => clan(letter).id)
    expect(await reserves()).toEqual(of('EF'))
    later(121)
    expect(await reserves()).toEqual(of('DF'))
    await organiser.api.startTorneo({ params: { id } })
    expect(await reserves()).toEqual(of('DF'))
    const told = async (letter: string) =>
      (await clan(letter).leader.api.listNotices({})).data.map(({ texto }) => texto)
    const name = (letter: string) => clan(letter).nombre
    expect(await told('D')).toEqual([`Copa del Faro. ${name('D')} quedó fuera: no hizo check-in`])
    expect(await told('F')).toEqual([`Copa del Faro. ${name('F')} quedó fuera: no hizo check-in`])
    expect(await told('E')).toContain(`Copa del Faro. Se liberó un cupo: ${name('E')} deja de ser reserva`)
  })

  it('gives the place of who leaves after check-in to the next reserve that checked in, and tells each once', async () => {
    stage = await playedStage(site, admin, 'ABCDEFG')
    const id = await announce({ checkin_minutos: 30 })
    for (const letter of 'ABCDEFG') await enrol(id, letter)
    later(100)
    for (const letter of 'ABCEG')
      await clan(letter).leader.api.checkinTorneo({ params: { id }, body: { id_clan: clan(letter).id } })
    later(121)
    const told = async (letter: string) =>
      (await clan(letter).leader.api.listNotices({})).data.filter(({ texto }) => texto.includes('deja de ser reserva'))
        .length
    await clan('A').leader.api.withdrawTorneo({ params: { id }, body: { id_clan: clan('A').id } })
    expect([await told('E'), await told('F'), await told('G')]).toEqual([1, 0, 1])
    await organiser.api.startTorneo({ params: { id } })
    expect([await told('E'), await told('F'), await told('G')]).toEqual([1, 0, 1])
  })

  it('of three has a bye, and none is announced for three places, nor for 65', async () => {
    for (const cupos of [1, 3, 65])
      await expect(announce({ cupos })).rejects.toMatchObject({ code: 400, errors: [{ field: 'cupos' }] })
    const id = await announce()
    for (const letter of 'ABC') await enrol(id, letter)
    const { data } = await organiser.api.startTorneo({ params: { id } })
    const first = data.llave?.rondas[0]?.partidas.map(({ estado }) => estado)
    expect(first?.toSorted()).toEqual(['libre', 'lista'])
  })

  it('repeats a draw of the seeds by the seed that it shows, and seeds by the ladder', async () => {
    const id = await announce()
    for (const letter of 'ABC') await enrol(id, letter)
    const { data } = await organiser.api.seedTorneo({ params: { id }, body: { por: 'sorteo' } })
    expect(data.sorteo).toMatch(/^[0-9a-f]{8}$/)
    expect(data.inscritos.map(({ semilla }) => semilla)).toEqual([1, 2, 3])
    const placed = await organiser.api.seedTorneo({ params: { id }, body: { por: 'ladder' } })
    expect(placed.data.sorteo).toBeNull()
  })

  it('is drawn once, told to who watches it, and asks both clans to play', async () => {
    const id = await announce()
    for (const letter of 'ABCD') await enrol(id, letter)
    const socket = await site.socket()
    await socket.emitWithAck('subscribe', { room: `torneo:${id}` })
    const told = next(socket, 'bracket:changed')
    const codes = await codesOf([
      organiser.api.startTorneo({ params: { id } }),
      admin.api.startTorneo({ params: { id } }),
    ])
    expect(codes.toSorted()).toEqual([200, 409])
    expect(await told).toMatchObject({ id, version: 1, partidas: [{ id: 1 }, { id: 2 }, { id: 3 }] })
    const { data } = await clan('A').leader.api.listNotices({})
    expect(data.filter(({ tipo }) => tipo === 'torneo').map(({ texto }) => texto)).toEqual([
      expect.stringContaining('Les toca:'),
    ])
  })

  it('is reported by the loser; what both say at once counts once, and the organiser decides after an objection', async () => {
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

  it('what an organiser decided stands, and a loser who reports at the same moment is told of it', async () => {
    const id = await drawn()
    const codes = await codesOf([rule(id, 1, { ganador: clan('A').id }), report(id, 1, 'D', [2, 1])])
    expect([200, 409]).toContain(codes[1])
    expect(codes[0]).toBe(200)
    expect(await partida(id, 1)).toMatchObject({ estado: 'cerrada', ganador: clan('A').id })
    await expect(report(id, 1, 'D', [2, 1])).rejects.toMatchObject({
      code: 409,
      message: expect.stringContaining(`Esta partida ya está cerrada: ganó ${clan('A').nombre}`), // with the score where the report came first
    })
  })

  it('an organiser who decides on a match that has gone on is told what happened, and nothing is stored', async () => {
    const id = await drawn()
    const seen = { a: clan('A').id, b: clan('D').id, estado: 'lista' as const, ganador: null }
    const decide = (antes: typeof seen | object) =>
      organiser.api.ruleTorneoMatch({
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
    // Two organisers at once: the second one hears of the first.
    const again = { estado: 'cerrada' as const, ganador: clan('D').id }
    const reopen = (by: TestPlayer) =>
      by.api.ruleTorneoMatch({
        params: { id, partida: 1 },
        body: { reabrir: true, motivo: 'Otra vez', antes: { ...seen, ...again } },
      })
    expect((await codesOf([reopen(organiser), reopen(admin)])).toSorted()).toEqual([200, 409])
  })

  it('is not reported while a side is unknown, and a moved hour is told with the hour', async () => {
    const id = await drawn()
    expect(await codeOf(report(id, 3, 'A', [0, 2]))).toBe(403)
    await rule(id, 1, { ganador: clan('A').id })
    expect(await codeOf(report(id, 3, 'A', [0, 2]))).toBe(400)
    const move = (fecha: string | null) =>
      organiser.api.moveTorneoMatch({ params: { id, partida: 2 }, body: { fecha } })
    await move('2031-07-14T01:00:00.000Z')
    await move(null)
    const texts = (await clan('B').leader.api.listNotices({})).data.map(({ texto }) => texto)
    const sides = `${clan('B').nombre} contra ${clan('C').nombre}`
    expect(texts.slice(0, 2)).toEqual([
      `Copa del Faro. Cambió la hora de ${sides}: queda sin hora`,
      `Copa del Faro. Cambió la hora de ${sides}: domingo, 13 de julio, 21:00`,
    ])
  })

  it('is reported by who leads the clan by then', async () => {
    const id = await drawn()
    const heir = await memberOf(site, stage, 'D', 'Miembro')
    await setRangos(site.database.db, clan('D').id, [
      { id: clan('D').leader.id, rango: 'Miembro' },
      { id: heir.id, rango: 'Lider' },
    ])
    expect(await codeOf(report(id, 1, 'D', [2, 1]))).toBe(403)
    const byHeir = heir.api.reportTorneoMatch({ params: { id, partida: 1 }, body: { marcador: [2, 1] } })
    expect(await codeOf(byHeir)).toBe(200)
  })

  it('is not drawn from one clan, nor seeded with one twice or with a stranger', async () => {
    const id = await announce()
    await enrol(id, 'A')
    const start = () => codeOf(organiser.api.startTorneo({ params: { id } }))
    expect(await start()).toBe(400)
    await enrol(id, 'B')
    const seed = (letters: string) =>
      codeOf(organiser.api.seedTorneo({ params: { id }, body: { orden: [...letters].map((one) => clan(one).id) } }))
    expect([await seed('AA'), await seed('AC'), await seed('BA')]).toEqual([400, 400, 200])
    expect(await start()).toBe(200)
  })

  it('tells who watches of the matches that an act changed, and of no other', async () => {
    const id = await drawn()
    const socket = await site.socket()
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
    const id = await drawn({ cuenta_ladder: true })
    await report(id, 1, 'D', [2, 0])
    await rule(id, 1, { ganador: clan('A').id })
    await rule(id, 1, { ganador: clan('A').id })
    const matches = async () =>
      (await site.visitor.listClanMatches({ params: { clanId: clan('A').id }, query: {} })).data
    expect(await matches()).toMatchObject([{ ganador: { id: clan('A').id }, ruling: null }])
    const entered = (await partida(id, 1))?.id_match
    expect(entered).toBe((await matches())[0]?.id)
    await rule(id, 1, { ganador: clan('D').id })
    // a walkover enters nothing
    expect((await matches()).map(({ ruling }) => ruling?.tipo)).toEqual(['anular'])
    expect(
      await codeOf(admin.api.ruleMatch({ params: { id: entered ?? 0 }, body: { tipo: 'restituir', motivo: 'x' } })),
    ).toBe(409)
  })

  it('tells of a clan which torneos it entered, and who won them', async () => {
    const id = await drawn()
    await announce()
    for (const [number, winner] of [
      [1, 'A'],
      [2, 'B'],
      [3, 'A'],
    ] as const)
      await rule(id, number, { ganador: clan(winner).id })
    const of = async (letter: string) =>
      (await site.visitor.listClanTorneos({ params: { id: clan(letter).id } })).data.map(({ id: one, campeon }) => [
        one,
        campeon?.id_clan,
      ])
    for (const letter of 'AD') expect(await of(letter)).toEqual([[id, clan('A').id]])
    expect(await codeOf(site.visitor.listClanTorneos({ params: { id: 999_999 } }))).toBe(404)
  })

  it('previews a ruling without storing it, and plays again what hangs on a reopened match', async () => {
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
    const { data } = await organiser.api.previewTorneoRuling({ params: { id, partida: 1 }, body })
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

  it('takes a clan out that is deleted while it plays', async () => {
    const id = await drawn()
    await clan('D').leader.api.deleteClan({ body: { clanId: clan('D').id } })
    expect(await partida(id, 1)).toMatchObject({ estado: 'cerrada', ganador: clan('A').id, sin_jugar: true })
  })

  it('keeps the conversation of a match for its clans and organisers', async () => {
    const id = await drawn()
    const at = { params: { id, partida: 1 } }
    const { data } = await clan('A').leader.api.sendTorneoMessage({ ...at, body: { texto: '¿A las diez?' } })
    expect((await clan('D').leader.api.listTorneoMessages(at)).data).toEqual([data])
    expect((await organiser.api.listTorneoMessages(at)).data).toHaveLength(1)
    expect(await codeOf(clan('B').leader.api.listTorneoMessages(at))).toBe(403)
    expect(
      await codeOf(clan('D').leader.api.reportComment({ params: { id: data.id }, body: { motivo: 'Insulta' } })),
    ).toBe(201)
    // A moderator's case leads to the match.
    const waiting = (await admin.api.listReportedComments({})).data.find((one) => one.id === data.id)
    expect(waiting).toMatchObject({ id_torneo: id, partida: 1, id_reto: null, anuncio: 'Torneo: Copa del Faro' })
  })

  it('refuses to be deleted once drawn, and changes its texts alone', async () => {
    const id = await drawn()
    expect(await codeOf(organiser.api.deleteTorneo({ params: { id } }))).toBe(409)
    expect(await codeOf(organiser.api.updateTorneo({ params: { id }, body: { cupos: 8 } }))).toBe(409)
    expect((await organiser.api.updateTorneo({ params: { id }, body: { reglas: 'Sin trampas' } })).data.reglas).toBe(
      'Sin trampas',
    )
  })
})
