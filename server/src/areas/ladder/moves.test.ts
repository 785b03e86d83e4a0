import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { foldEtapa } from '@trinchera/db/fold-etapa'
import { testDialects } from '@trinchera/db/testing'
import { startTestApp, type TestApp, type TestPlayer } from '../../../testing/app'

const hour = 3_600_000

describe.each(testDialects)('what moved on %s', (dialect) => {
  let site: TestApp
  let admin: TestPlayer
  let start: number
  beforeAll(async () => {
    site = await startTestApp({ dialect })
    admin = await site.player('Comandante', { rol: 1, admin: 1 })
    start = site.clock.now.getTime()
  })
  afterAll(() => site.stop())

  const letters = 'ABCDEFGHJKMN'
  let round = 0
  interface Etapa {
    id: number
    juego: number
    clans: { id: number; leader: TestPlayer }[]
  }
  async function newEtapa(clans: number): Promise<Etapa> {
    const word = letters.charAt(round++)
    const juego = (await admin.api.createJuego({ body: { nombre: `Juego ${word}` } })).data.id
    const body = { nombre: 'Etapa I', id_juego: juego, activo: true, multijugador: true }
    const { id } = (await admin.api.createEtapa({ body })).data
    const etapa: Etapa = { id, juego, clans: [] }
    for (const letter of letters.slice(0, clans)) {
      const leader = await site.player(`Tropa ${word}${letter}`)
      const clan = await leader.api.createClan({
        body: { nombre: `Compañía ${letter}`, tag: `C${letter}`, id_etapa: id },
      })
      etapa.clans.push({ id: clan.data.id, leader })
    }
    return etapa
  }
  const clan = (etapa: Etapa, letter: string) => {
    const found = etapa.clans[letters.indexOf(letter)]
    if (!found) throw new Error(`no clan ${letter}`)
    return found
  }
  /** Reports a match the given number of hours after the start: with "AB", A beats B. */
  async function report(etapa: Etapa, pair: string, hours: number) {
    site.clock.now = new Date(start + hours * hour)
    const [winner, loser] = [clan(etapa, pair.charAt(0)), clan(etapa, pair.charAt(1))]
    const { data } = await loser.leader.api.reportLoss({
      body: { id_clan_ganador: winner.id, id_clan_perdedor: loser.id, id_etapa: etapa.id, id_juego: etapa.juego },
      headers: { 'idempotency-key': randomUUID() },
    })
    return data
  }
  const fold = (etapa: Etapa) =>
    site.database.transaction((trx) => foldEtapa(trx, etapa.id, site.clock.now.toISOString()))
  const at = (hours: number) => new Date(start + hours * hour).toISOString()
  const moves = async (etapa: Etapa, hours: number) => {
    const { data } = await site.visitor.listMoves({ params: { id: etapa.id }, query: { desde: at(hours) } })
    return data.map((one) => [one.nombre.at(-1), one.antes, one.despues, one.triunfos, one.derrotas].join(' '))
  }

  let etapa: Etapa
  beforeEach(async () => {
    site.clock.now = new Date(start)
    etapa = await newEtapa(5)
  })

  it('gives the places of each clan then and now, and its matches since', async () => {
    for (const pair of ['AE', 'BE', 'CE', 'DE']) await report(etapa, pair, 1)
    await fold(etapa)
    expect(await moves(etapa, 0)).toEqual(['A 0 1 1 0', 'B 0 2 1 0', 'C 0 3 1 0', 'D 0 4 1 0', 'E 0 0 0 4'])
    await report(etapa, 'DA', 3)
    await report(etapa, 'DA', 4)
    await fold(etapa)
    // D goes from place 4 to 2 and then to 1; each time, other clans move down.
    expect(await moves(etapa, 2)).toEqual(['D 4 1 2 0', 'A 1 2 0 2', 'B 2 3 0 0', 'C 3 4 0 0'])
    expect(await moves(etapa, 4)).toContain('D 2 1 1 0')
    const { data } = await site.visitor.listMoves({ params: { id: etapa.id }, query: { desde: at(5) } })
    expect(data.map(({ nombre, ultimo_cambio }) => [nombre.at(-1), ultimo_cambio])).toEqual([
      ['D', at(4)],
      ['A', at(4)],
      ['B', at(3)],
      ['C', at(3)],
    ])
  })

  it('leaves out a match that was ruled not to count, and one the ladder has not applied yet', async () => {
    await report(etapa, 'AB', 1)
    const wrong = await report(etapa, 'BA', 2)
    await fold(etapa)
    expect(await moves(etapa, 0)).toEqual(['B 0 1 1 1', 'A 0 2 1 1'])
    await admin.api.ruleMatch({ params: { id: wrong.id }, body: { tipo: 'anular', motivo: 'No se jugó' } })
    await fold(etapa)
    await report(etapa, 'CA', 3)
    expect(await moves(etapa, 0)).toEqual(['A 0 1 1 0', 'B 0 0 0 1'])
  })

  it('answers 404 for an etapa that does not exist and 400 for what is no instant', async () => {
    expect((await site.call('GET', `/ladder/movimientos/99999?desde=${at(0)}`)).status).toBe(404)
    expect((await site.call('GET', `/ladder/movimientos/${etapa.id}?desde=ayer`)).status).toBe(400)
    expect((await site.call('GET', `/ladder/movimientos/${etapa.id}`)).status).toBe(400)
  })

  it('lists the open etapas with the first five of each and how active they are', async () => {
    const [quiet, closed] = [await newEtapa(2), await newEtapa(2)]
    const mine = async () => {
      const { data } = await site.visitor.listOpenEtapas()
      return data.filter(({ id }) => [etapa.id, quiet.id, closed.id].includes(id))
    }
    await report(quiet, 'AB', 1)
    await report(closed, 'AB', 1)
    for (const pair of ['AE', 'BE']) await report(etapa, pair, 20)
    await report(etapa, 'CE', 30)
    for (const one of [etapa, quiet, closed]) await fold(one)
    await admin.api.updateEtapa({ params: { id: closed.id }, body: { activo: false } })
    const open = await mine()
    expect(
      open.map(({ id, partidas, partidas_dia, ultima_partida }) => [id, partidas, partidas_dia, ultima_partida]),
    ).toEqual([
      [quiet.id, 1, 0, at(1)],
      [etapa.id, 3, 3, at(30)],
    ])
    expect(open.map(({ top }) => top.map((row) => `${row.ranking_actual} ${row.nombre.at(-1)}`))).toEqual([
      ['1 A'],
      ['1 A', '2 B', '3 C'],
    ])
    const table = await site.visitor.listClanes({ params: { id: etapa.id } })
    expect(open[1]).toMatchObject({ version: table.meta.version, top: table.data.slice(0, 3) })
    for (const letter of 'DE') await report(etapa, `${letter}A`, 31)
    await fold(etapa)
    expect((await mine()).at(-1)?.top).toHaveLength(5)
    await admin.api.updateEtapa({ params: { id: quiet.id }, body: { activo: false } })
    expect((await mine()).map(({ id }) => id)).toEqual([etapa.id])
  })
})
