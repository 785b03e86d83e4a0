import { useEffect, useRef } from 'react'
import { useHotRows } from '../../ui/table/use-hot-rows'

interface Row {
  id: number
  /** Changes with what there is to see of it. */
  state: string
}

/** Which rows are news against what was shown before: those that changed, and those above all that were there. */
export function newsAmong(before: readonly Row[], rows: readonly Row[]): number[] {
  const known = new Map(before.map(({ id, state }) => [id, state]))
  const newest = Math.max(0, ...known.keys())
  return rows.filter(({ id, state }) => (known.has(id) ? known.get(id) !== state : id > newest)).map(({ id }) => id)
}

/** The rows of a list that have just come or changed. `list` names what is listed: another filter or page brings no news. `rows`: undefined while it is on its way. */
export function useFresh(list: string, rows: readonly Row[] | undefined) {
  const { hot, mark } = useHotRows()
  const shown = useRef<{ list: string; rows: readonly Row[] }>(undefined)
  useEffect(() => {
    if (!rows) return
    const before = shown.current
    shown.current = { list, rows }
    if (before?.list !== list) return
    const news = newsAmong(before.rows, rows)
    if (news.length > 0) mark(news)
  }, [list, rows, mark])
  return hot
}
