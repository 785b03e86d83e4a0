/** The parts of a web address: the host in lower case, without `www.` or a dot at its end; the parts of the path decoded; the query by name. */
export interface WebAddress {
  host: string
  path: string[]
  query: ReadonlyMap<string, string>
}

/** Host, path and query; no port or user name: no address of a channel or a video has them. */
const address = /^(?:(?:https?:)?\/\/)?([a-z0-9.-]+)(?:\/([^?#\s]*))?(?:\?([^#\s]*))?(?:#\S*)?$/i

const queryOf = (text: string) =>
  new Map(
    text.split('&').flatMap((pair) => {
      const [name, value] = pair.split('=')
      return name && value ? [[name, value] as const] : []
    }),
  )

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Reads an address, with its protocol or without; null where the text is none. */
export function parseAddress(text: string): WebAddress | null {
  const found = address.exec(text)
  if (!found) return null
  const [, host = '', path = '', query = ''] = found
  return {
    host: host
      .toLowerCase()
      .replace(/^www\./, '')
      .replace(/\.$/, ''),
    path: path.split('/').filter(Boolean).map(decoded),
    query: queryOf(query),
  }
}

/** What parts an address from the words around it: spaces, quotes, brackets and characters that are not seen. */
const separators = /[\s<>"'`«»“”‘’()[\]{}|\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069]+/u
/** What ends the sentence that an address stands in. */
const sentenceEnd = /(?:[.,;:!?¡¿…*]|%(?:20|22|27|29|2c|3e))+$/iu

/** The words of a text, each without the brackets, quotes and full stops that stick to an address. */
export const wordsOf = (text: string): string[] =>
  text
    .split(separators)
    .map((word) => word.replace(sentenceEnd, ''))
    .filter(Boolean)

/** What `read` makes of the first address in a text that it knows; null where there is none. */
export function firstAddress<T>(text: string, read: (address: WebAddress) => T | null): T | null {
  for (const word of wordsOf(text)) {
    const parsed = parseAddress(word)
    const found = parsed && read(parsed)
    if (found !== null) return found
  }
  return null
}

/** A name with a dot before its last part, of a site on the internet. */
const siteName = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?=[:/?#]|$)/u

/**
 * The address in a pasted text, with its protocol: the one that has `http(s)://`, or the text itself where it begins with the name of a site. A text
 * without one is returned as it is.
 */
export function pastedAddress(text: string): string {
  const trimmed = text.trim()
  const words = wordsOf(trimmed)
  const full = words.find((word) => /^https?:\/\/./i.test(word))
  if (full) return /^https?:\/\/\S+$/i.test(trimmed) ? withoutStuck(trimmed) : full
  const [only, ...others] = words
  return only && !others.length && siteName.test(only) ? `https://${only}` : trimmed
}

/** What share buttons add to an address, to know who shared it. */
const tracking = /^(?:utm_\w+|fbclid|gclid|igsh|igshid|mibextid|si|_t|_r|is_from_webapp|sender_device)=/i

/** An address without what share buttons add to it. */
export function withoutTracking(address: string): string {
  const [, page = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(#.*)?$/.exec(address) ?? []
  const kept = query
    .split('&')
    .filter((pair) => pair && !tracking.test(pair))
    .join('&')
  return page + (kept && `?${kept}`) + hash
}

/** What sticks to an address that was copied with the end of its sentence. */
const stuck = /(?:[.,;:!?)\]}>'"`«»“”‘’…*]|%(?:20|22|27|29|2c|3e|5d|7d)|%(?:c2%bb|e2%80%9d|e2%80%99|e2%80%a6))+$/iu

/** An address without the brackets, quotes and full stops at its end; a closing bracket that is open in it stays. */
export function withoutStuck(text: string): string {
  const end = stuck.exec(text)
  if (!end) return text
  const kept = text.slice(0, end.index)
  const opened = kept.lastIndexOf('(') > kept.lastIndexOf(')')
  return opened && /^(?:\)|%29)/.test(end[0]) ? `${kept})` : kept
}
