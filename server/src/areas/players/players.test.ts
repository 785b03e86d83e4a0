import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertSuspension } from '@trinchera/db/queries/players/suspensions'
import { storeMailToken } from '@trinchera/db/queries/notices/mails'
import { apiOf } from '@trinchera/testing/people'
import { password, startTestApp, type TestApp } from '../../../testing/app'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp()
})
afterAll(() => site.stop())

const mails = (player_id: number) =>
  site.database.db
    .selectFrom('mails')
    .select('kind')
    .where('player_id', '=', player_id)
    .where('sent_at', 'is', null)
    .execute()
const register = (username: string, email: string) =>
  site.visitor.registerPlayer({ body: { username, email, password } })
const giveToken = (
  player_id: number,
  token: string,
  expires_at = new Date(site.clock.now.getTime() + 1000).toISOString(),
  purpose: 'validar' | 'recuperar' = 'validar',
) =>
  storeMailToken(site.database.db, {
    player_id,
    purpose,
    created_at: site.clock.now.toISOString(),
    expires_at,
    token_hash: createHash('sha256').update(token).digest('hex'),
  })
const validate = (email: string, token: string) => site.visitor.validateAccount({ params: { email }, query: { token } })

describe('registration', () => {
  it('stores the account together with its validation mail', async () => {
    const { code, data } = await register('Chuncho', 'Chuncho@Example.com')
    expect(code).toBe(201)
    expect(await mails(data.id)).toEqual([{ kind: 'validar' }])
    await expect(site.visitor.login({ body: { email: 'chuncho@example.com', password } })).rejects.toMatchObject({
      code: 403,
    })
  })

  it('names the field that is taken, comparing look-alike names and e-mails without case', async () => {
    await register('Zorzal', 'zorzal@example.com')
    await expect(register('Otro', 'ZORZAL@example.com')).rejects.toMatchObject({
      code: 409,
      errors: [{ field: 'email' }],
    })
    await expect(register('zórza1', 'otro@example.com')).rejects.toMatchObject({
      code: 409,
      errors: [{ field: 'username' }],
    })
  })

  it('by several at once with the same name creates one account', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 6 }, (_, i) => register('Tórtola', `tortola${i}@example.com`)),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of tries)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 409, errors: [{ field: 'username' }] })
  })
})

describe('validation that logs in', () => {
  const enter = (email: string, token: string) => site.visitor.validateAndLogIn({ body: { email, token } })

  it('opens a session, once', async () => {
    const { data } = await register('Queltehue', 'queltehue@example.com')
    await giveToken(data.id, 'entra')
    const { token, player } = await enter('Queltehue@example.com', 'entra')
    expect(player).toMatchObject({ id: data.id, username: 'Queltehue' })
    expect((await apiOf(site.url, token).listNotices()).code).toBe(200)
    await expect(enter('queltehue@example.com', 'entra')).rejects.toMatchObject({
      code: 400,
      message: 'Tu cuenta ya está validada: puedes iniciar sesión',
    })
  })

  it('sets the cookie that login sets, and none without the right token', async () => {
    const { data } = await register('Cometocino', 'cometocino@example.com')
    await giveToken(data.id, 'cookie')
    const post = (token: string) =>
      site.call('POST', '/login/validacion', {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'cometocino@example.com', token }),
      })
    expect((await post('otra')).headers.get('set-cookie')).toBeNull()
    const reply = await post('cookie')
    expect(reply.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Strict/)
    expect(reply.headers.get('cache-control')).toBe('no-store')
  })

  it('takes neither an expired token nor one of another purpose', async () => {
    const { data } = await register('Rayadito', 'rayadito@example.com')
    await giveToken(data.id, 'tarde', site.clock.now.toISOString())
    await giveToken(data.id, 'clave', undefined, 'recuperar')
    for (const token of ['tarde', 'clave'])
      await expect(enter('rayadito@example.com', token)).rejects.toMatchObject({ code: 400 })
    await expect(site.visitor.login({ body: { email: 'Rayadito', password } })).rejects.toMatchObject({ code: 403 })
  })

  it('is refused to a suspended account, whose link stays good', async () => {
    const { data } = await register('Fio-fío', 'fiofio@example.com')
    await giveToken(data.id, 'suspendida')
    const suspension = await insertSuspension(site.database.db, {
      player_id: data.id,
      alcance: 'cuenta',
      hasta: '2999-01-01T00:00:00.000Z',
      motivo: 'Prueba',
      created_at: site.clock.now.toISOString(),
      created_by: 0,
    })
    await expect(enter('fiofio@example.com', 'suspendida')).rejects.toMatchObject({ code: 423 })
    await site.database.db.deleteFrom('suspensions').where('id', '=', suspension.id).execute()
    expect((await enter('fiofio@example.com', 'suspendida')).player.id).toBe(data.id)
  })
})

