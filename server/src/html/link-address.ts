import { linkProtocols } from '@trinchera/rules/limits'
import { withoutInvisible } from './visible-text'

const protocols: ReadonlySet<string> = new Set(linkProtocols.map((name) => `${name}:`))

/** The cleaned URL of a link; null if its protocol is not allowed or the URL contains a username or password. */
export function linkAddress(href: string): string | null {
  const address = withoutInvisible(href).trim()
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (!protocols.has(url.protocol) || url.username || url.password) return null
  return /^[!-~\u00a1-\uffff]+$/.test(address) && !address.includes('\\') ? address : url.href
}
