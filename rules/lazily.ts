/** A getter that makes the value on its first call and then keeps it; for values that take milliseconds and that many pages never need. */
export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
