import type { FastifyInstance } from 'fastify'

const secretQuery = /([?&](?:token|password|credential)=)[^&#]*/gi
/** It begins where a part of the address does: begun anywhere, a long address without one would take time by the square of its length. */
const mailAddress = /(?<![^/?&=\s])[^/?&=\s]+?(?:@|%40)[^/?&=\s]+/gi

/** An address as the log may have it: no token, no password, no e-mail. */
export const redacted = (url: string) => url.replace(secretQuery, '$1***').replace(mailAddress, '***')

/** One line a request; the checks that machines make every second only where somebody looks for them. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      url: redacted(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    }
    if (request.url === '/salud' || request.url === '/listo') request.log.debug(line)
    else request.log.info(line)
  })
}
