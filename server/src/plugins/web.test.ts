import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get as request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paths } from '@trinchera/contract/site-paths'
import { startTestApp, type TestApp } from '../../testing/app'
import { redacted } from './request-log'

const webDir = mkdtempSync(join(tmpdir(), 'trinchera-web-'))
const script = 'console.log("hola")'
mkdirSync(join(webDir, 'assets'))
writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>Trinchera</title>')
writeFileSync(join(webDir, 'assets/index-abc123.js'), script)
writeFileSync(join(webDir, 'assets/index-abc123.js.br'), brotliCompressSync(script))

let site: TestApp
beforeAll(async () => {
  site = await startTestApp({ webDir })
  mkdirSync(join(site.dataDir, 'uploads', 'clanes'), { recursive: true })
  writeFileSync(join(site.dataDir, 'secreto.txt'), 'no')
})
afterAll(async () => {
  await site.stop()
  rmSync(webDir, { recursive: true, force: true })
})

const get = (path: string, accept = 'text/html') => fetch(site.url + path, { headers: { accept } })

describe('the web', () => {
  it.each([
    ['/', 200],
    ['/ladder/modificar-password/nadie@example.com', 200],
    ['/ladder/etapa/3', 404],
    ['/no-hay', 404],
  ])('serves the page for %s without caching, with status %d', async (path, status) => {
    const reply = await get(path)
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([status, 'public, no-cache, no-transform'])
    expect(await reply.text()).toMatch(/^<!doctype html><title>Trinchera<\/title>/)
    const policy = reply.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src 'self'(;|$)/)
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('leads from an address with what was stuck to it to the one without, where that is one', async () => {
    const go = async (path: string) => {
      const reply = await fetch(site.url + path, { headers: { accept: 'text/html' }, redirect: 'manual' })
      return [reply.status, reply.headers.get('location')]
    }
    for (const end of [')', '.', '%29', ').', ',', '%22', '%C2%BB', '%3E', '/)'])
      expect(await go(`/ladder${end}`)).toEqual([302, '/ladder'])
    expect(await go('/ladder)?vista=hoja')).toEqual([302, '/ladder?vista=hoja'])
    expect(await go('/validar/nadie@example.com?token=abc).')).toEqual([302, '/validar/nadie@example.com?token=abc'])
    expect(await go('/no-hay)')).toEqual([404, null])
    expect(await go('//otro.cl)')).toEqual([301, '/otro.cl)'])
  })

  it.each(['/', '/assets/index-abc123.js', '/no-hay', '/api/v1/juegos', '/api/v1/no-hay'])(
    'answers a HEAD of %s as its GET, without the body',
    async (path) => {
      const [head, whole] = await Promise.all([fetch(site.url + path, { method: 'HEAD' }), fetch(site.url + path)])
      const said = ({ status, headers }: Response) => [
        status,
        ...['content-type', 'content-length', 'cache-control', 'etag'].map((name) => headers.get(name)),
      ]
      expect(said(head)).toEqual(said(whole))
      expect(await head.text()).toBe('')
      expect(await whole.text()).not.toBe('')
    },
  )

  it.each(['//otro.example', '//otro.example/x/', '///otro.example//', '/%2f%2fotro.example', '/%5cotro.example//x'])(
    'sends nobody from %s to another site',
    async (path) => {
      const { headers } = await fetch(site.url + path, { headers: { accept: 'text/html' }, redirect: 'manual' })
      expect(new URL(headers.get('location') ?? '', site.url).origin).toBe(new URL(site.url).origin)
    },
  )

  it('serves what was committed since it was asked last, and nothing but the API to who wants no page', async () => {
    const admin = await site.player('Portera', { rol: 1, admin: 1 })
    const { data: juego } = await admin.api.createJuego({ body: { nombre: 'De la página' } })
    const body = { id_juego: juego.id, activo: true, multijugador: true }
    const { data: etapa } = await admin.api.createEtapa({ body: { ...body, nombre: 'Cero' } })
    const path = paths.etapa(etapa.id)
    for (const nombre of ['Uno', 'Dos', 'Tres']) {
      await admin.api.updateEtapa({ params: { id: etapa.id }, body: { nombre } })
      for (let again = 0; again < 3; again++) expect(await (await get(path)).text()).toContain(`<title>${nombre} ·`)
    }
    expect((await get(path, 'application/json')).status).toBe(404)
    expect((await get(path)).headers.get('content-type')).toBe('text/html; charset=utf-8')
  })

  it('serves it uncompressed to clients that accept no compression', async () => {
    for (const path of ['/', '/ladder/']) {
      const [status, html] = await new Promise<[number | undefined, string]>((resolve, reject) => {
        request(site.url + path, { headers: { accept: '*/*' } }, (reply) => {
          let body = ''
          reply
            .setEncoding('utf8')
            .on('data', (part: string) => (body += part))
            .on('end', () => resolve([reply.statusCode, body]))
        }).on('error', reject)
      })
      expect([status, html.slice(0, 15)]).toEqual([200, '<!doctype html>'])
    }
  })

  it('serves hashed files compressed and cacheable for ever', async () => {
    const reply = await fetch(`${site.url}/assets/index-abc123.js`, { headers: { 'accept-encoding': 'br' } })
    expect([reply.headers.get('content-encoding'), await reply.text()]).toEqual(['br', script])
    expect(reply.headers.get('cache-control')).toContain('immutable')
  })

  it.each(['/api/v1/no-hay', '/api/no-hay', '/assets/no-hay.js', '/uploads/no-hay.webp'])(
    'answers %s with the envelope',
    async (path) => {
      const reply = await get(path)
      expect([reply.status, (await reply.text()).slice(0, 11)]).toEqual([404, '{"code":404'])
    },
  )

  it.each([
    '/uploads/../secreto.txt',
    '/uploads/%2e%2e/secreto.txt',
    '/uploads/..%2fsecreto.txt',
    '/uploads//../../secreto.txt',
  ])('serves nothing outside the uploads: %s', async (path) => {
    const text = await new Promise<string>((resolve, reject) => {
      request(site.url, { path }, (reply) => {
        let body = ''
        reply
          .setEncoding('utf8')
          .on('data', (part: string) => (body += part))
          .on('end', () => resolve(body))
      }).on('error', reject)
    })
    expect(text).not.toBe('no')
  })

  it('serves no page to a client that accepts no HTML', async () =>
    expect((await get('/ladder', 'application/json')).status).toBe(404))
})

it('tokens, passwords and e-mails in an address are not logged', () => {
  expect(redacted('/api/v1/ladder?token=abc.def&x=1')).toBe('/api/v1/ladder?token=***&x=1')
  expect(redacted('/api/v1/players/validar/a.b%40example.com?x=1&TOKEN=z')).toBe(
    '/api/v1/players/validar/***?x=1&TOKEN=***',
  )
  expect(redacted('/api/v1/ladder?%74oken=abc&x=1&currentPassword=z&access_token=y')).toBe(
    '/api/v1/ladder?%74oken=***&x=1&currentPassword=***&access_token=***',
  )
  expect(redacted('/api/v1/ladder?x=1?token=abc&%E0%A4=y')).toBe('/api/v1/ladder?x=1?token=***&%E0%A4=***')
  expect(redacted('/api/v1/agenda/kX_9-secreto.ics')).toBe('/api/v1/agenda/***')
  expect(redacted('/api/v1/agenda/enlace?token=abc')).toBe('/api/v1/agenda/enlace?token=***')
  expect(redacted('/api/v1/agenda.ics?clan=7')).toBe('/api/v1/agenda.ics?clan=7')
  expect(redacted('/api/v1/privacidad/solicitudes/7.abc/confirmar')).toBe(
    '/api/v1/privacidad/solicitudes/***/confirmar',
  )
  expect(redacted('/api/v1/players/validar/a@example.com')).toBe('/api/v1/players/validar/***')
})

it('a long address is logged without delay', () => {
  for (const long of [`/${'a'.repeat(1_000_000)}`, '/?'.repeat(500_000), `/?${'a&'.repeat(500_000)}`])
    expect(redacted(long)).toBe(long)
})
