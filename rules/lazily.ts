/** A value made when first asked for, and kept: what costs milliseconds to make is not paid by a page that shows nothing of it. */
export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
