// Sends read requests, singly or as load whose throughput is measured.
import type { ChildProcess } from 'node:child_process'
import { request as ask } from 'node:http'
import { taken, type Order, type Reply } from './messages'
import { answerOf, usage, type Side } from './processes'

/** The text of a GET request as it is sent over the socket. */
export const requestOf = (url: string, headers: Record<string, string> = {}) =>
  [
    `GET ${url} HTTP/1.1`,
    'Host: 127.0.0.1',
    ...Object.entries({ accept: 'application/json', ...headers }).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n')

/** Names of the headers that `node:http` adds by itself, which are left out of recorded replies. */
const own = new Set(['date', 'connection', 'keep-alive'])

/** Requests a URL of the product and returns the reply in the form in which a floor (a minimal server to compare with) serves it. */
export function replyOf(port: number, url: string, headers: Record<string, string> = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path: url, headers: { accept: 'application/json', ...headers } }
    const asked = ask(options, (reply) => {
      const pieces: Buffer[] = []
      reply.on('data', (piece: Buffer) => pieces.push(piece))
      reply.on('end', () => {
        const { rawHeaders, statusCode = 0 } = reply
        const head = rawHeaders.flatMap((name, at) =>
          at % 2 || own.has(name.toLowerCase()) ? [] : [name, rawHeaders[at + 1] ?? ''],
        )
        const body = Buffer.concat(pieces).toString('base64')
        resolve({ url, status: statusCode, head, body, etag: reply.headers.etag ?? null })
      })
    })
    asked.on('error', reject)
    asked.end()
  })
}

export interface Asked {
  perSecond: number
  /** Server CPU per request, microseconds. */
  cpu: number
}

/** Makes a client process (`lib/client.ts`) send requests to a server as fast as the server replies. Throws if a request fails. */
export async function askAll(
  client: ChildProcess,
  side: Side,
  question: Omit<Order, 'port' | 'perSecond'>,
): Promise<Asked> {
  const before = usage(side).cpu
  const order: Order = { ...question, port: side.port, perSecond: null }
  const { requests, seconds, failure } = taken.parse(await answerOf(client, order))
  if (failure !== null || requests === 0)
    throw new Error(`${question.requests[0]?.split('\r\n')[0]}: ${failure ?? 'no reply'}`)
  return { perSecond: requests / seconds, cpu: ((usage(side).cpu - before) * 1e6) / requests }
}
