import type { FastifyInstance } from 'fastify'
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

/** Logs one line per request; what is asked all the time at debug level only. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      url: redacted(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    }
    if (routine.has(request.url)) request.log.debug(line)
    else request.log.info(line)
  })
}
