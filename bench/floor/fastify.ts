// A minimal server ("floor") with which the product's reads are compared: plain Fastify, with one route per URL that sends a reply from a
// cache in memory. The parent process first sends this process the product's replies, to fill the cache.
import fastify from 'fastify'
import { replies } from '../lib/messages'

process.once('message', (message) => {
  const app = fastify({ keepAliveTimeout: 72_000 })
  const cache = new Map<
    string,
    { status: number; headers: Record<string, string>; etag: string | null; body: Buffer }
  >()
  for (const { url, status, head, body, etag } of replies.parse(message)) {
    const headers = Object.fromEntries(
      head.flatMap((name, at) =>
        at % 2 || name.toLowerCase() === 'content-length' ? [] : [[name, head[at + 1] ?? '']],
      ),
    )
    cache.set(url, { status, headers, etag, body: Buffer.from(body, 'base64') })
    app.get(url, (request, reply) => {
      const found = cache.get(request.url)
      if (!found) return reply.callNotFound()
      reply.headers(found.headers)
      if (found.etag !== null && request.headers['if-none-match'] === found.etag) return reply.code(304).send()
      return reply.code(found.status).send(found.body)
    })
  }
  void app.listen({ port: 0, host: '127.0.0.1' }).then(() => process.send?.(app.server.address()))
})
