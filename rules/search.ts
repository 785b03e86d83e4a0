const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

/** A text prepared for searching. */
export interface Searchable {
  lower: string
  /** `lower` without accents. */
  plain: string
}

export function searchable(text: string): Searchable {
  const lower = text.normalize('NFC').toLocaleLowerCase('es')
  return { lower, plain: plain(lower) }
}

/**
 * Returns a predicate that is true for the texts that contain `search`, in any case. A search without accents also finds letters with
 * accents ("tatan" finds Tatán); a search with accents finds only those ("ñ" finds no n) (docs/behaviour/accounts.md#Search of players).
 */
export function searchFor(search: string): (text: Searchable) => boolean {
  const wanted = searchable(search.trim())
  const hasAccents = wanted.lower !== wanted.plain
  return (text) => (hasAccents ? text.lower : text.plain).includes(wanted.lower)
}

/** Like `searchFor`, for one text. */
export const matchesSearch = (text: string, search: string): boolean => searchFor(search)(searchable(text))

/** Text and search in lower case. The text's accents are removed if the search has none. */
function compared(text: string, search: string) {
  const wanted = searchable(search)
  const { lower, plain: bare } = searchable(text)
  return { wanted: wanted.lower, found: wanted.lower === wanted.plain ? bare : lower }
}

/**
 * The index of the option chosen by typing letters on a closed list, -1 if there is none. An option whose name begins with the letters is
 * preferred, with or without its leading number ("niebla" finds "6. Niebla del Sur"); then one that contains a word that begins with them.
 * Accents count as in `matchesSearch`. A single letter, pressed once or repeatedly, moves to the next matching option after the current
 * one; longer text stays on the current option while it matches.
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
