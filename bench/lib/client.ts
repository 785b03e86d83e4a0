// A process that asks one address again and again over raw sockets, one request at a time on each: an HTTP client in JavaScript would be slower
// than the servers it measures. Replies are counted by their length, which the first one tells and the others are held to.
import { connect, type Socket } from 'node:net'
import { z } from 'zod'

const order = z.object({
  port: z.number(),
  request: z.string(),
  connections: z.number(),
  ms: z.number(),
  status: z.number(),
})
export type Order = z.infer<typeof order>

export const taken = z.object({ requests: z.number(), seconds: z.number(), failure: z.string().nullable() })

/** The bytes of a whole reply, from its first piece; NaN until its head is there. */
function lengthOf(piece: Buffer): number {
  const end = piece.indexOf('\r\n\r\n')
  if (end < 0) return Number.NaN
  const head = piece.toString('latin1', 0, end)
  return end + 4 + Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0)
}

function run({ port, request, connections, ms, status }: Order): Promise<z.infer<typeof taken>> {
  const bytes = Buffer.from(request)
  const sockets: Socket[] = []
  return new Promise((resolve) => {
    let requests = 0
    let begun = 0
    let over = false
    const end = (failure: string | null) => {
      if (over) return
      over = true
      for (const socket of sockets) socket.destroy()
      resolve({ requests, seconds: (performance.now() - begun) / 1000, failure })
    }
    const open = () => {
      const socket = connect(port, '127.0.0.1')
      socket.setNoDelay(true)
      sockets.push(socket)
      let left = 0
      socket.on('connect', () => socket.write(bytes))
      socket.on('error', (error) => end(error.message))
      socket.on('close', () => end('the server closed a connection'))
      socket.on('data', (piece: Buffer) => {
        if (left <= 0) {
          if (piece.toString('latin1', 9, 12) !== String(status)) return end(piece.toString('latin1', 0, 300))
          left = lengthOf(piece)
        }
        left -= piece.length
        if (left > 0) return
        if (left !== 0) return end('a reply of another length')
        requests++
        if (!over) socket.write(bytes)
      })
    }
    begun = performance.now()
    for (let n = 0; n < connections; n++) open()
    setTimeout(() => end(null), ms)
  })
}

process.on('message', (message) => void run(order.parse(message)).then((result) => process.send?.(result)))
