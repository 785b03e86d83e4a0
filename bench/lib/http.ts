// Starts the client and the floor of reads as processes of their own, and measures requests a second of one address at either.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { request as ask } from 'node:http'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { z } from 'zod'
import type { Replies } from '../floor/http'
import { taken, type Order } from './client'
import { usage } from '../usage'

const bench = join(import.meta.dirname, '..')
const children = new Set<ChildProcess>()
process.on('exit', () => children.forEach((child) => child.kill('SIGKILL')))

export function forked(file: string, args: readonly string[] = []): ChildProcess {
  const child = fork(join(bench, file), args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  children.add(child)
  child.on('exit', () => children.delete(child))
  return child
}

/** The next message of a child. */
export async function heard(child: ChildProcess): Promise<unknown> {
  const [message]: unknown[] = await once(child, 'message')
  return message
}

export interface Side {
  port: number
  pid: number | undefined
}

export interface Floor extends Side {
  know(replies: Replies): Promise<void>
}

export async function startHttpFloor(): Promise<Floor> {
  const child = forked('floor/http.ts')
  const { port } = z.object({ port: z.number() }).parse(await heard(child))
  return {
    port,
    pid: child.pid,
    async know(replies) {
      const known = heard(child)
      child.send(replies)
      await known
    },
  }
}

export interface Asked {
  perSecond: number
  /** Microseconds of the server's CPU a request. */
  cpu: number
}

export type Client = (side: Side, question: Omit<Order, 'port'>) => Promise<Asked>

/** A client with its own process. */
export function startClient(): Client {
  const child = forked('lib/client.ts')
  return async ({ port, pid }, question) => {
    const before = usage({ pid }).cpu
    const answer = heard(child)
    child.send({ ...question, port })
    const { requests, seconds, failure } = taken.parse(await answer)
    if (failure !== null) throw new Error(`${question.request.split('\r\n')[0]}: ${failure}`)
    return { perSecond: requests / seconds, cpu: ((usage({ pid }).cpu - before) * 1e6) / requests }
  }
}

/** A request as it is sent. */
export const requestOf = (url: string, headers: Record<string, string> = {}) =>
  [
    `GET ${url} HTTP/1.1`,
    'Host: 127.0.0.1',
    ...Object.entries({ accept: 'application/json', ...headers }).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n')

/** Headers that `node:http` writes by itself. */
const own = new Set(['date', 'connection', 'keep-alive'])

/** A reply of the product as the floor is to give it. */
export function replyOf(port: number, url: string, headers: Record<string, string> = {}): Promise<Replies[number]> {
  return new Promise((resolve, reject) => {
    const asked = ask(
      { port, host: '127.0.0.1', path: url, headers: { accept: 'application/json', ...headers } },
      (reply) => {
        const pieces: Buffer[] = []
        reply.on('data', (piece: Buffer) => pieces.push(piece))
        reply.on('end', () => {
          const { rawHeaders } = reply
          const head = rawHeaders.flatMap((name, at) =>
            at % 2 || own.has(name.toLowerCase()) ? [] : [name, rawHeaders[at + 1] ?? ''],
          )
          resolve({
            url,
            status: reply.statusCode ?? 0,
            head,
            body: Buffer.concat(pieces).toString('base64'),
            etag: reply.headers.etag ?? null,
          })
        })
      },
    )
    asked.on('error', reject)
    asked.end()
  })
}

const connections = new Map<string, Socket>()

async function connectionTo({ host, hostname, port }: URL): Promise<Socket> {
  const kept = connections.get(host)
  if (kept && !kept.destroyed) return kept
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  socket.on('error', () => {}) // its close says so
  await once(socket, 'connect')
  connections.set(host, socket)
  return socket
}

/** Milliseconds from a request to the end of its reply, which is not compressed and says how long it is; over one connection to each server, without the client of Node.js, whose own work was a third of a millisecond. */
export async function timedRead(url: string): Promise<number> {
  const address = new URL(url)
  const socket = await connectionTo(address)
  const request = requestOf(`${address.pathname}${address.search}`)
  return new Promise((resolve, reject) => {
    const began = performance.now()
    let missing: number | null = null
    const end = (failure?: Error) => {
      socket.removeListener('data', read).removeListener('close', close)
      if (!failure) return resolve(performance.now() - began)
      socket.destroy()
      reject(failure)
    }
    const close = () => end(new Error(`${url}: the connection was closed`))
    const read = (piece: Buffer) => {
      if (missing === null) {
        const [head = ''] = piece.toString('latin1').split('\r\n\r\n', 1)
        const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
        if (!head.startsWith('HTTP/1.1 200 ') || length === undefined) return end(new Error(`${url}: ${head}`))
        missing = head.length + 4 + Number(length)
      }
      missing -= piece.length
      if (missing === 0) end()
    }
    socket.on('data', read).on('close', close)
    socket.write(request)
  })
}
