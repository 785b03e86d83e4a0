import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/**
 * How a network misbehaves. `hang`: opening a WebSocket gets no reply. `mute`: nothing that the server sends over a WebSocket arrives.
 * `cut`: every connection ends after `cutMs`. `buffer`: a reply arrives only when it is complete. `late`: the end of an HTML page arrives
 * only when the mode changes. A number: as in a network with a login page, every request gets this status and the login page instead of the
 * site (302: a redirect to the login page). `pass`: the network works.
 */
export type NetworkMode = 'pass' | 'hang' | 'mute' | 'cut' | 'buffer' | 'late' | 200 | 302 | 401 | 403

const cutMs = 30_000
/** How many bytes of the end of an HTML page are held back in the mode `late`. */
const lateBytes = 500
const loginPath = '/entrar-a-la-red'
const loginPage =
  '<!doctype html><html lang="es"><title>Wifi</title><link rel="icon" href="data:,"><h1>Acepta las condiciones</h1></html>'

/** The status line and headers of a reply as text, unchanged. */
function headOf({ statusCode, statusMessage, rawHeaders }: IncomingMessage): string {
  const lines = [`HTTP/1.1 ${statusCode} ${statusMessage}`]
  for (let i = 0; i < rawHeaders.length; i += 2) lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`)
  return `${lines.join('\r\n')}\r\n\r\n`
}

async function bodyOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

export interface BadNetwork {
  /** URL of the site through this network. */
  url: string
  setMode(mode: NetworkMode): void
  cuts(): number
  /** Number of requests to open a WebSocket so far. */
  upgrades(): number
  stop(): Promise<void>
}

/** Starts an HTTP proxy in front of a site that behaves like the networks of hotels, schools and companies. */
export async function startBadNetwork(site: string, first: NetworkMode = 'pass'): Promise<BadNetwork> {
  let mode = first
  let cuts = 0
  let upgrades = 0
  /** Functions that send the held-back ends of pages. */
  const late: (() => void)[] = []
  const sockets = new Set<Duplex>()
  function remember(socket: Duplex) {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
  }
  function onward({ method, url, headers }: IncomingMessage) {
    // In the mode `late`, an HTML page is requested whole and uncompressed, so that the browser can read the part that has arrived.
    const { 'accept-encoding': _encoding, 'if-none-match': _known, ...plain } = headers
    return request(site + (url ?? '/'), { method: method ?? 'GET', headers: mode === 'late' ? plain : headers })
  }

  function answerByPage(status: number, incoming: IncomingMessage, reply: ServerResponse) {
    const leads = status === 302 && incoming.url !== loginPath
    reply.writeHead(leads ? 302 : status === 302 ? 200 : status, {
      'content-type': 'text/html; charset=utf-8',
      ...(leads ? { location: loginPath } : {}),
    })
    reply.end(loginPage)
  }

  const proxy = createServer((incoming, reply) => {
    if (typeof mode === 'number') {
      incoming.resume()
      return answerByPage(mode, incoming, reply)
    }
    const sent = onward(incoming)
    sent.on('response', async (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      if (mode === 'buffer') reply.end(await bodyOf(answer).catch(() => undefined))
      else if (mode === 'late' && answer.headers['content-type']?.startsWith('text/html')) {
        const page = await bodyOf(answer)
        reply.write(page.subarray(0, -lateBytes))
        late.push(() => reply.end(page.subarray(-lateBytes)))
      } else answer.pipe(reply)
    })
    sent.on('error', () => reply.destroy())
    reply.on('close', () => sent.destroy())
    return incoming.pipe(sent)
  })
  proxy.on('connection', (socket: Socket) => {
    remember(socket)
    const timer = setTimeout(() => {
      if (mode !== 'cut') return
      cuts += 1
      socket.destroy()
    }, cutMs)
    socket.on('close', () => clearTimeout(timer))
  })
  proxy.on('upgrade', (incoming, client) => {
    upgrades += 1
    if (mode === 'hang') return
    if (typeof mode === 'number') return void client.end(`HTTP/1.1 ${mode} No\r\nconnection: close\r\n\r\n`)
    const sent = onward(incoming)
    sent.on('upgrade', async (answer, wire, begun) => {
      remember(wire)
      client.on('close', () => wire.destroy())
      client.pipe(wire)
      wire.unshift(begun)
      if (mode === 'buffer') return void client.end(headOf(answer) + (await bodyOf(wire).catch(() => '')))
      client.write(headOf(answer))
      wire.on('data', (data) => mode !== 'mute' && client.write(data))
      wire.on('close', () => client.end())
      return undefined
    })
    sent.on('response', (answer) => client.end(headOf(answer)))
    sent.on('error', () => client.destroy())
    sent.end()
  })
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done))
  const address = proxy.address()
  if (!address || typeof address !== 'object') throw new Error('the proxy has no port')
  const closeAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${address.port}`,
    setMode(now) {
      mode = now
      for (const send of late.splice(0)) send()
      // A device that joins a network with a login page has no open connections, so the existing ones are closed.
      if (typeof now === 'number') closeAll()
    },
    cuts: () => cuts,
    upgrades: () => upgrades,
    async stop() {
      const closed = new Promise((done) => proxy.close(done))
      closeAll()
      await closed
    },
  }
}
