/** What `read` makes of something stored; null where it is damaged: it takes nothing with it that stands beside it. */
export function readable<R, T>(row: R, read: (row: R) => T): T | null {
  try {
    return read(row)
  } catch {
    return null
  }
}

/** What `read` makes of rows, without those that are damaged. */
export function readableRows<R, T>(rows: readonly R[], read: (row: R) => T): T[] {
  const found: T[] = []
  for (const row of rows) {
    const one = readable(row, (given) => ({ read: read(given) }))
    if (one) found.push(one.read)
  }
  return found
}
