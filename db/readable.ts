/** What `read` makes of something stored; null where it is damaged: it takes nothing with it that stands beside it. */
export function readable<R, T>(row: R, read: (row: R) => T): T | null {
  try {
    return read(row)
  } catch {
    return null
  }
}

/** What `read` makes of rows, without those that are damaged. */
export const readableRows = <R, T extends NonNullable<unknown>>(rows: readonly R[], read: (row: R) => T): T[] =>
  rows.flatMap((row) => readable(row, read) ?? [])
