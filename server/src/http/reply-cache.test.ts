import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestPlayer } from '../../testing/app'
import { render, ReplyCache } from './reply-cache'

let site: TestApp
let admin: TestPlayer
beforeAll(async () => {
  site = await startTestApp()
  admin = await site.player('Comandante', { rol: 1, admin: 1 })
})
afterAll(() => site.stop())

const read = (path: string, headers: Record<string, string> = {}) =>
  site.call('GET', path, { headers: { 'accept-encoding': 'identity', ...headers } })

describe('public data', () => {
  it('carries an ETag and answers 304 until it changes', async () => {
    const first = await read('/juegos')
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\/"/)
    const same = await read('/juegos', { 'if-none-match': etag })
    expect([same.status, same.text, same.headers.get('etag')]).toEqual([304, '', etag])
    await admin.api.createJuego({ body: { nombre: 'Base' } })
    const changed = await read('/juegos', { 'if-none-match': etag })
    expect([changed.status, changed.json.data]).toEqual([200, [{ id: 1, nombre: 'Base' }]])
    expect(changed.headers.get('etag')).not.toBe(etag)
  })

  it('does so also for replies that are not cached', async () => {
    const path = `/players/${admin.id}`
    const etag = (await read(path)).headers.get('etag') ?? ''
    expect((await read(path, { 'if-none-match': `"otro", ${etag}` })).status).toBe(304)
    const own = await read(path, { 'if-none-match': etag, authorization: `Bearer ${admin.token}` })
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-cache, no-transform'])
  })

  it('is fresh after a write by another process', async () => {
    const etapa = (
      await admin.api.createEtapa({ body: { nombre: 'Etapa', id_juego: 1, activo: true, multijugador: true } })
    ).data.id
    const rows = async () =>
      (await site.visitor.listClanes({ params: { id: etapa } })).data.map(({ nombre, ranking_actual }) => [
        nombre,
        ranking_actual,
      ])
    expect(await rows()).toEqual([])
    const { data } = await admin.api.createClan({ body: { nombre: 'Los del Ciber', tag: 'CIB', id_etapa: etapa } })
    expect(await rows()).toEqual([['Los del Ciber', 0]])
    await site.database.db
      .insertInto('standings')
      .values({
        id_clan: data.id,
        id_etapa: etapa,
        ranking_actual: 1,
        ultimo_ranking: 0,
        mejor_ranking: 1,
        ultimo_registro: null,
        triunfos: 1,
        derrotas: 0,
        juegos: 1,
        racha_actual: 1,
      })
      .execute()
    await site.database.db
      .updateTable('ladders')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id_etapa', '=', etapa)
      .execute()
    expect(await rows()).toEqual([['Los del Ciber', 1]])
  })

  it('is compressed from a minimum size on', async () => {
    for (let i = 0; i < 20; i++)
      await admin.api.createJuego({ body: { nombre: `Juego con un nombre largo ${'ABCDEFGHJKMNPQRTUVWXY'[i]}` } })
    const plain = await read('/juegos')
    const reply = await fetch(`${site.url}/api/v1/juegos`, { headers: { 'accept-encoding': 'br' } })
    expect([reply.headers.get('content-encoding'), reply.headers.get('vary'), await reply.text()]).toEqual([
      'br',
      'accept-encoding',
      plain.text,
    ])
    expect(Number(reply.headers.get('content-length'))).toBeLessThan(plain.text.length / 2)
  })
})

it('replies that depend on the session are never cached', async () => {
  const reply = await site.call('GET', '/admin/reportes', { headers: { authorization: `Bearer ${admin.token}` } })
  expect([reply.headers.get('etag'), reply.headers.get('cache-control')]).toEqual([null, 'no-store'])
})

it('a reply that is asked for often survives a spray of distinct queries', async () => {
  const cache = new ReplyCache()
  let renders = 0
  const hot = () =>
    cache.get('hot', '1', async () => {
      renders++
      return render('{}')
    })
  for (let query = 0; query < 5_000; query++) {
    if (query % 100 === 0) await hot()
    await cache.get(`query ${query}`, '1', async () => render('{}'))
  }
  await hot()
  expect(renders).toBe(1)
})

it('large replies to many distinct queries push each other out, and one larger than the cache is given and not kept', async () => {
  const cache = new ReplyCache()
  const renders: number[] = []
  const ask = (query: number, bytes: number) =>
    cache.get(`query ${query}`, '1', async () => {
      renders.push(query)
      return render(`"${'x'.repeat(bytes)}"`)
    })
  for (let query = 0; query < 20; query++) await ask(query, 1_000_000)
  await ask(19, 1_000_000)
  await ask(0, 1_000_000)
  expect(renders.slice(20)).toEqual([0])
  await ask(100, 20_000_000)
  await ask(100, 20_000_000)
  await ask(0, 1_000_000)
  expect(renders.slice(21)).toEqual([100, 100])
})
