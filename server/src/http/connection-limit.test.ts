import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { limitConnections } from './connection-limit'

async function listen(isProxy: (address: string) => boolean) {
  const server = createServer((_, reply) => reply.end('hola'))
  limitConnections(server, isProxy, 3)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const sockets: Socket[] = []
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  /** Opens a connection and sends a request. Returns the socket and the beginning of the reply, or 'closed'. */
  return async (from = '127.0.0.1') => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from })
    sockets.push(socket)
    socket.on('error', () => {})
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    const said = await Promise.race([
      once(socket, 'data').then(([data]) => String(data).slice(0, 15)),
      once(socket, 'close').then(() => 'closed'),
    ])
    return { socket, said }
  }
}

it('an address holds so many connections, another one has its own, and one that ends makes room', async () => {
  const open = await listen(() => false)
  const held = [await open(), await open(), await open()]
  expect(held.map(({ said }) => said)).toEqual(Array(3).fill('HTTP/1.1 200 OK'))
  expect((await open()).said).toBe('closed')
  expect((await open('127.0.0.2')).said).toBe('HTTP/1.1 200 OK')
  held[0]?.socket.destroy()
  await expect.poll(async () => (await open()).said).toBe('HTTP/1.1 200 OK')
})

it('a proxy is not limited', async () => {
  const open = await listen((address) => address === '127.0.0.1')
  for (let i = 0; i < 6; i++) expect((await open()).said).toBe('HTTP/1.1 200 OK')
})
