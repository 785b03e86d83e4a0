import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertSession } from '@trinchera/db/queries/players/sessions'
import { next, password, startTestApp, type TestApp } from '../../../testing/app'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp()
})
afterAll(() => site.stop())

const android = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'
const minutes = 60_000
const later = (ms: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + ms)
}

it('lists the sessions by browser, marks the one that asks, and keeps the last use to a few minutes', async () => {
  const player = await site.player('Chucao')
  await site.call('POST', '/login', {
    headers: { 'content-type': 'application/json', 'user-agent': android },
    body: JSON.stringify({ email: player.email, password }),
  })
  const begun = site.clock.now.toISOString()
  later(4 * minutes)
  await player.api.getSecurity()
  const { data } = await player.api.listOwnSessions()
  expect(data.map(({ nombre, propia, usada }) => [nombre, propia, usada])).toEqual(
    expect.arrayContaining([
      ['Chrome en Android', false, begun],
      [expect.any(String), true, begun],
    ]),
  )
  later(2 * minutes)
  const used = site.clock.now.toISOString()
  await player.api.getSecurity()
  await expect
    .poll(async () => (await player.api.listOwnSessions()).data.find(({ propia }) => propia)?.usada)
    .toBe(used)
  expect((await player.api.listOwnSessions()).data[0]?.propia).toBe(true)
})

it('ends one session with its socket and its device for pushes, and then all others', async () => {
  const player = await site.player('Rayadito')
  const elsewhere = async () => (await site.visitor.login({ body: { email: player.email, password } })).token
  const [one, two] = [await elsewhere(), await elsewhere()]
  const rows = await site.database.db.selectFrom('sessions').where('player_id', '=', player.id).select('jti').execute()
  for (const { jti } of rows)
    await site.database.db
      .insertInto('push_devices')
      .values({
        player_id: player.id,
        endpoint: `https://push.example.com/${jti}`,
        p256dh: 'x',
        auth: 'x',
        clave: 'x',
        jti,
        nombre: 'Chrome',
        created_at: site.clock.now.toISOString(),
        used_at: null,
      })
      .execute()
  const [socket, own] = [await site.socket(one), await site.socket(player.token)]
  const revoked = next(socket, 'session:revoked')
  const sessions = (await player.api.listOwnSessions()).data
  expect(sessions).toHaveLength(3)
  // The order of the two sessions does not matter, because both are ended.
  for (const { id, propia } of sessions) if (!propia) await player.api.endOwnSession({ params: { id } })
  expect(await revoked).toEqual({ reason: 'Cerraste esta sesión desde tu cuenta' })
  for (const token of [one, two])
    expect((await site.call('GET', '/seguridad', { headers: { authorization: `Bearer ${token}` } })).status).toBe(401)
  expect((await player.api.listPushDevices()).data).toMatchObject([{ propio: true }])
  expect(own.connected).toBe(true)

  const third = await elsewhere()
  await player.api.endOtherSessions()
  expect((await site.call('GET', '/seguridad', { headers: { authorization: `Bearer ${third}` } })).status).toBe(401)
  expect((await player.api.listOwnSessions()).data).toHaveLength(1)
})

it('never ends a session of somebody else', async () => {
  const [one, other] = [await site.player('Cometocino'), await site.player('Fiofío')]
  const id = (await other.api.listOwnSessions()).data[0]?.id ?? ''
  await expect(one.api.endOwnSession({ params: { id } })).rejects.toMatchObject({ code: 404 })
  expect((await other.api.listOwnSessions()).data).toHaveLength(1)
})

it('lists a session of an earlier release, whose browser nobody kept', async () => {
  const player = await site.player('Yeco')
  const created_at = site.clock.now.toISOString()
  const expires_at = new Date(site.clock.now.getTime() + 60 * minutes).toISOString()
  await insertSession(site.database.db, { jti: 'antigua', player_id: player.id, created_at, expires_at })
  await site.database.db.updateTable('sessions').set({ used_at: null }).where('jti', '=', 'antigua').execute()
  expect((await player.api.listOwnSessions()).data).toContainEqual(
    expect.objectContaining({ nombre: 'Navegador', usada: created_at }),
  )
})
