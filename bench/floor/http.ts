// A minimal server ("floor") with which the product's reads are compared: bare `node:http` that sends the product's replies, headers and
// bodies byte for byte. The parent process first sends this process those replies.
import { createServer } from 'node:http'
import { replies } from '../lib/messages'

process.once('message', (message) => {
  const known = new Map(
    replies.parse(message).map(({ body, ...reply }) => [reply.url, { ...reply, body: Buffer.from(body, 'base64') }]),
  )
  const server = createServer({ keepAliveTimeout: 72_000 }, (request, reply) => {
    const found = known.get(request.url ?? '')
    if (!found) return void reply.writeHead(404).end()
    if (found.etag !== null && request.headers['if-none-match'] === found.etag)
      return void reply.writeHead(304, found.head).end()
    reply.writeHead(found.status, found.head).end(found.body)
  })
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
})
