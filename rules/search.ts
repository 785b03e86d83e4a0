const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

/** A text as searches compare it. */
export interface Searchable {
  lower: string
  /** The same without accents. */
  plain: string
}

export function searchable(text: string): Searchable {
  const lower = text.normalize('NFC').toLocaleLowerCase('es')
  return { lower, plain: plain(lower) }
}

/**
 * Whether a text contains what is searched, in any case. A search without accents finds letters with and without them
 * ("tatan" finds Tatán); one that has them asks for them ("ñ" finds no n) (docs/behaviour/accounts.md#Search of players).
 */
export function searchFor(search: string): (text: Searchable) => boolean {
  const wanted = searchable(search.trim())
  const hasAccents = wanted.lower !== wanted.plain
  return (text) => (hasAccents ? text.lower : text.plain).includes(wanted.lower)
}

/** The same of one text. */
export const matchesSearch = (text: string, search: string): boolean => searchFor(search)(searchable(text))

/** Both in one case, and the text without accents where the search has none. */
function compared(text: string, search: string) {
  const wanted = searchable(search)
  const { lower, plain: bare } = searchable(text)
  return { wanted: wanted.lower, found: wanted.lower === wanted.plain ? bare : lower }
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
