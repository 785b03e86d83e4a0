import type { FastifyInstance } from 'fastify'
import type { Config } from '@trinchera/runtime/config'
import { videoHosts } from '../html/video-frame'

type Needs = Pick<Config, 'publicUrl' | 'google'>

/** What the provider's button loads, and only where there is one. */
const gsi = 'https://accounts.google.com/gsi/'

/** Players that a text may hold, each behind its host. */
const players = videoHosts.map((host) => `https://${host}`).join(' ')

/** Pictures of streams as Twitch keeps them. */
const thumbnails = 'https://static-cdn.jtvnw.net'

/** Scripts from our own files alone; pictures also from memory, where a chosen file is previewed. */
function policy({ publicUrl, google }: Needs): string {
  const provider = (path: string) => (google ? ` ${gsi}${path}` : '')
  const directives = [
    "default-src 'self'",
    `script-src 'self'${provider('client')}`,
    `style-src 'self' 'unsafe-inline'${provider('style')}`,
    `img-src 'self' data: blob: ${thumbnails}${google ? ' https://accounts.google.com https://*.googleusercontent.com' : ''}`,
    `connect-src 'self' ${publicUrl.replace(/^http/, 'ws')}${provider('')}`, // older browsers do not count a socket as 'self'
    `frame-src ${players}${provider('')}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ]
  return directives.join('; ')
}

/** The same headers on every reply, written once: a library that makes them anew for each costs more than a kept reply itself. */
export function addSecurityHeaders(app: FastifyInstance, needs: Needs) {
  const { publicUrl, google } = needs
  const headers = {
    'content-security-policy': policy(needs),
    // the provider's window speaks to the page that opened it, and the provider asks which site it is
    'cross-origin-opener-policy': google ? 'same-origin-allow-popups' : 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': google ? 'strict-origin-when-cross-origin' : 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers)
    done()
  })
}
