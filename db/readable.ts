/** The result of `read` for a stored row; null if `read` throws. So one damaged row does not make a list unreadable. */
export function readable<R, T>(row: R, read: (row: R) => T): T | null {
  try {
    return read(row)
  } catch {
    return null
  }
}

/** The results of `read` for these rows, leaving out rows for which `read` throws because they are damaged. */
export function readableRows<R, T>(rows: readonly R[], read: (row: R) => T): T[] {
  const found: T[] = []
  for (const row of rows) {
    const one = readable(row, (given) => ({ read: read(given) }))
    if (one) found.push(one.read)
  }
  return found
}
