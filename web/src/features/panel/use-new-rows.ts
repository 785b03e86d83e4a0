import { useEffect, useRef } from 'react'
import { useHotRows } from '../../ui/table/use-hot-rows'

interface Row {
  id: number
  /** Must differ whenever the row looks different. */
  state: string
}

/** The ids of the rows that changed or are newer than all rows before. Unknown older rows come from the next page, so they are not new. */
export function newRows(before: readonly Row[], rows: readonly Row[]): number[] {
  const known = new Map(before.map(({ id, state }) => [id, state]))
  const newest = Math.max(0, ...known.keys())
  return rows.filter(({ id, state }) => (known.has(id) ? known.get(id) !== state : id > newest)).map(({ id }) => id)
}

/**
 * The rows to highlight. `list` identifies filter and page, so that rows of different lists are not compared. `rows`: undefined while
 * loading.
 */
export function useNewRows(list: string, rows: readonly Row[] | undefined) {
  const { hot, mark } = useHotRows()
  const shown = useRef<{ list: string; rows: readonly Row[] }>(undefined)
  useEffect(() => {
    if (!rows) return
    const before = shown.current
    shown.current = { list, rows }
    if (before?.list !== list) return
    const ids = newRows(before.rows, rows)
    if (ids.length > 0) mark(ids)
  }, [list, rows, mark])
  return hot
}
