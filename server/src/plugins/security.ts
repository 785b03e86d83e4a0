import type { FastifyInstance } from 'fastify'
import type { Config } from '@trinchera/runtime/config'
import { videoHosts } from '../html/video-frame'

type Needs = Pick<Config, 'publicUrl' | 'google'>

/** Loaded by the Google sign-in button, if configured. */
const gsi = 'https://accounts.google.com/gsi/'

/** Video players allowed in texts. */
const players = videoHosts.map((host) => `https://${host}`).join(' ')

/** Twitch's stream thumbnails. */
const thumbnails = 'https://static-cdn.jtvnw.net'

/**
 * The browser takes no text as HTML or as the address of a script but from the policies of these names (web/src/lib/trusted-types.d.ts). Not where Google's
 * script is loaded, which does what it does in the page.
 */
const trustedTypes = (policies: string) => ["require-trusted-types-for 'script'", `trusted-types ${policies}`]

/** Older browsers do not include WebSockets in 'self'. */
const ownServer = (publicUrl: string) => `'self' ${publicUrl.replace(/^http/, 'ws')}`
const upgrade = (publicUrl: string) => (publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : [])

/** The Content-Security-Policy. `inlineScripts`: hashes of the page's own. `blob:` pictures: the preview of a chosen file. */
function policy({ publicUrl, google }: Needs, inlineScripts: readonly string[]): string {
  const provider = (path: string) => (google ? ` ${gsi}${path}` : '')
  const directives = [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts].join(' ') + provider('client'),
    `style-src 'self' 'unsafe-inline'${provider('style')}`,
    `img-src 'self' data: blob: ${thumbnails}${google ? ' https://accounts.google.com https://*.googleusercontent.com' : ''}`,
    `connect-src ${ownServer(publicUrl)}${provider('')}`,
    `frame-src 'self' ${players}${provider('')}`, // itself: the preview of what other sites embed
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(google ? [] : trustedTypes('trinchera-html trinchera-worker default')),
    ...upgrade(publicUrl),
  ]
  return directives.join('; ')
}

/** The policy of a page that other sites frame: its own style sheet (`style`, a hash), script, font and pictures, and nothing else. */
function embedPolicy(publicUrl: string, style: string): string {
  const directives = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${style}`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src ${ownServer(publicUrl)}`,
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
    ...trustedTypes('trinchera-embed'),
    ...upgrade(publicUrl),
  ]
  return directives.join('; ')
}

/** Headers in the place of those of other pages, on replies that every site may frame or show. Computed once, as those. */
export const embedHeaders = ({ publicUrl }: Pick<Needs, 'publicUrl'>, style: string) => ({
  'content-security-policy': embedPolicy(publicUrl, style),
  'cross-origin-resource-policy': 'cross-origin',
  // asked of every frame by sites that isolate themselves
  'cross-origin-embedder-policy': 'require-corp',
  'x-robots-tag': 'noindex',
})

/** Adds the security headers and returns them. They are computed once: a library that builds them per reply costs more than serving a cached reply. */
export function addSecurityHeaders(
  app: FastifyInstance,
  needs: Needs,
  inlineScripts: readonly string[],
): Readonly<Record<string, string>> {
  const { publicUrl, google } = needs
  const headers = {
    'content-security-policy': policy(needs, inlineScripts),
    // Google's popup needs its opener, and Google checks the origin of the page
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
  return headers
}
