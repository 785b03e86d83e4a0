const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

/**
 * Whether a text contains what was searched, in any case. A search without accents finds letters with and without them
 * ("tatan" finds Tatán); one that has them asks for them ("ñ" finds no n) (docs/behaviour.md#Search of players).
 */
export function matchesSearch(text: string, search: string): boolean {
  const { found, wanted } = compared(text, search.trim())
  return found.includes(wanted)
}

/** Both in one case, and the text without accents where the search has none. */
function compared(text: string, search: string) {
  const wanted = search.normalize('NFC').toLocaleLowerCase('es')
  const found = text.normalize('NFC').toLocaleLowerCase('es')
  return { wanted, found: wanted === plain(wanted) ? plain(found) : found }
}

/**
 * The index of the option that letters typed on a closed list mean, -1 for none: one whose name begins so, after its number if it has one
 * ("niebla" finds "6. Niebla del Sur"), else one with a word that does. Accents count as in `matchesSearch`. One letter, also pressed again,
 * goes on to the next option from the current one; longer text stays on the current option while it matches.
 */
export function optionTyped(options: readonly string[], typed: string, current: number): number {
  const letters = [...typed]
  const again = letters.every((letter) => letter === letters[0])
  const search = again ? (letters[0] ?? '') : typed
  const first = current + (again ? 1 : 0)
  const indexes = options.map((_, i) => (i + first + options.length) % options.length)
  const beginning = (text: string) => {
    const { found, wanted } = compared(text, search)
    return found.startsWith(wanted) || found.replace(/^\d+\.\s+/, '').startsWith(wanted)
  }
  const inside = (text: string) => {
    const { found, wanted } = compared(text, search)
    return found.split(/[^\p{L}\p{N}\p{M}]+/u).some((_, i, words) => words.slice(i).join(' ').startsWith(wanted))
  }
  const at = (matches: (text: string) => boolean) => indexes.find((i) => matches(options[i] ?? ''))
  return at(beginning) ?? at(inside) ?? -1
}
