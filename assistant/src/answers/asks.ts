/** How many characters of a text its patterns ask with. */
function covered(text: string, says: readonly RegExp[]): number {
  const asked = new Set<number>()
  for (const each of says) {
    const found = each.exec(text)
    for (let at = found?.index ?? 0, end = at + (found?.[0].length ?? 0); at < end; at++) asked.add(at)
  }
  return asked.size
}

/**
 * Of what fits a text, that whose patterns match the most of its characters, so that the order of a list means nothing; of two that match as many, the one
 * whose patterns are longer, then first in the alphabet.
 */
export function closest<T>(text: string, asked: readonly T[], saysOf: (one: T) => readonly RegExp[]): T | undefined {
  if (asked.length < 2) return asked[0]
  const ranked = asked.map((one) => {
    const says = saysOf(one)
    return { one, covers: covered(text, says), patterns: says.join(' ') }
  })
  ranked.sort(
    (a, b) =>
      b.covers - a.covers ||
      b.patterns.length - a.patterns.length ||
      (a.patterns < b.patterns ? -1 : Number(a.patterns > b.patterns)),
  )
  return ranked[0]?.one
}

/** The reply of a list whose pattern asks with the most of a text. */
export const fitting = <T extends readonly [asks: RegExp, text: string, ...rest: unknown[]]>(
  known: readonly T[],
  text: string,
) =>
  closest(
    text,
    known.filter(([asks]) => asks.test(text)),
    ([asks]) => [asks],
  )
