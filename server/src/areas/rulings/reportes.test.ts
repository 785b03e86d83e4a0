import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { VerdictTipo } from '@trinchera/contract/ladder'
import { foldEtapa } from '@trinchera/db/fold-etapa'
import { testDialects } from '@trinchera/db/testing'
import { next, type TestApp, type TestPlayer } from '../../../testing/app'
import { staffedSite } from '../../../testing/played-etapa'

describe.each(testDialects)('staff and what was reported on %s', (dialect) => {
  let site: TestApp
  let admin: TestPlayer
  let moderator: TestPlayer
  beforeAll(async () => {
    ;({ site, admin, moderator } = await staffedSite({ dialect }))
  })
  afterAll(() => site.stop())

  const letters = 'ABCDEF'
  let count = 0
  let etapa: number
  let matches: { id: number; ganador: number; perdedor: number }[]
  const clans = new Map<string, { id: number; leader: TestPlayer }>()
  const clan = (letter: string) => clans.get(letter) ?? { id: 0, leader: admin }

  const fold = () => site.database.transaction((trx) => foldEtapa(trx, etapa, site.clock.now.toISOString()))
  const places = async () =>
    new Map((await site.visitor.listClanes({ params: { id: etapa } })).data.map((row) => [row.id, row.ranking_actual]))

  beforeEach(async () => {
    const round = ++count
    const juego = (await admin.api.createJuego({ body: { nombre: `Juego ${'ABCDEFGHJKMN'[round]}` } })).data.id
    etapa = (
      await admin.api.createEtapa({ body: { nombre: 'Etapa', id_juego: juego, activo: true, multijugador: true } })
    ).data.id
    for (const letter of letters) {
      const leader = await site.player(`Tropa ${letter}${'ABCDEFGHJKMN'[round]}`)
      clans.set(letter, {
        leader,
        id: (
          await leader.api.createClan({ body: { nombre: `Compañía ${letter}`, tag: `C${letter}`, id_etapa: etapa } })
        ).data.id,
      })
    }
    matches = []
    for (const [winner = '', loser = ''] of ['AB', 'CD', 'EF', 'BA', 'DC', 'FA', 'EB']) {
      const { data } = await clan(loser).leader.api.reportLoss({
        body: { id_clan_ganador: clan(winner).id, id_clan_perdedor: clan(loser).id, id_etapa: etapa, id_juego: juego },
      })
      matches.push({ id: data.id, ganador: data.ganador.id, perdedor: data.perdedor.id })
    }
    await fold()
  })

  const match = (index: number) => matches[index] ?? { id: 0, ganador: 0, perdedor: 0 }
  const rule = (by: TestPlayer, index: number, tipo: VerdictTipo, id_clan?: number) =>
    by.api.ruleMatch({
      params: { id: match(index).id },
      body: { tipo, motivo: 'Grabación revisada', ...(id_clan ? { id_clan } : {}) },
    })

  it.each([
    ['anular', 'none'],
    ['falso', 'none'],
    ['trampa', 'ganador'],
    ['trampa', 'perdedor'],
  ] as const)('the preview of %s (%s) shows exactly the places that will move', async (tipo, side) => {
    const before = await places()
    const id_clan = side === 'none' ? undefined : match(3)[side]
    const preview = (
      await moderator.api.previewRuling({
        params: { id: match(3).id },
        body: { tipo, ...(id_clan ? { id_clan } : {}) },
      })
    ).data
    expect(await places()).toEqual(before)
    await rule(moderator, 3, tipo, id_clan)
    await fold()
    const after = await places()
    const moved = [...after]
      .filter(([id, place]) => before.get(id) !== place)
      .map(([id, place]) => `${id}: ${before.get(id)} → ${place}`)
    expect(preview.map(({ id_clan: id, antes, despues }) => `${id}: ${antes} → ${despues}`).sort()).toEqual(
      moved.sort(),
    )
    expect(moved.length).toBeGreaterThan(0)

    const back = (await moderator.api.previewRuling({ params: { id: match(3).id }, body: { tipo: 'restituir' } })).data
    expect(back.map(({ id_clan: id, antes, despues }) => `${id}: ${despues} → ${antes}`).sort()).toEqual(moved)
    await rule(moderator, 3, 'restituir')
    await fold()
    expect(await places()).toEqual(before)
  })

  it('succeeds once when several rule on a match at once', async () => {
    const tries = await Promise.allSettled([
      rule(admin, 2, 'anular'),
      rule(moderator, 2, 'falso'),
      rule(admin, 2, 'trampa', match(2).ganador),
      rule(moderator, 2, 'anular'),
    ])
    expect(tries.map((given) => (given.status === 'fulfilled' ? 200 : given.reason.code)).sort()).toEqual([
      200, 409, 409, 409,
    ])
    const lifted = await Promise.allSettled([rule(admin, 2, 'restituir'), rule(moderator, 2, 'restituir')])
    expect(lifted.map((given) => (given.status === 'fulfilled' ? 200 : given.reason.code)).sort()).toEqual([200, 400])
  })

  it('shows beside a case the suspensions of the players on its rosters, and of nobody else', async () => {
    const suspended = async () =>
      (await moderator.api.getReporte({ params: { id: match(0).id } })).data.suspensiones.map(
        ({ username }) => username,
      )
    expect(await suspended()).toEqual([])
    const hasta = new Date(site.clock.now.getTime() + 86_400_000).toISOString()
    for (const letter of ['A', 'B', 'C', 'D']) {
      const { leader } = clan(letter)
      const body = { player_id: leader.id, alcance: 'comentarios', hasta, motivo: 'Insultos' } as const
      await moderator.api.createSuspension({ body })
    }
    const { planteles } = (await moderator.api.getReporte({ params: { id: match(0).id } })).data
    const onRosters = planteles.flatMap(({ jugadores }) => jugadores.map(({ username }) => username))
    expect((await suspended()).toSorted()).toEqual(onRosters.toSorted())
  })

  it('shows beside a case the other matches of both clans that were ruled on or claimed, newest first', async () => {
    const earlier = async () =>
      (await moderator.api.getReporte({ params: { id: match(3).id } })).data.casos_previos.map(({ id, reclamos }) => [
        id,
        reclamos.length,
      ])
    expect(await earlier()).toEqual([])
    await rule(moderator, 0, 'anular')
    await rule(moderator, 0, 'restituir')
    await rule(moderator, 1, 'anular') // of two other clans
    await clan('A').leader.api.claimMatch({
      params: { id: match(5).id },
      body: { tipo: 'plazo', texto: 'Fue el mes pasado' },
    })
    await rule(moderator, 3, 'anular') // the case itself
    expect(await earlier()).toEqual([
      [match(5).id, 1],
      [match(0).id, 0],
    ])
  })

  it('shows the ruling on the match: the effective winner, and who was reported as what', async () => {
    const [event, received] = [
      next(await site.socket(), 'match:ruled'),
      next(await site.socket(admin.token), 'staff:activity'),
    ]
    const { data } = await rule(moderator, 0, 'trampa', match(0).ganador)
    expect(data.match).toMatchObject({ ganador: { id: match(0).perdedor }, perdedor: { id: match(0).ganador } })
    expect(data.ruling).toMatchObject({
      tipo: 'trampa',
      id_clan: match(0).ganador,
      motivo: 'Grabación revisada',
      reportado: { ganador: { id: match(0).ganador }, perdedor: { id: match(0).perdedor } },
    })
    expect(await event).toEqual({ match: data.match, ruling: data.ruling })
    expect(await received).toEqual({
      who: 'Pitazo',
      action: 'reporte.trampa',
      target: `partida ${match(0).id}`,
      at: data.ruling?.fecha,
    })
    const line = await site.database.db
      .selectFrom('audit_log')
      .orderBy('id', 'desc')
      .select(['actor_id', 'action', 'target'])
      .executeTakeFirst()
    expect(line).toEqual({ actor_id: moderator.id, action: 'reporte.trampa', target: `partida ${match(0).id}` })
  })

  it('refuses a cheater who did not play, and an unknown match', async () => {
    const refused = [
      () => rule(admin, 0, 'trampa'),
      () => rule(admin, 0, 'trampa', clan('F').id),
      () => rule(admin, 0, 'restituir'),
    ]
    for (const call of refused) await expect(call()).rejects.toMatchObject({ code: 400 })
    await expect(
      admin.api.ruleMatch({ params: { id: 999_999 }, body: { tipo: 'anular', motivo: 'x' } }),
    ).rejects.toMatchObject({ code: 404 })
  })

  it('rules on an inactive etapa, but not on an archived one', async () => {
    await admin.api.updateEtapa({ params: { id: etapa }, body: { activo: false } })
    expect((await rule(moderator, 0, 'anular')).code).toBe(200)
    await site.database.db
      .updateTable('etapas')
      .set({ archived_at: site.clock.now.toISOString() })
      .where('id', '=', etapa)
      .execute()
    for (const tipo of ['anular', 'restituir'] as const)
      await expect(rule(moderator, tipo === 'anular' ? 1 : 0, tipo)).rejects.toMatchObject({ code: 409 })
    await expect(
      moderator.api.previewRuling({ params: { id: match(1).id }, body: { tipo: 'anular' } }),
    ).rejects.toMatchObject({ code: 409 })
  })

  it('recalculates: changes nothing in a correct table, and corrects a wrong one', async () => {
    expect((await moderator.api.recalculateEtapa({ params: { id: etapa } })).data).toMatchObject({
      cambios: 0,
      diferencias: [],
    })
    const before = await places()
    await site.database.db.updateTable('standings').set({ triunfos: 99 }).where('id_clan', '=', clan('A').id).execute()
    expect((await moderator.api.recalculateEtapa({ params: { id: etapa } })).data.cambios).toBe(1)
    expect(await places()).toEqual(before)
    const [first, second] = [...before]
      .sort(([, a], [, b]) => a - b)
      .filter(([, place]) => place)
      .map(([id]) => id)
    const put = (id: number | undefined, ranking_actual: number) =>
      site.database.db
        .updateTable('standings')
        .set({ ranking_actual })
        .where('id_clan', '=', id ?? 0)
        .execute()
    await put(first, 2)
    await put(second, 1)
    const mended = (await moderator.api.recalculateEtapa({ params: { id: etapa } })).data
    expect(mended.diferencias.map(({ id_clan, antes, despues }) => [id_clan, antes, despues])).toEqual([
      [first, 2, 1],
      [second, 1, 2],
    ])
    expect(await places()).toEqual(before)
    await expect(moderator.api.recalculateEtapa({ params: { id: 999_999 } })).rejects.toMatchObject({ code: 404 })
  })
})
