import type { FastifyInstance } from 'fastify'
import type { Config } from '@trinchera/runtime/config'
import { videoHosts } from '../html/video-frame'

type Needs = Pick<Config, 'publicUrl' | 'google'>

/** Source of Google's sign-in button, which is loaded only if configured. */
const gsi = 'https://accounts.google.com/gsi/'

/** Video players that texts may contain. */
const players = videoHosts.map((host) => `https://${host}`).join(' ')

/** Source of Twitch's stream thumbnails. */
const thumbnails = 'https://static-cdn.jtvnw.net'

/**
 * Makes the browser accept HTML texts and script URLs only from the trusted-types policies with these names
 * (web/src/lib/trusted-types.d.ts). Not used together with Google's script, which does not follow them.
 */
const trustedTypes = (policies: string) => ["require-trusted-types-for 'script'", `trusted-types ${policies}`]

/** Source for `connect-src` that includes WebSockets, because in older browsers 'self' does not include them. */
const ownServer = (publicUrl: string) => `'self' ${publicUrl.replace(/^http/, 'ws')}`
const upgrade = (publicUrl: string) => (publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : [])

/**
 * The Content-Security-Policy of the site's pages. `inlineScripts`: hashes of the scripts inlined in the page. `blob:` is needed for the
 * preview of a chosen picture.
 */
function policy({ publicUrl, google }: Needs, inlineScripts: readonly string[]): string {
  const provider = (path: string) => (google ? ` ${gsi}${path}` : '')
  const directives = [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts].join(' ') + provider('client'),
    `style-src 'self' 'unsafe-inline'${provider('style')}`,
    `img-src 'self' data: blob: ${thumbnails}${google ? ' https://accounts.google.com https://*.googleusercontent.com' : ''}`,
    `connect-src ${ownServer(publicUrl)}${provider('')}`,
    `frame-src 'self' ${players}${provider('')}`, // 'self' for the preview of an embed
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(google ? [] : trustedTypes('trinchera-html trinchera-worker default')),
    ...upgrade(publicUrl),
  ]
  return directives.join('; ')
}

/**
 * The Content-Security-Policy of a page that other sites show in a frame. It allows only the site's own script, font and pictures and one
 * style sheet (`style`, a hash).
 */
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

/** Headers that replace the usual ones on replies that any site may frame or show. Like the usual ones, they are computed once. */
export const embedHeaders = ({ publicUrl }: Pick<Needs, 'publicUrl'>, style: string) => ({
  'content-security-policy': embedPolicy(publicUrl, style),
  'cross-origin-resource-policy': 'cross-origin',
  // required from every frame by sites that use cross-origin isolation
  'cross-origin-embedder-policy': 'require-corp',
  'x-robots-tag': 'noindex',
})

/**
 * Adds the security headers to every reply and returns them. They are computed once, because a library that builds them per reply takes
 * longer than serving a cached reply.
 */
export function addSecurityHeaders(
  app: FastifyInstance,
  needs: Needs,
  inlineScripts: readonly string[],
): Readonly<Record<string, string>> {
  const { publicUrl, google } = needs
  const headers = {
    'content-security-policy': policy(needs, inlineScripts),
    // Google's popup needs access to its opener, and Google checks the origin of the page
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
