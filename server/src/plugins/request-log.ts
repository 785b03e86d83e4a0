import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { takeBotLease } from '@trinchera/contract/discord'
import { apiBase } from '@trinchera/contract/route'

/** Parameters that may hold a secret, by their name as it is sent: also in part or wholly percent-encoded, which Fastify decodes. */
const parameter = /([?&])([^=&#?]*)=[^&#?]*/g
const secretName = /token|password|contrase|credential|secret|codigo|code|jwt/i

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return ''
  }
}

const isSecret = (name: string) => secretName.test(decoded(name) || 'token') // what cannot be decoded may hide anything
/** The token of an appeal and the secret of a player's calendar are in the path. */
const secretPath = /(\/api\/v1\/(?:apelaciones\/|agenda\/(?!enlace\b)))[^/?#]+/i
/** Anchored to the start of a segment: unanchored it would take quadratic time on a long address without `@`. */
const mailAddress = /(?<![^/?&=\s])[^/?&=\s]+?(?:@|%40)[^/?&=\s]+/gi

/** An address without tokens, passwords and e-mail addresses, for the log. */
export const redacted = (url: string) =>
  url
    .replace(parameter, (all, sign: string, name: string) => (isSecret(name) ? `${sign}${name}=***` : all))
    .replace(secretPath, '$1***')
    .replace(mailAddress, '***')

/** What is asked every few seconds, whatever happens. */
const routine = new Set(['/salud', '/listo', apiBase + takeBotLease.path])

/** Milliseconds from which a request is slow: it is always logged. */
const slowMs = 500
/** Of reads that went well one is logged in so many milliseconds: all are counted in the metrics, and a line each would cost more than the reply. */
const sampleMs = 1000

interface Logged {
  method: string
  url: string
  status: number
  ms: number
}

type Line = Pick<FastifyBaseLogger, 'info' | 'debug' | 'level'>

/** Logs requests: what failed, what was slow and what was no read each on a line, of the others a sample with how many it stands for (`de`). */
export class RequestLog {
  #sampleAt = 0
  #unlogged = 0

  note(log: Line, { method, url, status, ms }: Logged) {
    const isOrdinary = status < 400 && ms < slowMs && method === 'GET'
    if (isOrdinary && log.level !== 'debug' && log.level !== 'trace') {
      this.#unlogged++
      if (performance.now() < this.#sampleAt) return
      this.#sampleAt = performance.now() + sampleMs
    }
    const line = { method, url: redacted(url), status, ms: Math.round(ms * 10) / 10 }
    if (routine.has(url)) return log.debug(line)
    if (!isOrdinary || this.#unlogged <= 1) log.info(line)
    else log.info({ ...line, de: this.#unlogged })
    if (isOrdinary) this.#unlogged = 0
  }
}

export function logRequests(app: FastifyInstance): RequestLog {
  const requests = new RequestLog()
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url } = request
    requests.note(request.log, { method, url, status: reply.statusCode, ms: reply.elapsedTime })
    done()
  })
  return requests
}
