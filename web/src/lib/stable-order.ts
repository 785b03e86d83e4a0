/** Sorts items so that those already shown keep their order and new ones follow. So no card moves away from the pointer. */
export function stableOrder<T>(shown: readonly string[], items: readonly T[], keyOf: (item: T) => string): T[] {
  const places = new Map(shown.map((key, i) => [key, i]))
  const place = (item: T) => places.get(keyOf(item)) ?? shown.length
  return [...items].sort((a, b) => place(a) - place(b))
}
