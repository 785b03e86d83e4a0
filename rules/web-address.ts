/** A parsed URL. `host`: in lower case, without `www.` and final dot; `path`: decoded path segments; `query`: values by parameter name. */
export interface WebAddress {
  host: string
  path: string[]
  query: ReadonlyMap<string, string>
}

/** Matches a URL and captures host, path and query. A URL with a port or user name does not match, because no channel or video has one. */
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

/** Parses a URL with or without protocol; null if the text is not a URL. */
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

/** Characters that separate a URL from the words around it: spaces, quotes, brackets and invisible characters. */
const separators = /[\s<>"'`«»“”‘’()[\]{}|\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069]+/u
/** Punctuation at the end of a word that belongs to the sentence, not to the URL. */
const sentenceEnd = /(?:[.,;:!?¡¿…*]|%(?:20|22|27|29|2c|3e))+$/iu

/** The words of a text, without the surrounding brackets, quotes and punctuation that could stick to a URL. */
export const wordsOf = (text: string): string[] =>
  text
    .split(separators)
    .map((word) => word.replace(sentenceEnd, ''))
    .filter(Boolean)

/** Parses each URL in the text and returns the first result of `read` that is not null; null if there is none. */
export function firstAddress<T>(text: string, read: (address: WebAddress) => T | null): T | null {
  for (const word of wordsOf(text)) {
    const parsed = parseAddress(word)
    const found = parsed && read(parsed)
    if (found !== null) return found
  }
  return null
}

/** Matches a text that begins with a host name: parts separated by dots, the last one only letters. */
const siteName = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?=[:/?#]|$)/u

/**
 * The URL in a pasted text: the first word that begins with `http(s)://`, or the whole text with `https://` prepended if it is only a URL
 * without protocol. A text without a URL is returned trimmed but otherwise unchanged.
 */
export function pastedAddress(text: string): string {
  const trimmed = text.trim()
  const words = wordsOf(trimmed)
  const full = words.find((word) => /^https?:\/\/./i.test(word))
  if (full) return /^https?:\/\/\S+$/i.test(trimmed) ? withoutStuck(trimmed) : full
  const [only, ...others] = words
  return only && !others.length && siteName.test(only) ? `https://${only}` : trimmed
}

/** Query parameters for tracking, which share buttons add to a URL. */
const tracking = /^(?:utm_\w+|fbclid|gclid|igsh|igshid|mibextid|si|_t|_r|is_from_webapp|sender_device)=/i

/** Removes the tracking parameters from a URL. */
export function withoutTracking(address: string): string {
  const [, page = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(#.*)?$/.exec(address) ?? []
  const kept = query
    .split('&')
    .filter((pair) => pair && !tracking.test(pair))
    .join('&')
  return page + (kept && `?${kept}`) + hash
}

/** Punctuation, closing brackets and quotes at the end of a URL, copied by mistake from the sentence around it. */
const stuck = /(?:[.,;:!?)\]}>'"`«»“”‘’…*]|%(?:20|22|27|29|2c|3e|5d|7d)|%(?:c2%bb|e2%80%9d|e2%80%99|e2%80%a6))+$/iu

/** Removes punctuation, closing brackets and quotes from the end of a URL. A `)` stays if its `(` is in the URL. */
export function withoutStuck(text: string): string {
  const end = stuck.exec(text)
  if (!end) return text
  const kept = text.slice(0, end.index)
  const opened = kept.lastIndexOf('(') > kept.lastIndexOf(')')
  return opened && /^(?:\)|%29)/.test(end[0]) ? `${kept})` : kept
}
