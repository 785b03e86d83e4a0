/** The lines of `list` that `other` lacks, joined into one text, which shows in an edit conflict how the two lists differ. */
export function onlyIn(list: readonly string[], other: readonly string[]): string {
  const known = new Set(other)
  const own = list.filter((line) => !known.has(line))
  return own.length > 0 ? own.join('; ') : 'sin lo que había'
}
