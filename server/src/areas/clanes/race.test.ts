import { afterEach, describe, expect, it } from 'vitest'
import { ApiError } from '@trinchera/contract/api-error'
import { openTestDatabase, testDialects, type TestDatabase } from '@trinchera/db/testing'
import { startTestApp, type TestApp, type TestPlayer } from '../../../testing/app'

const endings: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
})

async function site(dialect: 'sqlite' | 'postgres'): Promise<TestApp> {
  const own: TestDatabase | null = dialect === 'postgres' ? await openTestDatabase('postgres') : null
  if (own) endings.push(() => own.drop())
  const app = await startTestApp({ env: own ? { DATABASE_URL: own.url } : {} })
  endings.push(() => app.stop())
  return app
}

/** Checks the invariants of clans, memberships and invitations after concurrent requests. */
async function expectRules({ database: { db } }: TestApp) {
  const clans = await db
    .selectFrom('clans')
    .where('deleted_at', 'is', null)
    .select(['id', 'id_etapa', 'id_lider'])
    .execute()
  const memberships = await db.selectFrom('memberships').selectAll().execute()
  for (const { id, id_etapa, id_lider } of clans) {
    const own = memberships.filter(({ id_clan }) => id_clan === id)
    expect(own.filter(({ rango }) => rango === 'Lider').map(({ player_id }) => player_id)).toEqual([id_lider])
    expect(own.every((row) => row.id_etapa === id_etapa)).toBe(true)
  }
  const living = new Set(clans.map(({ id }) => id))
  expect(memberships.filter(({ id_clan }) => !living.has(id_clan))).toEqual([])
  const places = memberships.map(({ player_id, id_etapa }) => `${player_id} ${id_etapa}`)
  expect(new Set(places).size).toBe(places.length)
  const pending = await db
    .selectFrom('invitaciones')
    .where('estado', '=', 'pendiente')
    .select(['player_id', 'id_etapa'])
    .execute()
  expect(pending.filter(({ player_id, id_etapa }) => places.includes(`${player_id} ${id_etapa}`))).toEqual([])
}

/** Runs all calls concurrently. Failed calls must be refusals with a rule error. Returns the number of successes. */
async function atOnce(calls: (() => Promise<unknown>)[]): Promise<number> {
  const done = await Promise.allSettled(calls.map((call) => call()))
  for (const result of done) {
    if (result.status === 'rejected')
      expect(result.reason instanceof ApiError ? [400, 403, 404, 409] : []).toContain(result.reason.code)
  }
  return done.filter(({ status }) => status === 'fulfilled').length
}

const letters = 'ABCDEFGHJKMNPQRTUVWX'

async function community(app: TestApp, people: number) {
  const admin = await app.player('Comandante', { rol: 1, admin: 1 })
  const juego = (await admin.api.createJuego({ body: { nombre: 'Base' } })).data.id
  const etapa = (
    await admin.api.createEtapa({ body: { nombre: 'Etapa', id_juego: juego, activo: true, multijugador: true } })
  ).data.id
  const crowd: TestPlayer[] = []
  for (let index = 0; index < people; index++)
    crowd.push(await app.player(`Soldado ${letters[index % 20]}${letters[Math.floor(index / 20)]}`))
  const found = async (leader: TestPlayer, nombre: string, tag: string) =>
    (await leader.api.createClan({ body: { nombre, tag, id_etapa: etapa } })).data.id
  const invite = async (by: TestPlayer, clan: number, who: TestPlayer) =>
    (await by.api.sendInvitacion({ body: { player_id: who.id, clan_id: clan, id_etapa: etapa } })).data.id
  const accept = (who: TestPlayer, clan: number, invitacion: number) => () =>
    who.api.acceptInvitacion({ body: { player_id: who.id, clan_id: clan, id_etapa: etapa, id_invitacion: invitacion } })
  return { admin, etapa, crowd, found, invite, accept }
}

