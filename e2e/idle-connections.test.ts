import { once } from 'node:events'
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

function open(localAddress: string): Socket {
  const socket = connect({ port: Number(new URL(product.url).port), host: '127.0.0.1', localAddress })
  sockets.push(socket.on('error', () => {}))
  return socket
}

it('ten thousand connections that say nothing hold nobody else up, and an address gets no more than its thousand', async () => {
  // another address than this process's own
  const addresses = Array.from({ length: 10 }, (_, i) => `127.0.1.${i + 1}`)
  for (const address of addresses) {
    const held = Array.from({ length: 1000 }, () => open(address))
    await Promise.all(held.map((socket) => once(socket, 'connect')))
    const [more, closed] = [open(address), new Set(held.filter(({ destroyed }) => destroyed))]
    await once(more, 'close')
    expect(closed.size).toBe(0)
  }
  expect((await fetch(product.url + listJuegos.path)).status).toBe(200)
  expect(sockets.filter(({ destroyed }) => !destroyed)).toHaveLength(10_000)
})
