import { afterAll, beforeAll, expect, it } from 'vitest'
import { deleteExpired } from '@trinchera/db/queries/site/expired'
import { password, startTestApp, type TestApp } from '../../../testing/app'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' } })
})
afterAll(() => site.stop())

/** Logs in from an IP address, with a device cookie if one is given. Returns the status and the device cookie of the reply. */
async function login(email: string, { secret = password, from = '10.0.0.1', device = '' } = {}) {
  const reply = await site.call('POST', '/login', {
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': from,
      ...(device ? { cookie: `trinchera_equipo=${device}` } : {}),
    },
    body: JSON.stringify({ email, password: secret }),
  })
  const cookie = reply.headers.getSetCookie().find((one) => one.startsWith('trinchera_equipo='))
  return { status: reply.status, cookie, device: /=([^;]+)/.exec(cookie ?? '')?.[1] ?? '' }
}
const newDeviceMails = async (player: number) =>
  (
    await site.database.db
      .selectFrom('mails')
      .where('player_id', '=', player)
      .where('kind', '=', 'seguridad')
      .select('data')
      .execute()
  ).filter(({ data }) => data?.includes('sesion-nueva')).length

it('tells the owner of the first sign-in with each browser, but the first of all', async () => {
  const player = await site.player('Cotorra') // also signs in, without a device cookie
  expect(await newDeviceMails(player.id)).toBe(0)
  const phone = await login(player.email)
  expect(phone.cookie).toMatch(/HttpOnly.*SameSite=Strict/i)
  expect(await newDeviceMails(player.id)).toBe(1)
  await login(player.email, { device: phone.device, from: '10.0.0.99' })
  expect(await newDeviceMails(player.id)).toBe(1)
  const stored = await site.database.db.selectFrom('account_devices').select('device_hash').execute()
  expect(JSON.stringify(stored)).not.toContain(phone.device)
})

it('lets a known browser in while strangers guess from many places, by e-mail and by name, and counts its own guesses', async () => {
  const player = await site.player('Carancho')
  const { device } = await login(player.email)
  for (let i = 0; i < 50; i++) {
    const from = `10.1.0.${i}`
    expect((await login(i % 2 ? player.email : 'Carancho', { secret: 'adivino', from })).status).toBe(401)
  }
  expect((await login(player.email, { from: '10.2.0.1' })).status).toBe(429)
  expect((await login('carancho', { from: '10.2.0.2' })).status).toBe(429)
  expect((await login(player.email, { device, from: '10.1.0.1' })).status).toBe(200)
  for (let i = 0; i < 10; i++) expect((await login(player.email, { device, secret: 'adivino' })).status).toBe(401)
  expect((await login(player.email, { device })).status).toBe(429)
})

it('shows staff who used the same browser or network, and forgets it after 90 days or with the account', async () => {
  const mod = await site.player('Inspector', { rol: 2, admin: 1 })
  const [one, two, far] = [await site.player('Gemelo'), await site.player('Gemela'), await site.player('Ajeno')]
  const { device } = await login(one.email, { from: '10.9.0.1' })
  await login(two.email, { from: '10.9.0.1', device })
  await login(far.email, { from: '10.9.0.200' })
  const related = async () => (await mod.api.listRelatedAccounts({ params: { id: one.id } })).data
  expect(await related()).toContainEqual(
    expect.objectContaining({ id: two.id, username: 'Gemela', equipos: 1, redes: expect.any(Number) }),
  )
  expect((await related())[0]?.id).toBe(two.id)
  const exported = (await one.api.exportOwnData({ params: { id: one.id } })).data
  expect(exported).toMatchObject({ equipos: expect.any(Array), redes: expect.any(Array) })
  expect(JSON.stringify(exported)).not.toContain('10.9.0.1')

  await two.api.closeAccount({ body: { password } })
  expect((await related()).map(({ id }) => id)).not.toContain(two.id)
  await deleteExpired(site.database.db, new Date(site.clock.now.getTime() + 89 * 86_400_000))
  const rows = () => site.database.db.selectFrom('account_addresses').select('player_id').execute()
  expect((await rows()).length).toBeGreaterThan(0)
  await deleteExpired(site.database.db, new Date(site.clock.now.getTime() + 91 * 86_400_000))
  expect(await rows()).toEqual([])
  expect(await site.database.db.selectFrom('account_devices').select('player_id').execute()).toEqual([])
})

it('refuses the passwords that are tried first, wherever one is chosen', async () => {
  const player = await site.player('Aguilucho')
  const register = (secret: string) =>
    site.visitor
      .registerPlayer({ body: { username: 'Recluta Nuevo', email: 'nuevo@example.com', password: secret } })
      .then(
        () => 'created',
        ({ errors }) => errors[0]?.message,
      )
  const common = 'Esa contraseña es de las primeras que se prueban. Elige otra'
  expect(await register('12345678')).toBe(common)
  expect(await register('Password')).toBe(common)
  expect(await register('zzzzzzzzzz')).toBe(common)
  expect(await register('        ')).toBe('La contraseña no puede ser solo espacios')
  expect(await register('Nuevo@example.com')).toContain('tu nombre de usuario ni tu correo')
  expect(await register('recluta nuevo')).toContain('tu nombre de usuario ni tu correo')
  const own = { password: 'qwertyuiop', repeatPassword: 'qwertyuiop' }
  await expect(
    player.api.changePassword({ params: { email: player.email }, query: {}, body: own }),
  ).rejects.toMatchObject({ code: 400, errors: [{ field: 'password', message: common }] })
  const admin = await site.player('Mandamás', { rol: 1, admin: 1 })
  await expect(
    admin.api.updateAdminPlayerPassword({ params: { id: player.id }, body: { password: '12345678' } }),
  ).rejects.toMatchObject({ code: 400 })
  expect(await register('Una-clave-larga-y-rara')).toBe('created')
})
