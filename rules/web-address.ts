/**
 * A parsed web address. `host`: in lower case, without `www.` or a final dot; `path`: its decoded segments; `query`: parameters by name.
 */
export interface WebAddress {
  host: string
  path: string[]
  query: ReadonlyMap<string, string>
}

/** Matches host, path and query. A port or user name does not match, because no URL of a channel or video has one. */
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

/** The first result that `read` returns for a URL in the text; null if there is none. */
export function firstAddress<T>(text: string, read: (address: WebAddress) => T | null): T | null {
  for (const word of wordsOf(text)) {
    const parsed = parseAddress(word)
    const found = parsed && read(parsed)
    if (found !== null) return found
  }
  return null
}

/** Matches a text that begins with an internet host name: its last part is letters after a dot. */
const siteName = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?=[:/?#]|$)/u

/**
 * The URL in a pasted text, with its protocol: the one that has `http(s)://`, or the text itself if it begins with a host name. A text
 * without a URL is returned trimmed but otherwise unchanged.
 */
export function pastedAddress(text: string): string {
  const trimmed = text.trim()
  const words = wordsOf(trimmed)
  const full = words.find((word) => /^https?:\/\/./i.test(word))
  if (full) return /^https?:\/\/\S+$/i.test(trimmed) ? withoutStuck(trimmed) : full
  const [only, ...others] = words
  return only && !others.length && siteName.test(only) ? `https://${only}` : trimmed
}

/** Query parameters that share buttons add in order to know who shared the URL. */
const tracking = /^(?:utm_\w+|fbclid|gclid|igsh|igshid|mibextid|si|_t|_r|is_from_webapp|sender_device)=/i

/** A URL without the parameters that share buttons add. */
export function withoutTracking(address: string): string {
  const [, page = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(#.*)?$/.exec(address) ?? []
  const kept = query
    .split('&')
    .filter((pair) => pair && !tracking.test(pair))
    .join('&')
  return page + (kept && `?${kept}`) + hash
}

/** Characters at the end of a URL that was copied together with the end of its sentence. */
const stuck = /(?:[.,;:!?)\]}>'"`«»“”‘’…*]|%(?:20|22|27|29|2c|3e|5d|7d)|%(?:c2%bb|e2%80%9d|e2%80%99|e2%80%a6))+$/iu

/** A URL without the brackets, quotes and punctuation at its end. A closing bracket stays if it was opened within the URL. */
export function withoutStuck(text: string): string {
  const end = stuck.exec(text)
  if (!end) return text
  const kept = text.slice(0, end.index)
  const opened = kept.lastIndexOf('(') > kept.lastIndexOf(')')
  return opened && /^(?:\)|%29)/.test(end[0]) ? `${kept})` : kept
}
