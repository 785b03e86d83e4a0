import { startTransition, useEffect, useRef, useState } from 'react'
import { afterTouch } from '../../lib/after-touch'
import { clearReport, pendingReport, type OwnReport } from '../../lib/own-report'
import { signalMoves } from '../../lib/move-signal'
import type { Table } from '../../lib/queries'
import { reducedMotion } from '../../lib/use-media'
import { announce } from '../../ui/state/announce'
import { useHotRows } from '../../ui/table/use-hot-rows'
import { toast, updateToast } from '../../ui/toast/toast'
import { rankedRow } from './ranked-row'
import { arrivalsBetween, arrivalText, type Arrival } from './realtime'

/** How long the reporter sees the old table before it moves, ms after the screen was opened. */
const settleMs = 700
/** With more versions between two tables than this, single moves mean nothing: nothing is highlighted. */
const maxVersions = 3

/** Scrolls both ends of a move into view where one of them is not; the new place counts more. */
function showBothEnds(before: Table, { antes, despues }: Arrival) {
  const ends = [antes, despues].flatMap((place) => {
    const clan = before.clanes.find(({ ranking_actual }) => ranking_actual > 0 && ranking_actual === place)
    const row = clan && rankedRow(clan.id)
    return row ? [row.getBoundingClientRect()] : []
  })
  const [top, bottom] = [Math.min(...ends.map((end) => end.top)), Math.max(...ends.map((end) => end.bottom))]
  const bar = 64
  if (ends.length === 0 || (top >= bar && bottom <= innerHeight)) return
  const middle = (top + bottom) / 2
  const fits = bottom - top < innerHeight - bar
  scrollBy({ top: fits ? middle - innerHeight / 2 : top - bar * 2, behavior: 'instant' })
}

/** Names the move of the own report in the toast that confirmed it, or in a new one. */
function confirmOwn(report: OwnReport, arrivals: readonly Arrival[]) {
  const own = arrivals.find(({ id }) => id === report.ganador)
  if (!own) return
  const text = `${report.message}: ${arrivalText(own)}`
  if (!updateToast(report.toast, text)) toast.success(text)
  clearReport()
}

/** Calls `run` once the present screen has been drawn, but not before `ready` (by `performance.now`). Returns how to cancel it. */
function afterPaint(ready: number, run: () => void): () => void {
  if (document.hidden) {
    run()
    return () => {}
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      timer = setTimeout(run, Math.max(0, ready - performance.now()))
    })
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/**
 * The table as it is shown: a newer one takes the place of the shown one, with its changes highlighted, announced and signalled. Who has
 * just reported sees the table from before the report first, even where the ladder has moved meanwhile.
 */
export function useMarch(etapa: number, table: Table | undefined) {
  const [opened] = useState(() => performance.now())
  const [shown, setShown] = useState(() => pendingReport(etapa)?.table ?? table)
  const [moved, setMoved] = useState<readonly Arrival[]>([])
  const { hot, mark } = useHotRows()
  /** The newest table that was given to be shown. Its rows may not have been rendered yet. */
  const latest = useRef(shown)

  useEffect(() => {
    const before = latest.current
    if (!table || table === before) return undefined
    // Rows are rendered in slices: a slow phone answers to a finger between them.
    const show = () => {
      latest.current = table
      startTransition(() => setShown(table))
    }
    if (!before || table.version <= before.version) {
      show()
      return undefined
    }
    const arrivals = table.version - before.version <= maxVersions ? arrivalsBetween(before, table) : []
    const own = pendingReport(etapa)
    const apply = () => {
      show()
      startTransition(() => {
        mark(arrivals.map(({ id }) => id))
        setMoved(arrivals.filter(({ antes, despues }) => antes !== despues && despues > 0))
      })
      announce(arrivals.map(arrivalText).join('. '))
      signalMoves(arrivals.filter(({ antes, despues }) => antes !== despues).length)
      if (own) confirmOwn(own, arrivals)
    }
    if (!own) return afterTouch(apply)
    let cancel = afterPaint(opened + (matchMedia(reducedMotion).matches ? 0 : settleMs), () => {
      const arrival = arrivals.find(({ id }) => id === own.ganador)
      if (arrival) showBothEnds(before, arrival)
      cancel = afterPaint(0, apply)
    })
    return () => cancel()
  }, [table, etapa, opened, mark])

  return { table: shown ?? table, shown, hot, mark, moved }
}
