/** What one list has that another has not, a line each. */
export function onlyIn(list: readonly string[], other: readonly string[]): string {
  const known = new Set(other)
  const own = list.filter((line) => !known.has(line))
  return own.length > 0 ? own.join('; ') : 'sin lo que había'
}
