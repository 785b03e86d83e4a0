/** Parses a URL; null if it is malformed. (`URL.canParse` is missing in the oldest supported browsers.) */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
