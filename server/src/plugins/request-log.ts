import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { takeBotLease } from '@trinchera/contract/discord'
import { apiBase } from '@trinchera/contract/route'

/** Matches query parameters. Their names may be percent-encoded in the URL, so they are decoded before `secretName` is applied. */
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
/** Matches paths that contain a secret: the token of an appeal, of a request about personal data or of a player's calendar. */
const secretPath = /(\/api\/v1\/(?:apelaciones\/|privacidad\/solicitudes\/|agenda\/(?!enlace\b)))[^/?#]+/i
/** Matches e-mail addresses. The lookbehind keeps the search from taking quadratic time on a long URL without `@`. */
const mailAddress = /(?<![^/?&=\s])[^/?&=\s]+?(?:@|%40)[^/?&=\s]+/gi

/** A URL for the log: tokens, passwords and e-mail addresses are replaced by `***`. */
export const redacted = (url: string) =>
  url
    .replace(parameter, (all, sign: string, name: string) => (isSecret(name) ? `${sign}${name}=***` : all))
    .replace(secretPath, '$1***')
    .replace(mailAddress, '***')

/** URLs that health checks and the bot request every few seconds; logged at level debug. */
const routine = new Set(['/salud', '/listo', apiBase + takeBotLease.path])

/** A request that takes at least this long (ms) is slow, so it is always logged. */
const slowMs = 500
/** Minimum time in ms between two log lines of ordinary requests, because writing a line takes longer than the reply itself. */
const sampleMs = 1000

interface Logged {
  method: string
  url: string
  status: number
  ms: number
}

type Line = Pick<FastifyBaseLogger, 'info' | 'debug' | 'level'>

/** Logs each request that failed, was slow or is not a GET, and a sample of the others (`de`: number of requests since the last sample). */
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
