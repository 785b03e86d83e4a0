import { useEffect, useRef } from 'react'
import { useHotRows } from '../../ui/table/use-hot-rows'

interface Row {
  id: number
  /** Text for the row's state. The text must differ whenever the row looks different. */
  state: string
}

/** Ids of the rows that changed or whose id is higher than all before. Other unknown rows only moved here from the next page. */
export function newRows(before: readonly Row[], rows: readonly Row[]): number[] {
  const known = new Map(before.map(({ id, state }) => [id, state]))
  const newest = Math.max(0, ...known.keys())
  return rows.filter(({ id, state }) => (known.has(id) ? known.get(id) !== state : id > newest)).map(({ id }) => id)
}

/** Ids of the rows to highlight. Rows are compared only while `list` (filter and page) is the same. `rows`: undefined while loading. */
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
