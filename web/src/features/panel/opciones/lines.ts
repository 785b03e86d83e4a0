/** The lines of a list that another one lacks, as one text for an edit conflict. */
export function onlyIn(list: readonly string[], other: readonly string[]): string {
  const known = new Set(other)
  const own = list.filter((line) => !known.has(line))
  return own.length > 0 ? own.join('; ') : 'sin lo que había'
}
