/** Those already shown keep their order, whatever changes about them; new ones come after, in the order given. So nobody's card is taken from under the pointer. */
export function steady<T>(shown: readonly string[], items: readonly T[], keyOf: (item: T) => string): T[] {
  const places = new Map(shown.map((key, i) => [key, i]))
  const place = (item: T) => places.get(keyOf(item)) ?? shown.length
  return items.toSorted((a, b) => place(a) - place(b))
}
