import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { takeBotLease } from '@trinchera/contract/discord'
import { apiBase } from '@trinchera/contract/route'

/** Matches query parameters with their names as sent. Names may be percent-encoded, partly or completely, because Fastify decodes them. */
const parameter = /([?&])([^=&#?]*)=[^&#?]*/g
const secretName = /token|password|contrase|credential|secret|codigo|code|jwt/i

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return ''
  }
}

const isSecret = (name: string) => secretName.test(decoded(name) || 'token') // a name that cannot be decoded counts as secret
/** Matches paths that contain a secret: the token of an appeal or the secret of a player's calendar. */
const secretPath = /(\/api\/v1\/(?:apelaciones\/|agenda\/(?!enlace\b)))[^/?#]+/i
/**
 * Matches e-mail addresses. It is anchored to the start of a segment, because otherwise it would take quadratic time on a long URL without
 * `@`.
 */
const mailAddress = /(?<![^/?&=\s])[^/?&=\s]+?(?:@|%40)[^/?&=\s]+/gi

/** A URL for the log, without tokens, passwords and e-mail addresses. */
export const redacted = (url: string) =>
  url
    .replace(parameter, (all, sign: string, name: string) => (isSecret(name) ? `${sign}${name}=***` : all))
    .replace(secretPath, '$1***')
    .replace(mailAddress, '***')

/** URLs that are requested every few seconds by health checks and the bot. */
const routine = new Set(['/salud', '/listo', apiBase + takeBotLease.path])

/** Requests that take at least this many ms are slow and always logged. */
const slowMs = 500
/**
 * Successful reads are logged at most once in this many ms. The metrics count all of them, and a log line for each would take longer than
 * the reply.
 */
const sampleMs = 1000

interface Logged {
  method: string
  url: string
  status: number
  ms: number
}

type Line = Pick<FastifyBaseLogger, 'info' | 'debug' | 'level'>

/**
 * Logs requests. Failed and slow requests and everything that is not a read get a line each. Of the other requests only a sample is logged,
 * with the number of requests that it stands for (`de`).
 */
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