describe('correcting the e-mail of an account that was never validated', () => {
  const correct = (email: string, email_nuevo: string, secret = password) =>
    site.visitor.correctEmail({ body: { email, password: secret, email_nuevo } })

  it('mails the link to the new address; one sent to the old address opens nothing', async () => {
    const { data } = await register('Huala', 'hualaa@example.com')
    await giveToken(data.id, 'al-viejo')
    expect((await correct('hualaa@example.com', 'Huala@Example.com')).code).toBe(200)
    expect(await mails(data.id)).toEqual([{ kind: 'validar' }, { kind: 'validar' }])
    for (const email of ['hualaa@example.com', 'huala@example.com'])
      await expect(validate(email, 'al-viejo')).rejects.toMatchObject({ code: 400 })
    await giveToken(data.id, 'al-nuevo')
    await validate('huala@example.com', 'al-nuevo')
    expect((await site.visitor.login({ body: { email: 'huala@example.com', password } })).player.id).toBe(data.id)
  })

  it('answers the same for an unknown account and a wrong password', async () => {
    await register('Tagua', 'tagua@example.com')
    const refusals = await Promise.allSettled([
      correct('nadie@example.com', 'otro@example.com'),
      correct('tagua@example.com', 'otro@example.com', 'otra-clave-cualquiera'),
    ])
    for (const refusal of refusals)
      expect(refusal).toMatchObject({
        reason: { code: 401, message: 'Correo, usuario o contraseña incorrectos' },
      })
  })

  it('takes no address of another account, and changes none that is validated', async () => {
    await register('Pidén', 'piden@example.com')
    await register('Chercán', 'chercan@example.com')
    await expect(correct('piden@example.com', 'chercan@example.com')).rejects.toMatchObject({
      code: 409,
      errors: [{ field: 'email_nuevo', message: 'Ya hay una cuenta con ese correo' }],
    })
    const { email } = await site.player('Cachudito')
    await expect(correct(email, 'cachudito2@example.com')).rejects.toMatchObject({ code: 409 })
  })
})

describe('validation', () => {
  it('accepts a token once; a second click answers that the account is validated', async () => {
    const { data } = await register('Diuca', 'diuca@example.com')
    await giveToken(data.id, 'uno')
    await giveToken(data.id, 'dos')
    await validate('DIUCA@example.com', 'uno')
    await site.visitor.login({ body: { email: 'Diuca', password } })
    for (const token of ['uno', 'dos'])
      await expect(validate('diuca@example.com', token)).rejects.toMatchObject({
        code: 400,
        message: 'Tu cuenta ya está validada: puedes iniciar sesión',
      })
  })

  it('succeeds for one of two simultaneous clicks', async () => {
    const { data } = await register('Perdiz', 'perdiz@example.com')
    await giveToken(data.id, 'doble')
    const clicks = await Promise.allSettled([
      validate('perdiz@example.com', 'doble'),
      validate('perdiz@example.com', 'doble'),
    ])
    expect(clicks.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it("takes neither an expired token, nor another account's, nor another purpose's, and says which it was", async () => {
    const { data } = await register('Bandurria', 'bandurria@example.com')
    await register('Yeco', 'yeco@example.com')
    await giveToken(data.id, 'vencido', site.clock.now.toISOString())
    await giveToken(data.id, 'suyo')
    await giveToken(data.id, 'de-recuperar', undefined, 'recuperar')
    await expect(validate('bandurria@example.com', 'vencido')).rejects.toMatchObject({
      code: 400,
      message: expect.stringMatching(/venció/),
      errors: [{ field: 'token' }],
    })
    for (const [email, token] of [
      ['yeco@example.com', 'suyo'],
      ['bandurria@example.com', 'de-recuperar'],
      ['bandurria@example.com', 'ninguno'],
    ] as const) {
      await expect(validate(email, token)).rejects.toMatchObject({
        code: 400,
        message: expect.stringMatching(/no sirve/),
      })
    }
    await expect(site.visitor.login({ body: { email: 'bandurria@example.com', password } })).rejects.toMatchObject({
      code: 403,
    })
  })

  it('sends another mail to an account that is not validated, and gives everybody the same answer', async () => {
    const { data } = await register('Jote', 'jote@example.com')
    const done = await site.player('Garza')
    const replies = await Promise.all(
      ['jote@example.com', done.email, 'nadie@example.com'].map((email) =>
        site.visitor.resendValidation({ params: { email } }),
      ),
    )
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
    expect(await mails(data.id)).toHaveLength(2)
    expect(await mails(done.id)).toHaveLength(0)
  })
})

describe('reading players', () => {
  it('pages and searches by a part of the name whatever its case', async () => {
    for (const name of ['Ñanco', 'Pelao Ñato', 'Ñu']) await site.player(name)
    const { data, meta } = await site.visitor.listPlayers({ query: { busqueda: 'ñ', pagina: 1, por_pagina: 2 } })
    expect(data.map(({ username }) => username)).toEqual(['Ñanco', 'Ñu'])
    expect(meta).toEqual({ pagina: 1, por_pagina: 2, total: 3 })
    const plain = await site.visitor.listPlayers({ query: { busqueda: 'nanco' } })
    expect(plain.data.map(({ username }) => username)).toEqual(['Ñanco'])
    const whole = await site.visitor.listPlayers({ query: { busqueda: 'NO HAY TAL' } })
    expect(whole).toMatchObject({ data: [] })
    expect(whole.meta).toBeUndefined()
  })

  it('shows an e-mail only to its owner and to staff with rol 1 or 2', async () => {
    const own = await site.player('Martín')
    const [admin, ladder, torneos, noFlag] = [
      await site.player('Rol Uno', { rol: 1, admin: 1 }),
      await site.player('Rol Dos', { rol: 2, admin: 1 }),
      await site.player('Rol Tres', { rol: 3, admin: 1 }),
      await site.player('Sin marca', { rol: 1 }),
    ]
    const seenBy = async (api: typeof own.api) => (await api.getPlayer({ params: { id: own.id } })).data.email
    expect(await Promise.all([own, admin, ladder].map(({ api }) => seenBy(api)))).toEqual([
      own.email,
      own.email,
      own.email,
    ])
    expect(await Promise.all([site.visitor, torneos.api, noFlag.api].map(seenBy))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(JSON.stringify(await site.visitor.listPlayers())).not.toContain('@')
  })

  it('answers 404 for an unknown player', () =>
    expect(site.visitor.getPlayer({ params: { id: 999_999 } })).rejects.toMatchObject({ code: 404 }))
})
