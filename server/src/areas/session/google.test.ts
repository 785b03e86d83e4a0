import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startIdentityProvider, type IdentityProvider } from '@trinchera/testing/identity-provider'
import { usernameError } from '@trinchera/rules/validation'
import { next, password, startTestApp, type TestApp } from '../../../testing/app'

let provider: IdentityProvider
let site: TestApp
beforeAll(async () => {
  provider = await startIdentityProvider()
  site = await startTestApp({ env: provider.env })
})
afterAll(async () => {
  await site?.stop()
  await provider?.stop()
})
beforeEach(() => provider.away(false))

const post = (to: TestApp, path: string, body: unknown) =>
  to.call('POST', path, { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
const enter = (token: string, beside: { name?: string; email?: string } = {}) =>
  post(site, '/login/google', { token, ...beside })
const stored = (email: string) =>
  site.database.db.selectFrom('players').selectAll().where('email', '=', email).executeTakeFirst()
const count = async () => (await site.database.db.selectFrom('players').select('id').execute()).length

describe('a first visit', () => {
  it('makes a validated account and opens a session that can be used', async () => {
    const reply = await enter(await provider.credential({ email: 'Loica@Correo.cl', name: 'Loica Roja' }))
    expect(reply.json).toMatchObject({
      code: 200,
      player: { username: 'Loica Roja', email: 'loica@correo.cl', admin: false, rol: 5 },
    })
    expect(reply.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Strict/)
    expect(await stored('loica@correo.cl')).toMatchObject({ validado: 1, password_hash: null })
    expect(await site.database.db.selectFrom('mails').select('id').execute()).toEqual([])
  })

  it('ignores other fields beside the credential', async () => {
    const victim = await site.player('Chercán')
    const reply = await enter(await provider.credential({ email: 'otro@correo.cl', name: 'Otro' }), {
      email: victim.email,
      name: victim.username,
    })
    expect(reply.json).toMatchObject({ code: 200, player: { username: 'Otro', email: 'otro@correo.cl' } })
  })

  it.each([
    ['is taken', 'Chucao'],
    ['looks like one that is taken', 'CHUCA0'],
    ['is too long', 'Chucao de la Cordillera de Nahuelbuta'],
    ['is too short', 'Li'],
    ['is markup', '<b>Tiuque</b>'],
    ['is an address', 'tiuque@correo.cl'],
    ['is pictures', '🔥🔥🔥'],
    ['turns the direction', 'tiu\u202Eque'],
    ['is missing', undefined],
  ])('finds a proper username where the name %s', async (what, name) => {
    if (
      !(await site.database.db.selectFrom('players').select('id').where('username', '=', 'Chucao').executeTakeFirst())
    )
      await site.player('Chucao')
    const reply = await enter(await provider.credential({ email: `${what.replace(/\W/g, '.')}@correo.cl`, name }))
    expect(reply.status).toBe(200)
    const [row] = await site.database.db
      .selectFrom('players')
      .select('username')
      .orderBy('id', 'desc')
      .limit(1)
      .execute()
    expect(usernameError(row?.username ?? '')).toBeNull()
  })

  it('creates one account for two simultaneous requests', async () => {
    const before = await count()
    const tokens = await Promise.all(
      Array.from({ length: 6 }, () => provider.credential({ email: 'gemelo@correo.cl', name: 'Gemelo' })),
    )
    const replies = await Promise.all(tokens.map((token) => enter(token)))
    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(await count()).toBe(before + 1)
  })
})

describe('a later visit', () => {
  it('finds the same account by the provider’s id, even with another e-mail', async () => {
    await enter(await provider.credential({ sub: 'g-77', email: 'primero@correo.cl', name: 'Rayadito' }))
    const reply = await enter(await provider.credential({ sub: 'g-77', email: 'segundo@correo.cl', name: 'Rayadito' }))
    expect(reply.json).toMatchObject({ code: 200, player: { username: 'Rayadito', email: 'primero@correo.cl' } })
    expect(await stored('segundo@correo.cl')).toBeUndefined()
  })

  it('is refused where the address belongs to another account of the provider', async () => {
    await enter(await provider.credential({ sub: 'g-78', email: 'fiofio@correo.cl', name: 'Fiofío' }))
    expect(
      (await enter(await provider.credential({ sub: 'g-79', email: 'fiofio@correo.cl', name: 'Fiofío' }))).status,
    ).toBe(409)
  })
})

describe('an account that was made with a password', () => {
  it('is linked by its verified e-mail, whatever its case, and keeps its password and sessions', async () => {
    const own = await site.player('Quiltro')
    const reply = await enter(await provider.credential({ email: own.email.toUpperCase() }))
    expect(reply.json).toMatchObject({ code: 200, player: { username: 'Quiltro' } })
    expect((await post(site, '/login', { email: own.email, password })).status).toBe(200)
    expect((await own.api.listInvitaciones({ params: { playerId: own.id } })).code).toBe(200)
  })

  it('loses its password and sessions if it was never validated: somebody else may have created it', async () => {
    const own = await site.player('Peuco')
    await site.database.db.updateTable('players').set({ validado: 0 }).where('id', '=', own.id).execute()
    const socket = await site.socket(own.token)
    const received = next(socket, 'session:revoked')
    const reply = await enter(await provider.credential({ email: own.email }))
    expect(reply.json).toMatchObject({ code: 200, player: { username: 'Peuco' } })
    expect(await received).toMatchObject({ reason: expect.any(String) })
    expect((await post(site, '/login', { email: own.email, password })).status).toBe(401)
    await expect(own.api.logout()).rejects.toMatchObject({ code: 401 })
    expect(await stored(own.email)).toMatchObject({ validado: 1 })
  })

  it('cannot be used while it is suspended', async () => {
    const own = await site.player('Caracara')
    await site.database.db
      .insertInto('suspensions')
      .values({
        player_id: own.id,
        alcance: 'cuenta',
        hasta: new Date(site.clock.now.getTime() + 3600e3).toISOString(),
        motivo: 'prueba',
        created_at: site.clock.now.toISOString(),
        created_by: own.id,
        lifted_at: null,
        lifted_by: null,
      })
      .execute()
    expect((await enter(await provider.credential({ email: own.email }))).status).toBe(423)
  })
})

describe('a credential that is not good', () => {
  const victim = { email: 'victima@example.com', name: 'Victima' }
  beforeAll(() => site.player('Victima'))

  it.each<[string, () => Promise<string>]>([
    ['is expired', () => provider.credential(victim, { expiresIn: -60 })],
    ['never expires', () => provider.credential(victim, { without: ['exp'] })],
    ['was meant for another site', () => provider.credential(victim, { audience: 'otro.apps.identity.test' })],
    ['comes from another issuer', () => provider.credential(victim, { issuer: 'https://accounts.google.com.malo.cl' })],
    ['is not of a verified e-mail', () => provider.credential({ ...victim, email_verified: false })],
    ['calls the e-mail verified in words', () => provider.credential({ ...victim, email_verified: 'false' })],
    ['says nothing of the e-mail being verified', () => provider.credential(victim, { without: ['email_verified'] })],
    ['has no e-mail', () => provider.credential(victim, { without: ['email'] })],
    ['has no id', () => provider.credential(victim, { without: ['sub'] })],
    ['was changed after it was signed', () => provider.tampered({ email: 'malo@correo.cl' }, { email: victim.email })],
    ['was signed with another key under the same id', () => provider.credential(victim, { strangeKey: true })],
    ['was signed with a key nobody knows', () => provider.credential(victim, { strangeKey: true, kid: 'nadie' })],
    ['is not signed at all', () => provider.unsigned(victim)],
    ['takes the public key for a secret', () => provider.signedWithPublicKey(victim)],
    ['is one of our own sessions', async () => (await site.player('Zorzal')).token],
    ['is nothing', async () => 'basura'],
  ])('is refused because it %s', async (_, make) => {
    const token = await make()
    const before = await count()
    const reply = await enter(token, victim)
    expect(reply.status).toBe(401)
    expect(reply.json).toMatchObject({ data: null, message: 'Google no confirmó tu identidad. Intenta de nuevo' })
    expect(reply.headers.get('set-cookie')).toBeNull()
    expect(await count()).toBe(before)
    expect(await stored(victim.email)).toMatchObject({ google_sub: null })
  })

  it('is refused when it is not a string', async () => {
    for (const token of [7, null, '', { kid: 1 }, 'a'.repeat(9000)])
      expect((await post(site, '/login/google', { token })).status).toBe(400)
  })
})

describe('the keys of the provider', () => {
  it('may change: the new key is fetched, and the old one is refused', async () => {
    const old = await provider.credential({ email: 'antes@correo.cl', name: 'Antes' })
    await provider.rotate()
    // polled, because keys are fetched at most once per second, so that forged key ids do not flood the provider
    await expect
      .poll(
        async () => (await enter(await provider.credential({ email: 'despues@correo.cl', name: 'Después' }))).status,
      )
      .toBe(200)
    expect((await enter(old)).status).toBe(401)
  })

  it('are not fetched at each login, nor for each unknown key id', async () => {
    await enter(await provider.credential({ email: 'cuenta@correo.cl', name: 'Cuenta' }))
    const before = provider.fetches
    for (let i = 0; i < 10; i++) await enter(await provider.credential({ email: 'cuenta@correo.cl' }))
    expect(provider.fetches).toBe(before)
    const strange = await provider.credential({ email: 'cuenta@correo.cl' }, { strangeKey: true, kid: 'nadie' })
    const started = performance.now()
    await Promise.all(Array.from({ length: 50 }, () => enter(strange)))
    expect(provider.fetches - before).toBeLessThanOrEqual(2 + Math.ceil((performance.now() - started) / 1000))
  })

  it('may be unreachable: the login answers 503, and works again afterwards', async () => {
    const away = await startTestApp({ env: { ...provider.env, LOG_LEVEL: 'silent' } })
    const token = await provider.credential({ email: 'paciente@correo.cl', name: 'Paciente' })
    provider.away(true)
    const reply = await post(away, '/login/google', { token })
    expect(reply.json).toMatchObject({ code: 503, message: expect.stringMatching(/Google no responde/) })
    provider.away(false)
    await expect.poll(async () => (await post(away, '/login/google', { token })).status).toBe(200)
    provider.away(true)
    expect((await post(away, '/login/google', { token })).status).toBe(200)
    await away.stop()
  })
})

it('says whether it can be used, and with which client', async () => {
  expect((await site.visitor.getLoginOptions()).data).toMatchObject({ google: provider.clientId })
  const without = await startTestApp()
  expect((await without.visitor.getLoginOptions()).data).toMatchObject({ google: null })
  expect(
    (await post(without, '/login/google', { token: await provider.credential({ email: 'x@correo.cl' }) })).status,
  ).toBe(503)
  await without.stop()
})
