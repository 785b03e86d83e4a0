import { linkProtocols } from '@trinchera/rules/limits'
import { pastedAddress } from '@trinchera/rules/web-address'
import { parseUrl } from '../../lib/parse-url'

/** A link as typed: the URL to be stored, or an error message if no URL can be made of the typed text. */
export type TypedLink = { href: string } | { error: string }

const anyScheme = /^([a-z][a-z0-9+.-]*):/i
const mail = /^[^\s@:/]+@[^\s@/]+\.[^\s@/]+$/
const domain = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d{1,5})?([/?#]\S*)?$/u
const phone = /^\+?[\d\s()-]{6,20}$/

/** Accepts a URL if the server would: it must be valid and must not contain a user name or password. */
function validate(href: string): TypedLink {
  const url = parseUrl(href)
  if (!url) return { error: 'Esa dirección no se entiende' }
  return url.username || url.password
    ? { error: 'Esa dirección lleva un nombre o una clave adentro: quítalos' }
    : { href }
}

/** Makes a URL of what was typed: adds the protocol to a domain, e-mail address or phone number, and this site's origin to a path. */
export function parseTypedLink(typed: string, origin: string): TypedLink {
  const text = pastedAddress(typed)
  if (!text) return { error: 'Escribe la dirección del enlace' }
  const scheme = anyScheme.exec(text)?.[1]?.toLowerCase()
  if (scheme && !domain.test(text)) {
    if (!linkProtocols.some((protocol) => protocol === scheme))
      return { error: `No se puede enlazar con «${scheme}:». Solo http, https, mailto y tel.` }
    return validate(text)
  }
  if (/^\/(?!\/)/.test(text)) return { href: origin + text }
  if (mail.test(text)) return { href: `mailto:${text}` }
  if (phone.test(text)) return { href: `tel:${text.replace(/[\s()-]/g, '')}` }
  if (domain.test(text)) return validate(`https://${text}`)
  return { error: 'Escribe una dirección completa, por ejemplo https://trinchera.cl' }
}

/** True if the protocol of a pasted link is allowed. */
export const isAllowedLink = (href: string, base: string): boolean =>
  linkProtocols.some((protocol) => parseUrl(href, base)?.protocol === `${protocol}:`)
