import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { foldEtapa } from '@trinchera/db/fold-etapa'
import { addMember } from '@trinchera/db/queries/clanes/memberships'
import { testDialects } from '@trinchera/db/testing'
import { next, password, type TestApp, type TestPlayer } from '../../../testing/app'
import { memberOf, playedEtapa, staffedSite, type PlayedEtapa } from '../../../testing/played-etapa'

describe.each(testDialects)('the ban that a ruling for cheating brings, on %s', (dialect) => {
  let site: TestApp
  let admin: TestPlayer
  let moderator: TestPlayer
  let etapa: PlayedEtapa
  let cheater: TestPlayer
  let match: number
  beforeAll(async () => {
    ;({ site, admin, moderator } = await staffedSite({ dialect }))
  })
  afterAll(() => site.stop())

  const member = (letter: string, marks?: { rol?: number; admin?: number }) =>
    memberOf(site, etapa, letter, 'Miembro', marks)
  beforeEach(async () => {
    etapa = await playedEtapa(site, admin)
    cheater = await member('A')
    for (const pair of ['BC', 'CD', 'DB']) await etapa.report(pair)
    match = await etapa.report('AB')
    await site.database.transaction((trx) => foldEtapa(trx, etapa.id, site.clock.now.toISOString()))
  })

  const inMonths = (months: number) => {
    const date = new Date(site.clock.now)
    date.setUTCMonth(date.getUTCMonth() + months)
    return date.toISOString()
  }
  const rule = (
    player_id: number,
    {
      by = moderator,
      hasta = inMonths(3),
      tipo = 'trampa' as const,
      id_clan = etapa.clan('A').id,
    }: { by?: TestPlayer; hasta?: string; tipo?: 'trampa' | 'anular' | 'falso' | 'restituir'; id_clan?: number } = {},
  ) =>
    by.api.ruleMatch({
      params: { id: match },
      body: { tipo, id_clan, motivo: 'Miraba por las paredes', suspender: { player_id, hasta } },
    })
  const running = async ({ id }: TestPlayer) => (await admin.api.getAdminPlayer({ params: { id } })).data.suspensiones
  const standing = async () => (await moderator.api.getReporte({ params: { id: match } })).data.ruling

  it('is stored with the ruling and suspends the account at once', async () => {
    const socket = await site.socket(cheater.token)
    const revoked = next(socket, 'session:revoked')
    const hasta = inMonths(4)
    const { data } = await rule(cheater.id, { hasta })
    expect(data.ruling?.tipo).toBe('trampa')
    expect((await revoked).reason).toContain('Miraba por las paredes')
    await expect(cheater.api.listNotices({ query: {} })).rejects.toMatchObject({ code: 423 })
    await expect(site.visitor.login({ body: { email: cheater.email, password } })).rejects.toMatchObject({ code: 423 })
    expect(await running(cheater)).toEqual([
      expect.objectContaining({
        alcance: 'cuenta',
        hasta,
        motivo: `Trampa en la partida ${match}: Miraba por las paredes`,
      }),
    ])
    const lines = (await admin.api.listAudit({ query: { por_pagina: 2 } })).data
    expect(lines.map(({ accion, quien }) => [accion, quien]).sort()).toEqual([
      ['reporte.trampa', 'Pitazo'],
      ['suspension.crear', 'Pitazo'],
    ])
  })

  it('moves only the places that the preview showed', async () => {
    const table = async () =>
      new Map(
        (await site.visitor.listClanes({ params: { id: etapa.id } })).data.map((row) => [row.id, row.ranking_actual]),
      )
    const preview = (
      await moderator.api.previewRuling({
        params: { id: match },
        body: { tipo: 'trampa', id_clan: etapa.clan('A').id },
      })
    ).data
    const before = await table()
    await rule(cheater.id)
    await site.database.transaction((trx) => foldEtapa(trx, etapa.id, site.clock.now.toISOString()))
    const moved = [...(await table())]
      .filter(([id, place]) => before.get(id) !== place)
      .map(([id_clan, despues]) => ({ id_clan, antes: before.get(id_clan), despues }))
    const byClan = (a: { id_clan: number }, b: { id_clan: number }) => a.id_clan - b.id_clan
    expect(preview.map(({ id_clan, antes, despues }) => ({ id_clan, antes, despues })).sort(byClan)).toEqual(
      moved.sort(byClan),
    )
    expect(moved.length).toBeGreaterThan(0)
  })

  it('is possible only for players on the cheater’s roster of that match, and only with a trampa ruling', async () => {
    const late = await member('A')
    const refused: [() => Promise<unknown>, string][] = [
      [() => rule(etapa.clan('B').leader.id), 'suspender.player_id'],
      [() => rule(late.id), 'suspender.player_id'],
      [() => rule(999_999), 'suspender.player_id'],
      [() => rule(cheater.id, { id_clan: etapa.clan('C').id }), 'id_clan'],
      ...(['anular', 'falso'] as const).map((tipo): [() => Promise<unknown>, string] => [
        () => rule(cheater.id, { tipo }),
        'suspender',
      ]),
      [() => rule(cheater.id, { hasta: '2001-01-01T00:00:00Z' }), 'suspender.hasta'],
      [() => rule(cheater.id, { hasta: inMonths(2) }), 'suspender.hasta'],
    ]
    for (const [call, field] of refused) await expect(call()).rejects.toMatchObject({ code: 400, errors: [{ field }] })
    expect(await standing()).toBeNull()
    expect([await running(cheater), await running(late)]).toEqual([[], []])
  })

  it('is refused for staff by a rol 2 and for a closed account; then no ruling is stored', async () => {
    etapa = await playedEtapa(site, admin)
    const officer = await member('A', { rol: 4, admin: 1 })
    const closed = await member('A')
    match = await etapa.report('AB')
    await closed.api.closeAccount({ body: { password } })
    await expect(rule(officer.id)).rejects.toMatchObject({ code: 403 })
    await expect(rule(closed.id)).rejects.toMatchObject({ code: 400 })
    expect(await standing()).toBeNull()
    await rule(officer.id, { by: admin })
    expect(await running(officer)).toHaveLength(1)
  })

  it('is refused for the last administrator', async () => {
    etapa = await playedEtapa(site, admin)
    await addMember(site.database.db, {
      id_clan: etapa.clan('A').id,
      player_id: admin.id,
      id_etapa: etapa.id,
      joined_at: site.clock.now.toISOString(),
    })
    match = await etapa.report('AB')
    await expect(rule(admin.id, { by: admin })).rejects.toMatchObject({ code: 400 })
    expect([await standing(), await running(admin)]).toEqual([null, []])
  })

  it('never shortens a current suspension', async () => {
    const hasta = inMonths(12)
    await admin.api.createSuspension({
      body: { player_id: cheater.id, alcance: 'cuenta', hasta, motivo: 'Cuenta compartida' },
    })
    await rule(cheater.id)
    expect((await running(cheater)).map((suspension) => suspension.hasta)).toEqual([hasta])
  })

  it('is stored once when two rule at once', async () => {
    const tries = await Promise.allSettled([rule(cheater.id), rule(cheater.id, { by: admin }), rule(cheater.id)])
    expect(tries.map((tried) => (tried.status === 'fulfilled' ? 200 : tried.reason.code)).sort()).toEqual([
      200, 409, 409,
    ])
    expect(
      await site.database.db.selectFrom('suspensions').where('player_id', '=', cheater.id).select('id').execute(),
    ).toHaveLength(1)
  })
})