describe.each(testDialects)('at the same moment, on %s', (dialect) => {
  it('of twenty simultaneous acceptances of one player exactly one succeeds, and the other offers are closed', async () => {
    const app = await site(dialect)
    const { etapa, crowd, found, invite, accept } = await community(app, 21)
    const [recruit, ...leaders] = crowd
    if (!recruit) throw new Error('nobody')
    const calls = []
    for (const [index, leader] of leaders.entries()) {
      const clan = await found(leader, `Clan ${letters[index]}${letters[index]}`, `K${letters[index]}`)
      calls.push(accept(recruit, clan, await invite(leader, clan, recruit)))
    }
    expect(await atOnce(calls)).toBe(1)
    const states = (
      await recruit.api.listInvitaciones({ params: { playerId: recruit.id }, query: { todas: '1' } })
    ).data.map(({ estado }) => estado)
    expect(states.toSorted()).toEqual(['aceptada', ...Array.from({ length: 19 }, () => 'vencida')])
    expect(
      (await app.visitor.getPlayerClan({ params: { playerId: recruit.id, stageId: etapa } })).data.clanes,
    ).toHaveLength(1)
    await expectRules(app)
  })

  it('twenty acceptances, expulsions, rank changes, departures and changes of leader leave one clan that obeys every rule', async () => {
    const app = await site(dialect)
    const { crowd, etapa, found, invite, accept, admin } = await community(app, 18)
    const [leader, rival, ...rest] = crowd
    const [first, second, third, fourth, fifth, sixth, ...recruits] = rest
    if (!leader || !rival || !first || !second || !third || !fourth || !fifth || !sixth) throw new Error('nobody')
    const clan = await found(leader, 'Los Halcones', 'HAL')
    const other = await found(rival, 'Los Zorzales', 'ZOR')
    for (const member of [first, second, third, fourth, fifth, sixth])
      await accept(member, clan, await invite(leader, clan, member))()
    const rank = (by: TestPlayer, id: number, rango: 'Co-Lider' | 'Capitán' | 'Miembro') => () =>
      by.api.updateClan({ params: { id: clan }, body: { players: [{ id, rango }] } })
    const expel = (by: TestPlayer, who: TestPlayer) => () =>
      by.api.expelMember({ body: { clanId: clan, playerId: who.id } })
    const handOver = (by: TestPlayer, to: TestPlayer) => () =>
      by.api.handOverClan({ body: { clanId: clan, playerId: to.id } })
    const leave = (who: TestPlayer) => () => who.api.leaveClan({ body: { clanId: clan, playerId: who.id } })
    await rank(leader, first.id, 'Co-Lider')()
    await rank(leader, second.id, 'Co-Lider')()
    const joins = []
    for (const recruit of recruits) {
      joins.push(
        accept(recruit, clan, await invite(leader, clan, recruit)),
        accept(recruit, other, await invite(rival, other, recruit)),
      )
    }
    await atOnce([
      ...joins,
      handOver(leader, third),
      handOver(leader, fourth),
      handOver(admin, fifth),
      handOver(leader, first),
      expel(leader, third),
      expel(first, fourth),
      expel(second, fifth),
      expel(first, second),
      expel(leader, sixth),
      expel(admin, leader),
      rank(leader, third.id, 'Co-Lider'),
      rank(first, fourth.id, 'Capitán'),
      rank(leader, fifth.id, 'Capitán'),
      rank(second, sixth.id, 'Capitán'),
      rank(leader, first.id, 'Miembro'),
      leave(third),
      leave(second),
      leave(leader),
    ])
    await expectRules(app)
    for (const recruit of recruits)
      expect(
        (await app.visitor.getPlayerClan({ params: { playerId: recruit.id, stageId: etapa } })).data.clanes,
      ).toHaveLength(1)
    const { revision } = (await app.visitor.getClan({ params: { id: clan } })).data
    expect(revision).toBeGreaterThan(1)
  })

  it('a clan deleted while people join it, leave it and close their accounts leaves no member behind', async () => {
    const app = await site(dialect)
    const { crowd, found, invite, accept } = await community(app, 14)
    const [leader, second, third, fourth, ...recruits] = crowd
    if (!leader || !second || !third || !fourth) throw new Error('nobody')
    const clan = await found(leader, 'Los Halcones', 'HAL')
    for (const member of [second, third, fourth]) await accept(member, clan, await invite(leader, clan, member))()
    const joins = []
    for (const recruit of recruits.slice(0, 5)) joins.push(accept(recruit, clan, await invite(leader, clan, recruit)))
    const asks = recruits.slice(5).map((recruit) => () => recruit.api.sendSolicitud({ body: { clan_id: clan } }))
    await atOnce([
      ...joins,
      ...asks,
      () => second.api.leaveClan({ body: { clanId: clan, playerId: second.id } }),
      () => third.api.closeAccount({ body: { password: 'Trinchera-1944' } }),
      () => leader.api.deleteClan({ body: { clanId: clan } }),
      () => fourth.api.leaveClan({ body: { clanId: clan, playerId: fourth.id } }),
    ])
    await expectRules(app)
    await expect(app.visitor.getClan({ params: { id: clan } })).rejects.toMatchObject({ code: 404 })
    const { db } = app.database
    expect(await db.selectFrom('solicitudes').where('estado', '=', 'pendiente').select('id').execute()).toEqual([])
  })
})
