/** An address taken apart; null where it is none. (`URL.canParse` is younger than the browsers we still serve.) */
export function addressOf(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
