const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

/** A text in the two forms in which searches are compared with it. */
export interface Searchable {
  lower: string
  /** The text of `lower` without accents. */
  plain: string
}

export function searchable(text: string): Searchable {
  const lower = text.normalize('NFC').toLocaleLowerCase('es')
  return { lower, plain: plain(lower) }
}

/**
 * Returns a predicate that is true for texts containing `search`, in upper or lower case. If the search has no accents, accents in texts
 * are ignored ("tatan" finds Tatán); otherwise they count ("ñ" finds no n) (docs/behaviour/accounts.md#Search of players).
 */
export function searchFor(search: string): (text: Searchable) => boolean {
  const wanted = searchable(search.trim())
  const hasAccents = wanted.lower !== wanted.plain
  return (text) => (hasAccents ? text.lower : text.plain).includes(wanted.lower)
}

/** True if `text` contains `search`, ignoring case, and ignoring accents if `search` has none. */
export const matchesSearch = (text: string, search: string): boolean => searchFor(search)(searchable(text))

/** Text and search in lowercase. If the search has no accents, the text is returned without accents too. */
function compared(text: string, search: string) {
  const wanted = searchable(search)
  const { lower, plain: bare } = searchable(text)
  return { wanted: wanted.lower, found: wanted.lower === wanted.plain ? bare : lower }
}

/**
 * Index of the option that the user selects by typing on a closed list; -1 if no option matches. An option matches best if its name begins
 * with the typed text, with or without its leading number ("niebla" finds "6. Niebla del Sur"), next best if a later word does. Accents are
 * compared as in `searchFor`. A single letter, pressed once or repeatedly, selects the next match after the current option; a longer text
 * stays on the current option while it matches.
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
