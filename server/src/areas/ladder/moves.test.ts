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
  interface Stage {
    id: number
    juego: number
    clans: { id: number; leader: TestPlayer }[]
  }
  async function newStage(clans: number): Promise<Stage> {
    const word = letters.charAt(round++)
    const juego = (await admin.api.createJuego({ body: { nombre: `Juego ${word}` } })).data.id
    const body = { nombre: 'Etapa I', id_juego: juego, activo: true, multijugador: true }
    const { id } = (await admin.api.createEtapa({ body })).data
    const stage: Stage = { id, juego, clans: [] }
    for (const letter of letters.slice(0, clans)) {
      const leader = await site.player(`Tropa ${word}${letter}`)
      const clan = await leader.api.createClan({
        body: { nombre: `Compañía ${letter}`, tag: `C${letter}`, id_etapa: id },
      })
      stage.clans.push({ id: clan.data.id, leader })
    }
    return stage
  }
  const clan = (stage: Stage, letter: string) => {
    const found = stage.clans[letters.indexOf(letter)]
    if (!found) throw new Error(`no clan ${letter}`)
    return found
  }
  /** Reports a match the given number of hours after the start: with "AB", A beats B. */
  async function report(stage: Stage, pair: string, hours: number) {
    site.clock.now = new Date(start + hours * hour)
    const [winner, loser] = [clan(stage, pair.charAt(0)), clan(stage, pair.charAt(1))]
    const { data } = await loser.leader.api.reportLoss({
      body: { id_clan_ganador: winner.id, id_clan_perdedor: loser.id, id_etapa: stage.id, id_juego: stage.juego },
      headers: { 'idempotency-key': randomUUID() },
    })
    return data
  }
  const fold = (stage: Stage) =>
    site.database.transaction((trx) => foldEtapa(trx, stage.id, site.clock.now.toISOString()))
  const at = (hours: number) => new Date(start + hours * hour).toISOString()
  const moves = async (stage: Stage, hours: number) => {
    const { data } = await site.visitor.listMoves({ params: { id: stage.id }, query: { desde: at(hours) } })
    return data.map((one) => [one.nombre.at(-1), one.antes, one.despues, one.triunfos, one.derrotas].join(' '))
  }

  let stage: Stage
  beforeEach(async () => {
    site.clock.now = new Date(start)
    stage = await newStage(5)
  })

  it('gives the places of each clan then and now, and its matches since', async () => {
    for (const pair of ['AE', 'BE', 'CE', 'DE']) await report(stage, pair, 1)
    await fold(stage)
    expect(await moves(stage, 0)).toEqual(['A 0 1 1 0', 'B 0 2 1 0', 'C 0 3 1 0', 'D 0 4 1 0', 'E 0 0 0 4'])
    await report(stage, 'DA', 3)
    await report(stage, 'DA', 4)
    await fold(stage)
    // D goes from place 4 to 2 and then to 1; each time, other clans move down.
    expect(await moves(stage, 2)).toEqual(['D 4 1 2 0', 'A 1 2 0 2', 'B 2 3 0 0', 'C 3 4 0 0'])
    expect(await moves(stage, 4)).toContain('D 2 1 1 0')
    const { data } = await site.visitor.listMoves({ params: { id: stage.id }, query: { desde: at(5) } })
    expect(data.map(({ nombre, ultimo_cambio }) => [nombre.at(-1), ultimo_cambio])).toEqual([
      ['D', at(4)],
      ['A', at(4)],
      ['B', at(3)],
      ['C', at(3)],
    ])
  })

  it('leaves out a match that was ruled not to count, and one the ladder has not applied yet', async () => {
    await report(stage, 'AB', 1)
    const wrong = await report(stage, 'BA', 2)
    await fold(stage)
    expect(await moves(stage, 0)).toEqual(['B 0 1 1 1', 'A 0 2 1 1'])
    await admin.api.ruleMatch({ params: { id: wrong.id }, body: { tipo: 'anular', motivo: 'No se jugó' } })
    await fold(stage)
    await report(stage, 'CA', 3)
    expect(await moves(stage, 0)).toEqual(['A 0 1 1 0', 'B 0 0 0 1'])
  })

  it('answers 404 for a stage that does not exist and 400 for what is no instant', async () => {
    expect((await site.call('GET', `/ladder/movimientos/99999?desde=${at(0)}`)).status).toBe(404)
    expect((await site.call('GET', `/ladder/movimientos/${stage.id}?desde=ayer`)).status).toBe(400)
    expect((await site.call('GET', `/ladder/movimientos/${stage.id}`)).status).toBe(400)
  })

  it('lists the open stages with the first five of each and how lively they are', async () => {
    const [quiet, closed] = [await newStage(2), await newStage(2)]
    const mine = async () => {
      const { data } = await site.visitor.listOpenEtapas()
      return data.filter(({ id }) => [stage.id, quiet.id, closed.id].includes(id))
    }
    await report(quiet, 'AB', 1)
    await report(closed, 'AB', 1)
    for (const pair of ['AE', 'BE']) await report(stage, pair, 20)
    await report(stage, 'CE', 30)
    for (const one of [stage, quiet, closed]) await fold(one)
    await admin.api.updateEtapa({ params: { id: closed.id }, body: { activo: false } })
    const open = await mine()
    expect(
      open.map(({ id, partidas, partidas_dia, ultima_partida }) => [id, partidas, partidas_dia, ultima_partida]),
    ).toEqual([
      [quiet.id, 1, 0, at(1)],
      [stage.id, 3, 3, at(30)],
    ])
    expect(open.map(({ top }) => top.map((row) => `${row.ranking_actual} ${row.nombre.at(-1)}`))).toEqual([
      ['1 A'],
      ['1 A', '2 B', '3 C'],
    ])
    const table = await site.visitor.listClanes({ params: { id: stage.id } })
    expect(open[1]).toMatchObject({ version: table.meta.version, top: table.data.slice(0, 3) })
    for (const letter of 'DE') await report(stage, `${letter}A`, 31)
    await fold(stage)
    expect((await mine()).at(-1)?.top).toHaveLength(5)
    await admin.api.updateEtapa({ params: { id: quiet.id }, body: { activo: false } })
    expect((await mine()).map(({ id }) => id)).toEqual([stage.id])
  })
})
