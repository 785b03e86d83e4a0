import { readFileSync } from 'node:fs'
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { connect, type Server, type Socket } from 'node:net'

const file = (name: string) => readFileSync(new URL(`certificate/${name}`, import.meta.url), 'utf8')

/** The certificate (PEM) of the authority that signs `*.trinchera.test`. A process trusts it if NODE_EXTRA_CA_CERTS is `authorityPath`. */
export const authority = () => file('authority.pem')
export const authorityPath = new URL('certificate/authority.pem', import.meta.url).pathname

/** Makes the server listen on a free port. Resolves with the port. */
async function listen(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (!address || typeof address !== 'object') throw new Error('the server has no port')
  return address.port
}

export interface OutboundProxy {
  /** The proxy's URL `http://127.0.0.1:…`, the value for OUTBOUND_PROXY. */
  url: string
  /** Names of the hosts that clients asked the proxy to connect to, in order. */
  asked: string[]
  stop(): Promise<void>
}

/** Starts an HTTP proxy that leads all connections to one TLS server, which poses as any host of `*.trinchera.test`. */
export async function startOutboundProxy(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<OutboundProxy> {
  const sockets = new Set<Socket>()
  const remember = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
  }
  const tls = createTlsServer({ key: file('server.key'), cert: file('server.pem') }, answer)
  tls.on('connection', remember).on('tlsClientError', () => {})
  const port = await listen(tls)

  const asked: string[] = []
  const proxy = createHttpServer()
  proxy.on('connection', remember)
  proxy.on('connect', (request: IncomingMessage, client: Socket) => {
    asked.push(request.url ?? '')
    const upstream = connect(port, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n')
      client.pipe(upstream).pipe(client)
    })
    remember(upstream)
    client.on('close', () => upstream.destroy())
  })
  const proxyPort = await listen(proxy)
  return {
    url: `http://127.0.0.1:${proxyPort}`,
    asked,
    async stop() {
      for (const socket of sockets) socket.destroy()
      await Promise.all([tls, proxy].map((server) => new Promise((done) => server.close(done))))
    },
  }
}
