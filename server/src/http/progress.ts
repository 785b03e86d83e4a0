import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { linesType } from '@trinchera/contract/client'

/**
 * Sends a reply line by line. Status and headers are sent with the first line, so an error before it gives a normal error reply; after an
 * error later on, the connection is closed, so that the client notices that the last line is missing. If the client has disconnected, lines
 * are discarded.
 */
export function progressOf(reply: FastifyReply): {
  line(line: object): void
  end(json: string): FastifyReply
  fail(error: unknown): FastifyReply
} {
  let body: Readable | null = null
  const open = () => {
    if (body) return body
    body = new Readable({ read() {} })
    reply
      .code(200)
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .type(`${linesType}; charset=utf-8`)
    void reply.send(body)
    return body
  }
  const push = (text: string) => {
    const to = open()
    if (!to.destroyed) to.push(text)
  }
  return {
    line: (line) => push(`${JSON.stringify(line)}\n`),
    end(json) {
      push(json)
      open().push(null)
      return reply
    },
    fail(error) {
      if (!body) throw error
      reply.log.error({ err: error }, 'una llamada falló')
      body.destroy()
      return reply
    },
  }
}
