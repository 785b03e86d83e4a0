import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { listJuegos } from '@trinchera/contract/juegos'
import { startProduct, type Product } from '@trinchera/testing/product'
import { afterAll, beforeAll, expect, it } from 'vitest'

let product: Product
const sockets: Socket[] = []
beforeAll(async () => {
  product = await startProduct({ RATE_LIMITS: 'on' })
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await product?.stop()
})

/** How long the server waits for a request on a connection, in ms. Then it closes the connection. */
const patience = 60_000
/** The connections that the server has closed earlier than that. */
const refused = new Set<Socket>()

function open(localAddress: string): Socket {
  const begun = performance.now()
  const socket = connect({ port: Number(new URL(product.url).port), host: '127.0.0.1', localAddress })
  sockets.push(socket.on('error', () => {}))
  return socket.on('close', () => {
    if (performance.now() - begun < patience) refused.add(socket)
  })
}

/**
 * The status of a response on a new connection. The server accepts connections in order, so once it has responded, it has accepted all that
 * were opened before.
 */
async function answered(): Promise<number | undefined> {
  const [reply]: IncomingMessage[] = await once(get(product.url + listJuegos.path, { agent: false }), 'response')
  reply?.resume()
  return reply?.statusCode
}

/**
 * Connections opened at the same time. If there were more than the system queues, they would count as connected here but never reach the
 * server.
 */
const atOnce = 100

it('ten thousand connections that say nothing hold nobody else up, and an address gets no more than its thousand', async () => {
  // addresses other than the one that this process uses
  const addresses = Array.from({ length: 10 }, (_, i) => `127.0.1.${i + 1}`)
  for (const [before, address] of addresses.entries()) {
    for (let held = 0; held < 1000; held += atOnce) {
      const batch = Array.from({ length: atOnce }, () => open(address))
      await Promise.all(batch.map((socket) => once(socket, 'connect')))
      expect(await answered()).toBe(200)
    }
    expect(refused.size).toBe(before)
    const more = open(address)
    await once(more, 'close')
    expect(refused.has(more)).toBe(true)
  }
  expect(await answered()).toBe(200)
  expect(refused.size).toBe(addresses.length)
})
