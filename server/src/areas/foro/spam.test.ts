import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDialects } from '@trinchera/db/testing'
import { dayMs, mensajeEveryMs, newAccountMs, newAccountsTogether } from '@trinchera/rules/limits'
import { startTestApp, type TestApp, type TestPlayer } from '../../../testing/app'

const accounts = 50
const rounds = 10
const minute = 60_000

describe.each(testDialects)('a run of spam on %s', (dialect) => {
  let site: TestApp
  let admin: TestPlayer
  let veteran: TestPlayer
  let spammers: TestPlayer[]
  let tema = 0
  beforeAll(async () => {
    // Behind a proxy, so that each account can write from its own IP address.
    site = await startTestApp({ dialect, env: { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' } })
    admin = await site.player('Intendenta', { rol: 1, admin: 1 })
    veteran = await site.player('Veterana')
    spammers = []
    for (let n = 0; n < accounts; n++) spammers.push(await playerFrom(n))
    const created_at = new Date(site.clock.now.getTime() - newAccountMs).toISOString()
    await site.database.db
      .updateTable('players')
      .set({ created_at })
      .where('id', 'in', [admin.id, veteran.id])
      .execute()
    tema = (
      await admin.api.createTema({ body: { id_seccion: 3, titulo: 'Rutas de Bazán', contenido: '<p>¿Por dónde?</p>' } })
    ).data.id
    for (let n = 0; n < 3; n++) {
      pass(mensajeEveryMs)
      await veteran.api.createMensaje({ params: { id: tema }, body: { contenido: '<p>Por el patio</p>' } })
    }
  })
  afterAll(() => site.stop())

  const pass = (ms: number) => {
    site.clock.now = new Date(site.clock.now.getTime() + ms)
  }
  const syllables = ['Ca', 'Lo', 'Mi', 'Ru', 'Te', 'Na', 'Po', 'Du']
  const playerFrom = (n: number) =>
    site.player(`Oro ${[...n.toString(8).padStart(3, '0')].map((digit) => syllables[Number(digit)]).join('')}`)
  /** Sends a request of an account from its own IP address; returns the status of the reply. */
  const post = async (n: number, path: string, body: object) => {
    const headers = {
      authorization: `Bearer ${spammers[n]?.token}`,
      'content-type': 'application/json',
      'x-forwarded-for': `203.0.113.${n + 1}`,
    }
    return (await site.call('POST', path, { headers, body: JSON.stringify(body) })).status
  }
  const everyone = (send: (n: number) => Promise<number>) => Promise.all(spammers.map((_, n) => send(n)))
  const state = async () => ({
    secciones: (await site.visitor.listSecciones()).data,
    tema: (await site.visitor.getTema({ params: { id: tema } })).data,
    found: (await site.visitor.searchForo({ query: { q: 'oro barato' } })).data,
  })

  it('of 500 posts by 50 accounts is stopped, and cleaned up in one act', { timeout: minute }, async () => {
    const before = await state()
    const since = site.clock.now.toISOString()
    const taken = new Map<number, number>()
    let sent = 0
    for (let round = 0; round < rounds; round++) {
      pass(mensajeEveryMs)
      const contenido = round === 0 ? '<p>Oro barato: <a href="https://oro.example">acá</a></p>' : '<p>Oro barato</p>'
      const statuses = await everyone((n) =>
        n % 2 === 0
          ? post(n, `/foro/temas/${tema}/mensajes`, { contenido })
          : post(n, '/foro/temas', { id_seccion: 1 + (n % 5), titulo: `Oro barato ${n}`, contenido }),
      )
      sent += statuses.length
      for (const status of statuses) taken.set(status, (taken.get(status) ?? 0) + 1)
    }
    // Links are refused. Other posts are refused once new accounts together have reached their limit, however many are sent concurrently.
    const through = taken.get(201) ?? 0
    expect(sent).toBe(500)
    expect(taken.get(400)).toBe(accounts)
    expect(through).toBe(newAccountsTogether.mensajes)
    expect((taken.get(429) ?? 0) + through + accounts).toBe(sent)
    // The limits say that the forum is full, but only to new accounts.
    const told = async ({ api }: TestPlayer) => (await api.getForoLimites()).data.lleno
    expect([await told(spammers[0] ?? veteran), await told(veteran)]).toEqual([true, false])
    // A player whose account is no longer new can still write.
    await veteran.api.createMensaje({ params: { id: tema }, body: { contenido: '<p>¿Qué pasa acá?</p>' } })

    const writers = (await admin.api.listEscritores({ query: { desde: since } })).data
    const jugadores = writers.filter(({ nueva }) => nueva).map(({ id }) => id)
    expect(jugadores.toSorted((a, b) => a - b)).toEqual(spammers.map(({ id }) => id).toSorted((a, b) => a - b))
    const hasta = new Date(site.clock.now.getTime() + dayMs).toISOString()
    const { data } = await admin.api.cleanForo({ body: { jugadores, desde: since, hasta, motivo: 'Vende oro' } })
    expect(data.cuentas).toBe(accounts)
    expect(data.mensajes + data.temas).toBe(through)

    const after = await state()
    expect(after.found).toEqual([])
    expect(after.tema.mensajes.map(({ contenido }) => contenido)).toEqual([
      ...before.tema.mensajes.map(({ contenido }) => contenido),
      '<p>¿Qué pasa acá?</p>',
    ])
    expect(after.secciones.filter(({ id }) => id !== 3)).toEqual(before.secciones.filter(({ id }) => id !== 3))

    // The accounts stay suspended after the common limit has ended.
    pass(newAccountsTogether.ms)
    const again = await everyone((n) => post(n, `/foro/temas/${tema}/mensajes`, { contenido: '<p>Oro barato</p>' }))
    expect(new Set(again)).toEqual(new Set([423]))
  })
})
