import { linkProtocols } from '@trinchera/rules/limits'
import { addressOf } from '../address'

export type Asked = { href: string } | { error: string }

const anyScheme = /^([a-z][a-z0-9+.-]*):/i
const mail = /^[^\s@:/]+@[^\s@/]+\.[^\s@/]+$/
const domain = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d{1,5})?([/?#]\S*)?$/u
const phone = /^\+?[\d\s()-]{6,20}$/

/** What the server keeps too: an address that can be read, with no name or password hidden in it. */
function understood(href: string): Asked {
  const address = addressOf(href)
  if (!address) return { error: 'Esa dirección no se entiende' }
  return address.username || address.password
    ? { error: 'Esa dirección lleva un nombre o una clave adentro: quítalos' }
    : { href }
}

/** The address behind what somebody typed: `www.` and mail addresses get their beginning, a path of this site the site's own. */
export function askedLink(typed: string, origin: string): Asked {
  const text = typed.trim()
  if (!text) return { error: 'Escribe la dirección del enlace' }
  const scheme = anyScheme.exec(text)?.[1]?.toLowerCase()
  if (scheme && !domain.test(text)) {
    if (!linkProtocols.some((protocol) => protocol === scheme))
      return { error: `No se puede enlazar con «${scheme}:». Solo http, https, mailto y tel.` }
    return understood(text)
  }
  if (/^\/(?!\/)/.test(text)) return { href: origin + text }
  if (mail.test(text)) return { href: `mailto:${text}` }
  if (phone.test(text)) return { href: `tel:${text.replace(/[\s()-]/g, '')}` }
  if (domain.test(text)) return understood(`https://${text}`)
  return { error: 'Escribe una dirección completa, por ejemplo https://trinchera.cl' }
}

/** Whether a pasted link may stay one. */
export const mayLink = (href: string, base: string): boolean =>
  linkProtocols.some((protocol) => addressOf(href, base)?.protocol === `${protocol}:`)
