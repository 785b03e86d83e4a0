import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ClaimTipo } from '@trinchera/contract/rulings'
import type { QueryInput } from '@trinchera/contract/route'
import type { Routes } from '@trinchera/contract/routes'
import { insertSuspension } from '@trinchera/db/queries/players/suspensions'
import { testDialects } from '@trinchera/db/testing'
import type { Rango } from '@trinchera/rules/permissions'
import { next, type TestApp, type TestPlayer } from '../../../testing/app'
import { memberOf, playedEtapa, staffedSite, type PlayedEtapa } from '../../../testing/played-etapa'

const day = 86_400_000

describe.each(testDialects)('claims on %s', (dialect) => {
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
    await site.database.db.deleteFrom('match_claims').execute()
  })

  const member = (letter: string, rango: Rango) => memberOf(site, etapa, letter, rango)
  const claim = (by: TestPlayer, id: number, tipo: ClaimTipo = 'trampa', texto = 'Hay grabación') =>
    by.api.claimMatch({ params: { id }, body: { tipo, texto } })
  const dismiss = (id: number, by = moderator) =>
    by.api.dismissClaim({ params: { id }, body: { motivo: 'No se ve nada raro' } })
  const rule = (id: number, by = moderator) =>
    by.api.ruleMatch({ params: { id }, body: { tipo: 'anular', motivo: 'Se cayó el servidor' } })
  const reclamos = async () => (await moderator.api.getPendingWork()).data.reclamos
  const notices = async (player: TestPlayer) =>
    (await player.api.listNotices({ query: {} })).data.filter(({ tipo }) => tipo === 'fallo').map(({ texto }) => texto)
  const cases = async (query: QueryInput<Routes['listReportes']>) => (await moderator.api.listReportes({ query })).data

  describe('a claim', () => {
    it('is in the moderators’ queue, and they are notified', async () => {
      const id = await etapa.report('AB')
      const received = next(await site.socket(moderator.token), 'staff:pending')
      const { code, data } = await claim(etapa.clan('B').leader, id)
      expect([code, data]).toEqual([
        201,
        {
          id: expect.any(Number),
          id_match: id,
          tipo: 'trampa',
          texto: 'Hay grabación',
          quien: etapa.clan('B').leader.username,
          id_clan: etapa.clan('B').id,
          fecha: site.clock.now.toISOString(),
          abierto: true,
        },
      ])
      expect(await received).toMatchObject({ reclamos: 1 })
      expect(await cases({ estado: 'reclamadas' })).toEqual([expect.objectContaining({ id, reclamos: [data] })])
    })

    it('can be made only by the current leaders of the two clans', async () => {
      const id = await etapa.report('AB')
      const [captain, soldier] = [await member('A', 'Capitán'), await member('A', 'Miembro')]
      for (const who of [soldier, etapa.clan('C').leader, admin])
        await expect(claim(who, id)).rejects.toMatchObject({ code: 403 })
      expect((await claim(captain, id)).data.id_clan).toBe(etapa.clan('A').id)
      await etapa.clan('A').leader.api.expelMember({ body: { clanId: etapa.clan('A').id, playerId: captain.id } })
      await expect(claim(captain, await etapa.report('AB'))).rejects.toMatchObject({ code: 403 })
    })

    it('is open at most once per clan and match, also with simultaneous requests', async () => {
      const id = await etapa.report('AB')
      const others = [etapa.clan('B').leader, await member('B', 'Co-Lider'), await member('B', 'Capitán')]
      const tries = await Promise.allSettled(others.map((who) => claim(who, id)))
      expect(tries.map((tried) => (tried.status === 'fulfilled' ? 201 : tried.reason.code)).sort()).toEqual([
        201, 409, 409,
      ])
      expect((await claim(etapa.clan('A').leader, id)).code).toBe(201)
      expect(await reclamos()).toBe(1)
    })

    it('is refused 14 days after the report, for an unknown match, and while reports are suspended', async () => {
      const id = await etapa.report('AB')
      const { leader } = etapa.clan('B')
      await expect(claim(leader, 999_999)).rejects.toMatchObject({ code: 404 })
      const now = site.clock.now.getTime()
      const reported = (ago: number) =>
        site.database.db
          .updateTable('matches')
          .set({ fecha: new Date(now - ago).toISOString() })
          .where('id', '=', id)
          .execute()
      await reported(14 * day + 1)
      await expect(claim(leader, id)).rejects.toMatchObject({ code: 400 })
      await reported(14 * day)
      expect((await claim(leader, id)).code).toBe(201)
      const hasta = new Date(now + day).toISOString()
      await insertSuspension(site.database.db, {
        player_id: leader.id,
        alcance: 'reportes',
        hasta,
        motivo: 'Reportes falsos',
        created_at: new Date(now).toISOString(),
        created_by: admin.id,
      })
      await expect(claim(leader, id)).rejects.toMatchObject({ code: 423 })
    })

    it.each([
      [{ tipo: 'venganza', texto: 'x' }, 'tipo'],
      [{ tipo: 'otro', texto: '  ' }, 'texto'],
      [{ tipo: 'otro', texto: 'x'.repeat(1001) }, 'texto'],
      [{ texto: 'x' }, 'tipo'],
    ])('is refused as %j', async (body, field) => {
      const id = await etapa.report('AB')
      const headers = { authorization: `Bearer ${etapa.clan('B').leader.token}`, 'content-type': 'application/json' }
      const { status, json } = await site.call('POST', `/ladder/${id}/reclamo`, { headers, body: JSON.stringify(body) })
      expect([status, json.errors?.map((error) => error.field)]).toEqual([400, [field]])
    })
  })

  it('that are open are listed to the leaders of the clan until they are closed', async () => {
    const [first, second] = [await etapa.report('AB'), await etapa.report('AB')]
    const { id, leader } = etapa.clan('B')
    const open = async (who = leader) =>
      (await who.api.listClanClaims({ params: { id } })).data.map(({ id_match }) => id_match)
    const { data } = await claim(leader, first)
    await claim(await member('B', 'Capitán'), second)
    await claim(etapa.clan('A').leader, second)
    expect(await open()).toEqual([second, first])
    await dismiss(data.id)
    expect(await open()).toEqual([second])
    await rule(second)
    expect(await open()).toEqual([])
    for (const who of [etapa.clan('A').leader, await member('B', 'Miembro'), admin])
      await expect(open(who)).rejects.toMatchObject({ code: 403 })
  })

  describe('putting a claim aside', () => {
    it('tells the claimant the reason and does not change the match', async () => {
      const id = await etapa.report('AB')
      const { leader } = etapa.clan('B')
      const { data } = await claim(leader, id)
      const none = next(await site.socket(moderator.token), 'staff:pending', (pending) => pending.reclamos === 0)
      expect((await dismiss(data.id)).data).toEqual({ ...data, abierto: false })
      expect(await none).toMatchObject({ reclamos: 0 })
      expect(await notices(leader)).toEqual([expect.stringContaining('No se ve nada raro')])
      expect((await moderator.api.getReporte({ params: { id } })).data).toMatchObject({
        ruling: null,
        reclamos: [{ id: data.id, abierto: false }],
      })
      expect((await claim(leader, id)).code).toBe(201)
    })

    it('succeeds once when several moderators decide at once', async () => {
      const id = await etapa.report('AB')
      const { data } = await claim(etapa.clan('B').leader, id)
      const tries = await Promise.allSettled([dismiss(data.id), dismiss(data.id, admin), rule(id), dismiss(data.id)])
      expect(tries.filter((tried) => tried.status === 'rejected').map(({ reason }) => reason.code)).toEqual(
        tries.filter((tried) => tried.status === 'rejected').map(() => 409),
      )
      expect(await reclamos()).toBe(0)
      await expect(dismiss(data.id)).rejects.toMatchObject({ code: 409 })
      await expect(dismiss(999_999)).rejects.toMatchObject({ code: 404 })
    })

    it('is still possible once the etapa is archived', async () => {
      const id = await etapa.report('AB')
      const { data } = await claim(etapa.clan('B').leader, id)
      await admin.api.archiveEtapa({ params: { id: etapa.id } })
      expect((await dismiss(data.id)).data.abierto).toBe(false)
    })
  })

  it('a ruling closes every open claim of its match and no other, and notifies each claimant once', async () => {
    const [id, other] = [await etapa.report('AB'), await etapa.report('CB')]
    const captain = await member('A', 'Capitán')
    const { leader } = etapa.clan('B')
    const [one, two] = [(await claim(leader, id)).data, (await claim(captain, id, 'otro')).data]
    await claim(leader, other)
    expect(await reclamos()).toBe(2)
    const onlyTheOther = next(await site.socket(moderator.token), 'staff:pending', (pending) => pending.reclamos === 1)
    await rule(id)
    expect(await onlyTheOther).toMatchObject({ reclamos: 1 })
    expect((await moderator.api.getReporte({ params: { id } })).data.reclamos).toEqual([
      { ...two, abierto: false },
      { ...one, abierto: false },
    ])
    expect(await notices(captain)).toEqual([
      expect.stringMatching(/^La administración anuló .+\. Tu reclamo queda resuelto$/),
    ])
    expect(await notices(leader)).toHaveLength(1)
    expect((await cases({ estado: 'reclamadas' })).map((found) => found.id)).toEqual([other])
  })

  it('a claim does not change the preview of a ruling', async () => {
    await etapa.report('AB')
    const id = await etapa.report('CA')
    await etapa.report('BC')
    const preview = () =>
      moderator.api.previewRuling({ params: { id }, body: { tipo: 'trampa', id_clan: etapa.clan('C').id } })
    const before = (await preview()).data
    await claim(etapa.clan('A').leader, id)
    await claim(etapa.clan('C').leader, id, 'otro')
    expect((await preview()).data).toEqual(before)
  })

  describe('what moderators look through', () => {
    it("is searched by a part of a clan's name whatever its case, or by the match's id alone", async () => {
      const [one, two] = [await etapa.report('AB'), await etapa.report('CD')]
      const search = async (busqueda: string) => (await cases({ etapa: etapa.id, busqueda })).map(({ id }) => id)
      expect(await search(etapa.clan('B').nombre.toUpperCase())).toEqual([one])
      expect(await search('COMPAÑÍA')).toEqual([two, one])
      expect(await search(String(two))).toEqual([two])
      for (const nothing of ['no hay un clan así', '%', '99999999999', '9999999999'])
        expect(await search(nothing)).toEqual([])
    })

    it('can be filtered by state, in pages of fifteen', async () => {
      const ids: number[] = []
      for (let count = 0; count < 8; count++) ids.push(await etapa.report('AB'), await etapa.report('CD'))
      const [ruled = 0, claimed = 0] = ids
      await rule(ruled)
      await claim(etapa.clan('D').leader, claimed)
      const etapaId = etapa.id
      expect((await cases({ etapa: etapaId, estado: 'falladas' })).map(({ id }) => id)).toEqual([ruled])
      expect((await cases({ etapa: etapaId, estado: 'reclamadas' })).map(({ id }) => id)).toEqual([claimed])
      const page = await moderator.api.listReportes({ query: { etapa: etapaId, estado: 'todas', pagina: 2 } })
      expect([page.data.map(({ id }) => id), page.meta]).toEqual([[ruled], { pagina: 2, por_pagina: 15, total: 16 }])
      expect((await cases({ etapa: etapaId })).map(({ id }) => id)).toEqual(ids.reverse())
    })

    it('shows both rosters of a match at the time of the report, and every ruling', async () => {
      const [gone, closed] = [await member('A', 'Capitán'), await member('A', 'Miembro')]
      const id = await etapa.report('AB')
      await rule(id)
      await admin.api.ruleMatch({ params: { id }, body: { tipo: 'restituir', motivo: 'Estaba bien' } })
      await closed.api.closeAccount({ body: { password: 'Trinchera-1944' } })
      await admin.api.deleteAdminPlayer({ params: { id: gone.id } })
      await member('A', 'Miembro')
      const { data } = await moderator.api.getReporte({ params: { id } })
      const { leader } = etapa.clan('A')
      expect(data.planteles).toEqual([
        {
          id_clan: etapa.clan('A').id,
          nombre: etapa.clan('A').nombre,
          jugadores: [
            { id: leader.id, username: leader.username, rango: 'Lider', activo: true },
            { id: gone.id, username: 'Cuenta eliminada', rango: 'Capitán', activo: false },
            { id: closed.id, username: closed.username, rango: 'Miembro', activo: false },
          ],
        },
        {
          id_clan: etapa.clan('B').id,
          nombre: etapa.clan('B').nombre,
          jugadores: [expect.objectContaining({ rango: 'Lider', activo: true })],
        },
      ])
      expect(data.fallos).toEqual([
        {
          tipo: 'anular',
          motivo: 'Se cayó el servidor',
          quien: 'Pitazo',
          fecha: expect.any(String),
          levantado: expect.any(String),
        },
      ])
      expect(data.ruling).toBeNull()
    })
  })

  it('the number of waiting cases is sent to each rol for the cases it may decide', async () => {
    await claim(etapa.clan('B').leader, await etapa.report('AB'))
    const waiting = async (rol: number, name: string) =>
      (await (await site.player(name, { rol, admin: 1 })).api.getPendingWork()).data
    expect((await admin.api.getPendingWork()).data).toEqual({
      reclamos: 1,
      comentarios: 0,
      asistente: 0,
      consultas: 0,
      solicitudes: 0,
      apelaciones: 0,
      victorias: 0,
      retos: 0,
    })
    expect((await moderator.api.getPendingWork()).data).toEqual({
      reclamos: 1,
      comentarios: null,
      asistente: 0,
      consultas: 0,
      solicitudes: null,
      apelaciones: 0,
      victorias: 0,
      retos: 0,
    })
    expect(await waiting(3, 'La Llave')).toEqual({
      reclamos: null,
      comentarios: null,
      asistente: null,
      consultas: null,
      solicitudes: null,
      apelaciones: null,
      victorias: null,
      retos: null,
    })
    expect(await waiting(4, 'El Pregonero')).toEqual({
      reclamos: null,
      comentarios: 0,
      asistente: null,
      consultas: null,
      solicitudes: null,
      apelaciones: null,
      victorias: null,
      retos: null,
    })
  })
})
