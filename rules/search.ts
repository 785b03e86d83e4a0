const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

/**
 * Whether a text contains what was searched, in any case. A search without accents finds letters with and without them
 * ("tatan" finds Tatán); one that has them asks for them ("ñ" finds no n) (docs/behaviour.md#Search of players).
 */
export function matchesSearch(text: string, search: string): boolean {
  const wanted = search.trim().normalize('NFC').toLocaleLowerCase('es')
  const found = text.normalize('NFC').toLocaleLowerCase('es')
  return (wanted === plain(wanted) ? plain(found) : found).includes(wanted)
}
