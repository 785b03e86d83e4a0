// The floor of a read: bare `node:http` with the replies of the product, heads and bodies byte for byte, told by its parent.
import { createServer } from 'node:http'
import { z } from 'zod'

const replies = z.array(
  z.object({
    url: z.string(),
    status: z.number(),
    head: z.array(z.string()),
    body: z.string(),
    etag: z.string().nullable(),
  }),
)
export type Replies = z.infer<typeof replies>

let known = new Map<string, { status: number; head: string[]; body: Buffer; etag: string | null }>()

const server = createServer({ keepAliveTimeout: 72_000 }, (request, reply) => {
  const found = known.get(request.url ?? '')
  if (!found) return void reply.writeHead(404).end()
  if (found.etag !== null && request.headers['if-none-match'] === found.etag)
    return void reply.writeHead(304, found.head).end()
  reply.writeHead(found.status, found.head).end(found.body)
})
server.listen(0, '127.0.0.1', () => process.send?.(server.address()))

process.on('message', (message) => {
  known = new Map(
    replies.parse(message).map(({ url, body, ...rest }) => [url, { ...rest, body: Buffer.from(body, 'base64') }]),
  )
  process.send?.('known')
})
