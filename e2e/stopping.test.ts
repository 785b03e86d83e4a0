import { Agent, request, type IncomingMessage } from 'node:http'
import { listJuegos } from '@trinchera/contract/juegos'
import { listLastMatches } from '@trinchera/contract/ladder'
import { apiBase } from '@trinchera/contract/route'
import { startProduct, testAdmin, type Product } from '@trinchera/testing/product'
import { afterAll, beforeAll, expect, it } from 'vitest'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product?.stop())

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error))

/**
 * Sends GETs one after another on one keep-alive connection. Resolves when the site refuses connections, with the outcome of each request.
 */
async function keepAsking(url: string, begun: () => void): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const outcomes: string[] = []
  while (outcomes.at(-1) !== 'ECONNREFUSED') {
    const outcome = await new Promise<string>((resolve) => {
      request(url, { agent }, (reply) => reply.resume().once('end', () => resolve(String(reply.statusCode))))
        .once('error', (error) => resolve(codeOf(error)))
        .end()
    })
    outcomes.push(outcome)
    begun()
    if (outcomes.length > 100_000) break
  }
  agent.destroy()
  return outcomes
}

it('answers whatever was sent before it closes, and exits 0', async () => {
  // the first half of a request is sent before the signal, the rest while the server is closing
  const body = JSON.stringify(testAdmin)
  const slow = request(`${product.url}${apiBase}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  })
  const answered = new Promise<IncomingMessage>((resolve) => slow.once('response', resolve))
  slow.write(body.slice(0, 10))
  const asking: Promise<string[]>[] = []
  // each has its own connection, which is open before the signal
  for (const path of [listJuegos.path, listLastMatches.path, '/listo', '/salud'])
    await new Promise<void>((begun) => asking.push(keepAsking(product.url + path, begun)))

  const ended = product.server.end('SIGTERM')
  await product.server.prints(/cerrando/)
  slow.end(body.slice(10))
  const reply = await answered
  expect(reply.statusCode).toBe(200)
  expect(reply.headers.connection).toBe('close')
  reply.resume()

  const outcomes = (await Promise.all(asking)).flat()
  expect(outcomes.filter((outcome) => !['200', '503', 'ECONNREFUSED'].includes(outcome))).toEqual([]) // 503 comes from `/listo`
  expect(await ended).toBe(0)
  expect(product.server.output).not.toMatch(/quedó a medias|tardó demasiado/)
})
