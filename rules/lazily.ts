/**
 * Returns a getter that makes the value on its first call and keeps it. For values that take milliseconds to make and that many pages never
 * show.
 */
export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
