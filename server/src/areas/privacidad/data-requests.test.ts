import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDialects } from '@trinchera/db/testing'
import { deleteOldRequests } from '@trinchera/db/queries/privacy/requests'
import { requestToken } from '@trinchera/runtime/request-token'
import { next, type TestApp, type TestPlayer } from '../../../testing/app'
import { staffedSite } from '../../../testing/played-etapa'

const hour = 3_600_000
const day = 24 * hour

describe.each(testDialects)('requests about personal data, on %s', (dialect) => {
  let site: TestApp
  let admin: TestPlayer
  let moderator: TestPlayer
  beforeAll(async () => {
    ;({ site, admin, moderator } = await staffedSite({ dialect }))
  })
  afterAll(() => site.stop())

  const texto = 'Quiero saber qué guardan de mí.'
  const send = (correo: string, derecho: 'acceso' | 'bloqueo' = 'acceso') =>
    site.visitor.requestData({ body: { derecho, correo, texto } })
  /** The mails to an address, oldest first, with the token of each. */
  const mailsTo = async (correo: string) =>
    (await site.database.db.selectFrom('mails').where('email', '=', correo).orderBy('id').selectAll().execute()).map(
      ({ kind, player_id, data }) => {
        const content: { id: number } = JSON.parse(data ?? '{}')
        return { kind, player_id, content, token: requestToken(site.secret, content.id) }
      },
    )
  const tokenOf = async (correo: string) => (await mailsTo(correo))[0]?.token ?? ''
  const confirmed = async (correo: string, derecho: 'acceso' | 'bloqueo' = 'acceso') => {
    await send(correo, derecho)
    const token = await tokenOf(correo)
    await site.visitor.confirmDataRequest({ params: { token } })
    const request = (await admin.api.listDataRequests()).data.find((one) => one.correo === correo)
    if (!request) throw new Error('the request is not in the register')
    return { token, ...request }
  }
  const answer = (id: number, tipo: 'cumplida' | 'rechazada' | 'prorroga', by = admin) =>
    by.api.answerDataRequest({ params: { id }, body: { tipo, texto: 'No guardamos nada con este correo.' } })

  it('count once the sender confirms them, once and within 48 hours', async () => {
    const correo = 'visita@example.com'
    const { code, data } = await send(correo)
    expect(code).toBe(201)
    const [mail] = await mailsTo(correo)
    expect(mail).toMatchObject({ kind: 'solicitud', player_id: null, content: { numero: data.numero } })
    expect((await admin.api.listDataRequests()).data.map((one) => one.correo)).not.toContain(correo)
    const token = mail?.token ?? ''
    expect((await site.visitor.getDataRequest({ params: { token } })).data).toMatchObject({
      estado: 'sin-confirmar',
      vence: null,
    })
    const staff = await site.socket(admin.token)
    const pending = next(staff, 'staff:pending')
    await site.visitor.confirmDataRequest({ params: { token } })
    await pending
    await expect(site.visitor.confirmDataRequest({ params: { token } })).rejects.toMatchObject({ code: 409 })
    expect((await admin.api.listDataRequests()).data).toContainEqual(
      expect.objectContaining({ numero: data.numero, correo, texto, estado: 'abierta', player_id: null }),
    )
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
    for (const wrong of [forged, 'x'])
      await expect(site.visitor.confirmDataRequest({ params: { token: wrong } })).rejects.toMatchObject({ code: 404 })
  })

  it('are deleted if nobody confirms them in time', async () => {
    const correo = 'tarde@example.com'
    const begin = site.clock.now
    await send(correo)
    const token = await tokenOf(correo)
    site.clock.now = new Date(begin.getTime() + 48 * hour)
    await expect(site.visitor.confirmDataRequest({ params: { token } })).rejects.toMatchObject({ code: 404 })
    const stored = () =>
      site.database.db.selectFrom('datos_solicitudes').where('correo', '=', correo).select('id').execute()
    await deleteOldRequests(site.database.db, new Date(begin.getTime() + 48 * hour - 1))
    expect(await stored()).toHaveLength(1)
    await deleteOldRequests(site.database.db, site.clock.now)
    expect(await stored()).toHaveLength(0)
    expect(await mailsTo(correo)).toEqual([])
    site.clock.now = begin
  })

  it('get the same answer with and without an account, also from who is suspended', async () => {
    const player = await site.player('Suspendida Uno')
    await admin.api.createSuspension({
      body: {
        player_id: player.id,
        alcance: 'cuenta',
        hasta: new Date(site.clock.now.getTime() + day).toISOString(),
        motivo: 'Prueba',
      },
    })
    const { numero: _one, ...known } = { ...(await send(player.email)), numero: 0 }
    const { numero: _other, ...unknown } = { ...(await send('nadie@example.com')), numero: 0 }
    expect({ ...known, data: null }).toEqual({ ...unknown, data: null })
    await site.visitor.confirmDataRequest({ params: { token: await tokenOf(player.email) } })
    expect((await admin.api.listDataRequests()).data).toContainEqual(
      expect.objectContaining({ correo: player.email, player_id: player.id }),
    )
  })

  it('are extended once and answered once, by mail and by the link', async () => {
    const correo = 'plazo@example.com'
    const { id, token, vence } = await confirmed(correo)
    await expect(answer(id, 'cumplida', moderator)).rejects.toMatchObject({ code: 403 })
    const { data: extended } = await answer(id, 'prorroga')
    expect((Date.parse(extended.vence) - Date.parse(vence)) / day).toBeCloseTo(30, 0)
    await expect(answer(id, 'prorroga')).rejects.toMatchObject({ code: 409 })
    const tries = await Promise.allSettled([answer(id, 'cumplida'), answer(id, 'rechazada')])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await mailsTo(correo)).map(({ kind }) => kind)).toEqual([
      'solicitud',
      'solicitud-respuesta',
      'solicitud-respuesta',
    ])
    const { data: seen } = await site.visitor.getDataRequest({ params: { token } })
    expect(seen.respuestas.map(({ tipo }) => tipo)).toEqual(['prorroga', seen.estado])
    expect((await admin.api.exportDataRequests()).data.csv).toContain('No guardamos nada con este correo.')
    await expect(answer(999_999, 'cumplida')).rejects.toMatchObject({ code: 404 })
  })

  it('of a blocking are not extended', async () => {
    const { id } = await confirmed('bloqueo@example.com', 'bloqueo')
    await expect(answer(id, 'prorroga')).rejects.toMatchObject({ code: 400 })
  })

  it('wait for a decision of rol 1 on the day they are due', async () => {
    const begin = site.clock.now
    const { vence } = await confirmed('hoy@example.com')
    const before = (await admin.api.getPendingWork()).data.solicitudes ?? 0
    site.clock.now = new Date(Date.parse(vence) - hour)
    const later = await site.player('Jefa Tarde', { rol: 1, admin: 1 })
    expect((await later.api.getPendingWork()).data.solicitudes).toBeGreaterThan(before)
    site.clock.now = begin
    expect((await moderator.api.getPendingWork()).data.solicitudes).toBeNull()
  })

  it('are kept two years after the answer', async () => {
    const { id } = await confirmed('prueba@example.com')
    await answer(id, 'cumplida')
    const stored = () => site.database.db.selectFrom('datos_solicitudes').where('id', '=', id).select('id').execute()
    const later = (days: number) => new Date(site.clock.now.getTime() + days * day)
    await deleteOldRequests(site.database.db, later(730))
    expect(await stored()).toHaveLength(1)
    await deleteOldRequests(site.database.db, later(732))
    expect(await stored()).toHaveLength(0)
  })

  it('refuse what is none, in Spanish', async () => {
    const correo = 'a@example.com'
    for (const [body, field] of [
      [{ derecho: 'olvido', correo, texto }, 'derecho'],
      [{ derecho: 'acceso', correo: 'a', texto }, 'correo'],
      [{ derecho: 'acceso', correo, texto: '123456789' }, 'texto'],
      [{ derecho: 'acceso', correo, texto: 'x'.repeat(1_000_000) }, 'texto'],
    ] as const) {
      const { status, json } = await site.call('POST', '/privacidad/solicitudes', {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      expect([status, json.errors?.[0]?.field]).toEqual([400, field])
    }
    expect(await mailsTo(correo)).toEqual([])
  })

  it('are in the export of who sent them, and lose the account once it is closed', async () => {
    const player = await site.player('Exporta Todo')
    await confirmed(player.email)
    const { data } = await player.api.exportOwnData({ params: { id: player.id } })
    expect(data['solicitudes_sobre_datos']).toEqual([expect.objectContaining({ texto, estado: 'abierta' })])
    await player.api.closeAccount({ body: { password: 'Trinchera-1944' } })
    expect((await admin.api.listDataRequests()).data).toContainEqual(
      expect.objectContaining({ correo: player.email, player_id: null }),
    )
  })

  it('belong to no account whose owner has not proved to have the e-mail', async () => {
    const correo = 'ajeno@example.com'
    await site.visitor.registerPlayer({ body: { username: 'Correo Ajeno', email: correo, password: 'Trinchera-1944' } })
    await confirmed(correo)
    expect((await admin.api.listDataRequests()).data).toContainEqual(
      expect.objectContaining({ correo, player_id: null }),
    )
  })
})

describe('limits of requests about personal data', () => {
  it('allow five a day for an address, and for an e-mail', async () => {
    const { site } = await staffedSite({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' } })
    const statusOf = async (from: string, correo: string) => {
      const { status } = await site.call('POST', '/privacidad/solicitudes', {
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
        body: JSON.stringify({ derecho: 'acceso', correo, texto: 'Quiero saber qué guardan.' }),
      })
      return status
    }
    for (let n = 0; n < 5; n++) expect(await statusOf('203.0.113.1', 'una@example.com')).toBe(201)
    // What the address is refused does not count against the e-mails of others.
    for (let n = 0; n < 5; n++) expect(await statusOf('203.0.113.1', 'otra@example.com')).toBe(429)
    expect(await statusOf('203.0.113.2', 'UNA@example.com')).toBe(429)
    expect(await statusOf('203.0.113.2', 'otra@example.com')).toBe(201)
    await site.stop()
  })
})
