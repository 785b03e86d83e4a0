// Requests for reads, and measuring the throughput of many of them.
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

/** Headers that `node:http` adds automatically. */
const own = new Set(['date', 'connection', 'keep-alive'])

/** The product's reply to a URL, in the form in which a floor serves it. */
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

/** Makes a client process (`lib/client.ts`) send requests to a server as fast as it answers. */
export async function askAll(
  client: ChildProcess,
  side: Side,
  question: Omit<Order, 'port' | 'perSecond'>,
): Promise<Asked> {
  const before = usage(side).cpu
  const order: Order = { ...question, port: side.port, perSecond: null }
  const { requests, seconds, failure } = taken.parse(await answerOf(client, order))
  if (failure !== null) throw new Error(`${question.requests[0]?.split('\r\n')[0]}: ${failure}`)
  return { perSecond: requests / seconds, cpu: ((usage(side).cpu - before) * 1e6) / requests }
}
