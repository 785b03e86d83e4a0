import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:https'
import { text } from 'node:stream/consumers'
import { listJuegos } from '@trinchera/contract/juegos'
import { pagesOf } from '@trinchera/testing/browser'
import { hasNginx, startNginx } from '@trinchera/testing/nginx'
import { authority } from '@trinchera/testing/outbound-proxy'
import { adminOf } from '@trinchera/testing/people'
import { freePort, ProductProcess, startProduct, type Product } from '@trinchera/testing/product'
import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest'
import { chromium } from './chromium'
import { eventually, places, untilLive } from './screen'
import { newRanking } from './etapa'

// ops/nginx.conf as it is shipped, including TLS, in front of three servers.

/** Makes every WebSocket get an ordinary HTTP response, as behind a proxy that blocks WebSockets. */
function refuseWebSockets() {
  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(new URL('/sin-websocket', url), protocols)
    }
  }
}

describe.runIf(hasNginx())('behind nginx', () => {
  let product: Product
  let servers: ProductProcess[]
  let nginx: Awaited<ReturnType<typeof startNginx>>
  let tls: number

  beforeAll(async () => {
    tls = await freePort()
    product = await startProduct({ TRUST_PROXY: '127.0.0.1', PUBLIC_URL: `https://127.0.0.1:${tls}` })
    const ports = [await freePort(), await freePort()]
    servers = ports.map((port) => new ProductProcess('server/dist/main.js', { ...product.env, PORT: String(port) }))
    for (const server of servers) server.start()
    await Promise.all(servers.map((server) => server.prints(/servidor en http/)))
    nginx = await startNginx([Number(new URL(product.url).port), ...ports], { tls })
  })
  afterAll(async () => {
    await nginx?.stop()
    await Promise.all((servers ?? []).map((server) => server.end()))
    await product?.stop()
  })

  /** Requests a path as a browser that uses the site's hostname would; the certificate is checked. */
  async function get(path: string, headers: Record<string, string> = {}) {
    const sent = request({ host: '127.0.0.1', port: tls, path, servername: 'trinchera.test', ca: authority(), headers })
    sent.end()
    const [reply] = await once(sent, 'response')
    return { status: reply.statusCode, headers: reply.headers, body: await text(reply) }
  }

  it('is given by TLS, with HSTS and each security header once', async () => {
    const { status, headers } = await get(listJuegos.path)
    expect(status).toBe(200)
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}; includeSubDomains$/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect((await get('/metrics')).status).toBe(404)
  })

  it('sends those who come in plain HTTP to the same address by TLS', async () => {
    const reply = await fetch(`${nginx.url}/ladder?etapa=3`, { redirect: 'manual' })
    expect([reply.status, reply.headers.get('location')]).toEqual([308, 'https://127.0.0.1/ladder?etapa=3'])
  })

  it('is live where a network lets no WebSocket through: each connection stays with one of the servers', async (test) => {
    const etapa = await newRanking(product, await adminOf(product), 3)
    const pages = pagesOf(chromium, { url: `https://127.0.0.1:${tls}` })
    const open = async () => {
      const page = await pages.newPage(test, { ignoreHTTPSErrors: true, expects: [/WebSocket connection to/] })
      await page.addInitScript(refuseWebSockets)
      await page.goto(etapa.address)
      await untilLive(page)
      return page
    }
    const [one, other] = await Promise.all([open(), open()])
    await etapa.report(2, 0)
    for (const page of [one, other])
      await eventually(() => places(page), ['1 Compañía A', '2 Compañía C', '3 Compañía B'])
    expect(nginx.errors()).toBe('')
  })

  /** The status of the first response to a live connection; an accepted connection stays open until the test ends. */
  async function connects(test: TestContext): Promise<number | undefined> {
    const headers = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': randomBytes(16).toString('base64'),
    }
    const path = '/socket.io/?EIO=4&transport=websocket'
    const sent = request({ host: '127.0.0.1', port: tls, path, servername: 'trinchera.test', ca: authority(), headers })
    sent.end()
    const [reply, socket] = await Promise.race([once(sent, 'upgrade'), once(sent, 'response')])
    if (socket) test.onTestFinished(() => void socket.destroy())
    else reply.resume()
    return reply.statusCode
  }

  it('takes every live connection again as soon as servers that were away are back', async (test) => {
    const all = [product.server, ...servers]
    await Promise.all(all.map((server) => server.end()))
    for (let n = 0; n < 12; n++) expect(await connects(test)).toBe(502)
    for (const server of all) {
      const from = server.output.length
      server.start()
      await server.prints(/servidor en http/, from)
    }
    for (let n = 0; n < 30; n++) expect(await connects(test)).toBe(101)
  })
})
