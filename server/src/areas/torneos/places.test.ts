import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDialects } from '@trinchera/db/testing'
import { refusalOf } from '../../../testing/disputes'
import { torneoSite, type TorneoSite } from '../../../testing/torneos'

describe.each(testDialects)('the places of a torneo on %s', (dialect) => {
  let on: TorneoSite
  beforeAll(async () => {
    on = await torneoSite(dialect)
  })
  afterAll(() => on.site.stop())

  it('gives the last place to one of two who ask at once, and lifts the first reserve when a place is free', async () => {
    const { clan, announce, enrol, withdraw, page } = await on.newEtapa('ABCDEF')
    const id = await announce()
    for (const letter of 'ABC') await enrol(id, letter)
    const both = await Promise.all([enrol(id, 'D'), enrol(id, 'E')])
    expect(both.map(({ data }) => data.reserva).toSorted()).toEqual([false, true])
    expect((await enrol(id, 'F')).data.reserva).toBe(true)
    expect(await page(id)).toMatchObject({ equipos: 4, reservas: 2 })
    const [, , , , first] = (await page(id)).inscritos
    await withdraw(id, 'A')
    const after = (await page(id)).inscritos
    expect(after.filter(({ reserva }) => reserva).map(({ id_clan }) => id_clan)).toEqual([clan('F').id])
    expect(after.find(({ id_clan }) => id_clan === first?.id_clan)).toMatchObject({ reserva: false })
  })

  it('takes check-ins in its window alone, and draws from who came', async () => {
    const { clan, minutes, later, announce, enrol, start, checkIn } = await on.newEtapa()
    const id = await announce({ checkin_minutos: 30 })
    for (const letter of 'ABC') await enrol(id, letter)
    expect(await refusalOf(checkIn(id, 'A'))).toEqual([400, 'El check-in todavía no abre'])
    later(90)
    await checkIn(id, 'A')
    later(120)
    await checkIn(id, 'B')
    on.site.clock.now = new Date(minutes(120).getTime() + 1000)
    expect(await refusalOf(checkIn(id, 'C'))).toEqual([400, 'El check-in ya cerró'])
    const { data } = await start(id)
    expect(data.inscritos.map(({ id_clan, reserva }) => [id_clan, reserva])).toEqual([
      [clan('A').id, false],
      [clan('B').id, false],
      [clan('C').id, true],
    ])
  })

  it('gives the places of who did not check in to reserves that did, once check-in is over, and tells both at the draw', async () => {
    const { clan, later, announce, enrol, start, checkIn, page } = await on.newEtapa('ABCDEF')
    const id = await announce({ checkin_minutos: 30 })
    for (const letter of 'ABCDEF') await enrol(id, letter)
    later(100)
    for (const letter of 'ABCE') await checkIn(id, letter)
    const reserves = async () =>
      (await page(id)).inscritos.filter(({ reserva }) => reserva).map(({ id_clan }) => id_clan)
    const of = (letters: string) => [...letters].map((letter) => clan(letter).id)
    expect(await reserves()).toEqual(of('EF'))
    later(121)
    expect(await reserves()).toEqual(of('DF'))
    await start(id)
    expect(await reserves()).toEqual(of('DF'))
    const told = async (letter: string) =>
      (await clan(letter).leader.api.listNotices({})).data.map(({ texto }) => texto)
    const name = (letter: string) => clan(letter).nombre
    expect(await told('D')).toEqual([`Copa del Faro. ${name('D')} quedó fuera: no hizo check-in`])
    expect(await told('F')).toEqual([`Copa del Faro. ${name('F')} quedó fuera: no hizo check-in`])
    expect(await told('E')).toContain(`Copa del Faro. Se liberó un cupo: ${name('E')} deja de ser reserva`)
  })

  it('gives the place of who leaves after check-in to the next reserve that checked in, and tells each once', async () => {
    const { clan, later, announce, enrol, start, checkIn, withdraw } = await on.newEtapa('ABCDEFG')
    const id = await announce({ checkin_minutos: 30 })
    for (const letter of 'ABCDEFG') await enrol(id, letter)
    later(100)
    for (const letter of 'ABCEG') await checkIn(id, letter)
    later(121)
    const told = async (letter: string) =>
      (await clan(letter).leader.api.listNotices({})).data.filter(({ texto }) => texto.includes('deja de ser reserva'))
        .length
    await withdraw(id, 'A')
    expect([await told('E'), await told('F'), await told('G')]).toEqual([1, 0, 1])
    await start(id)
    expect([await told('E'), await told('F'), await told('G')]).toEqual([1, 0, 1])
  })

  it('of three clans has a bye', async () => {
    const { announce, enrol, start } = await on.newEtapa()
    const id = await announce()
    for (const letter of 'ABC') await enrol(id, letter)
    const { data } = await start(id)
    const first = data.llave?.rondas[0]?.partidas.map(({ estado }) => estado)
    expect(first?.toSorted()).toEqual(['libre', 'lista'])
  })

  it('repeats a draw of the seeds by the seed that it shows, and seeds by the ladder', async () => {
    const { announce, enrol } = await on.newEtapa()
    const id = await announce()
    for (const letter of 'ABC') await enrol(id, letter)
    const { data } = await on.organiser.api.seedTorneo({ params: { id }, body: { por: 'sorteo' } })
    expect(data.sorteo).toMatch(/^[0-9a-f]{8}$/)
    expect(data.inscritos.map(({ semilla }) => semilla)).toEqual([1, 2, 3])
    const placed = await on.organiser.api.seedTorneo({ params: { id }, body: { por: 'ladder' } })
    expect(placed.data.sorteo).toBeNull()
  })
})
