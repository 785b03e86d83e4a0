/** The lines of `list` that `other` lacks, joined into one text to show in an edit conflict. */
export function onlyIn(list: readonly string[], other: readonly string[]): string {
  const known = new Set(other)
  const own = list.filter((line) => !known.has(line))
  return own.length > 0 ? own.join('; ') : 'sin lo que había'
}
