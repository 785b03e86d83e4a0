import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setPasswordHash } from '@trinchera/db/queries/players/accounts'
import { next, password, startTestApp, type TestApp } from '../../../testing/app'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp()
})
afterAll(() => site.stop())

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const login = (email: string, secret = password) =>
  site.call('POST', '/login', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: secret }),
  })

describe('logging in', () => {
  it('takes the e-mail in any case, and the username with or without its accents', async () => {
    const { email } = await site.player('Ñandú 44')
    for (const identity of [email, email.toUpperCase(), 'Ñandú 44', 'nandu 44']) {
      const reply = await login(identity)
      expect(reply.json).toMatchObject({
        code: 200,
        message: 'Sesión iniciada correctamente',
        player: { username: 'Ñandú 44', admin: false, rol: 5 },
      })
    }
  })

  it('gives the same answer for an unknown account and a wrong password', async () => {
    await site.player('Loica')
    const [unknown, wrong] = [await login('nadie@example.com'), await login('Loica', 'otra-clave-cualquiera')]
    expect(unknown.status).toBe(401)
    expect(wrong.json).toEqual(unknown.json)
  })

  it('takes as long to refuse an unknown account as a wrong password', async () => {
    await site.player('Rara Uno')
    const timed = async (identity: string) => {
      const began = performance.now()
      expect((await login(identity, 'otra-clave-cualquiera')).status).toBe(401)
      return performance.now() - began
    }
    const [unknown, wrong]: [number[], number[]] = [[], []]
    await timed('nadie@example.com') // the library of passwords is loaded
    for (let round = 0; round < 15; round++) {
      unknown.push(await timed(`nadie${round}@example.com`))
      wrong.push(await timed('Rara Uno'))
    }
    const median = (times: number[]) => times.toSorted((a, b) => a - b)[7] ?? 0
    expect(median(unknown) / median(wrong)).toBeGreaterThan(0.5) // without a hash to compare it would be a tenth
  })

  it('says that the account is not validated only after the right password', async () => {
    await site.player('Tiuque', { validado: 0 })
    expect((await login('Tiuque')).status).toBe(403)
    expect((await login('Tiuque', 'otra-clave-cualquiera')).status).toBe(401)
  })
})

describe('a password with letters that keyboards compose otherwise', () => {
  const [composed, parted] = ['\u00f1and\u00fa-veloz-siete', 'n\u0303andu\u0301-veloz-siete']
  const account = async (username: string, set: string) => {
    const { email, id } = await site.player(username)
    const { hash } = await import('@node-rs/argon2')
    return { email, id, stored: async () => setPasswordHash(site.database.db, id, await hash(set)) }
  }

  it.each([
    ['composed', 'Tapaculo', composed, parted],
    ['in parts', 'Chercan', parted, composed],
  ])('is set %s and typed the other way', async (_, username, set, typed) => {
    const { email, id } = await site.player(username)
    const token = (await site.player(`Jefe ${username}`, { rol: 1, admin: 1 })).api
    await token.updateAdminPlayerPassword({ params: { id }, body: { password: set } })
    for (const secret of [set, typed]) expect((await login(email, secret)).status).toBe(200)
    expect((await login(email, `${typed}s`)).status).toBe(401)
  })

  it('counts as typed where it was stored in parts before', async () => {
    const { email, stored } = await account('Rayadito', parted)
    await stored()
    expect((await login(email, parted)).status).toBe(200)
    expect((await login(email, 'n\u0303andu\u0301')).status).toBe(401)
  })
})

describe('a session', () => {
  const reads = async (token: string) =>
    (await site.call('GET', '/admin/reportes', { headers: { authorization: `Bearer ${token}` } })).status

  it('is accepted as bearer token, in the query, and as a cookie on GET only', async () => {
    const staff = await site.player('Huairavo', { rol: 1, admin: 1 })
    const cookie = (await login(staff.email)).headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Strict/)
    expect(cookie).not.toMatch(/Secure/)
    const headers = { cookie: cookie.split(';')[0] ?? '' }
    expect(await reads(staff.token)).toBe(200)
    expect((await site.call('GET', `/admin/reportes?token=${staff.token}`)).status).toBe(200)
    expect((await site.call('GET', '/admin/reportes', { headers })).status).toBe(200)
    expect(
      (
        await site.call('POST', '/admin/juegos', {
          headers: { ...headers, 'content-type': 'application/json' },
          body: '{"nombre":"Con galleta"}',
        })
      ).status,
    ).toBe(401)
    expect((await site.visitor.listJuegos()).data).toEqual([])
  })

  it('is refused when its token is forged', async () => {
    const staff = await site.player('Pequén', { rol: 1, admin: 1 })
    const [, body = ''] = staff.token.split('.')
    const claims: unknown = JSON.parse(Buffer.from(body, 'base64url').toString())
    const head = encoded({ alg: 'HS256', typ: 'JWT' })
    const signedWith = (secret: string) =>
      `${head}.${body}.${createHmac('sha256', secret).update(`${head}.${body}`).digest('base64url')}`
    for (const token of [
      `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`,
      signedWith('secret'),
      signedWith(''),
      'basura',
      `${staff.token}x`,
    ])
      expect(await reads(token)).toBe(401)
  })

  it('ends with logout; its sockets are told and leave the private rooms', async () => {
    const { api, token } = await site.player('Queltehue')
    const socket = await site.socket(token)
    const received = next(socket, 'session:revoked')
    await api.logout()
    expect(await received).toEqual({ reason: 'Sesión cerrada' })
    await expect(api.logout()).rejects.toMatchObject({ code: 401 })
    await expect(site.socket(token)).rejects.toThrow('unauthorized')
    expect([...(site.app.io.of('/').sockets.get(socket.id ?? '')?.rooms ?? [])].sort()).toEqual(
      [socket.id, 'publico'].sort(),
    )
  })

  it('ends after seven days', async () => {
    const { token } = await site.player('Cachaña', { rol: 2, admin: 1 })
    const begin = site.clock.now
    site.clock.now = new Date(begin.getTime() + 7 * 24 * 3600e3 - 1000)
    expect(await reads(token)).toBe(200)
    site.clock.now = new Date(begin.getTime() + 7 * 24 * 3600e3)
    expect(await reads(token)).toBe(401)
    site.clock.now = begin
  })

  it('uses the current rol, not that of the token', async () => {
    const { id, token } = await site.player('Carancho', { rol: 2, admin: 1 })
    expect(await reads(token)).toBe(200)
    await site.database.db.updateTable('players').set({ admin: 0 }).where('id', '=', id).execute()
    expect(await reads(token)).toBe(403)
    await site.database.db.deleteFrom('players').where('id', '=', id).execute()
    expect(await reads(token)).toBe(401)
  })
})
