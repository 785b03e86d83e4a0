import type { FastifyInstance } from 'fastify'
import type { Config } from '@trinchera/runtime/config'
import { videoHosts } from '../html/video-frame'

type Needs = Pick<Config, 'publicUrl' | 'google'>

/** CSP source of Google's sign-in button, used only if Google sign-in is configured. */
const gsi = 'https://accounts.google.com/gsi/'

/** CSP sources of the video players that texts may contain. */
const players = videoHosts.map((host) => `https://${host}`).join(' ')

/** CSP source of the thumbnails of Twitch streams. */
const thumbnails = 'https://static-cdn.jtvnw.net'

/**
 * Directives that make browsers accept HTML texts and script URLs only from the Trusted Types policies with these names
 * (web/src/lib/trusted-types.d.ts). Not used with Google sign-in, whose script would break.
 */
const trustedTypes = (policies: string) => ["require-trusted-types-for 'script'", `trusted-types ${policies}`]

/** CSP source for connections to this server. It names WebSockets, because older browsers do not include them in 'self'. */
const ownServer = (publicUrl: string) => `'self' ${publicUrl.replace(/^http/, 'ws')}`
const upgrade = (publicUrl: string) => (publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : [])

/** The site's Content-Security-Policy. `inlineScripts`: hashes of inlined scripts. `blob:` allows the preview of a chosen picture. */
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

/** The Content-Security-Policy of embeds, pages that other sites show in an iframe. `style`: hash of the page's style sheet. */
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

/** The headers of replies that other sites may show, in place of the usual security headers. */
export const embedHeaders = ({ publicUrl }: Pick<Needs, 'publicUrl'>, style: string) => ({
  'content-security-policy': embedPolicy(publicUrl, style),
  'cross-origin-resource-policy': 'cross-origin',
  // Sites with cross-origin isolation require this header of every iframe.
  'cross-origin-embedder-policy': 'require-corp',
  'x-robots-tag': 'noindex',
})

/** Adds the security headers to every reply and returns these headers. Computed only once, because replies from the cache must be fast. */
export function addSecurityHeaders(
  app: FastifyInstance,
  needs: Needs,
  inlineScripts: readonly string[],
): Readonly<Record<string, string>> {
  const { publicUrl, google } = needs
  const headers = {
    'content-security-policy': policy(needs, inlineScripts),
    // Google's sign-in popup needs access to the page that opened it, and Google checks the origin of that page.
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
