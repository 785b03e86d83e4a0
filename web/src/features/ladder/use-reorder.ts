import { useEffect, useRef, useState } from 'react'
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

/** Scrolls both ends of a move into view where one of them is not; the new place, if there is no room for both. */
function showBothEnds(before: Table, { antes, despues }: Arrival) {
  for (const place of [antes, despues]) {
    const clan = before.clanes.find(({ ranking_actual }) => ranking_actual > 0 && ranking_actual === place)
    if (clan) rankedRow(clan.id)?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }
}

/** Names the move of the own report in the toast that confirmed it, or in a new one. */
function confirmOwn(report: OwnReport, own: Arrival) {
  const text = `${report.message}: ${arrivalText(own)}`
  if (!updateToast(report.toast, text)) toast.success(text)
  clearReport()
}

/**
 * The table as it is shown: a newer one takes the place of the shown one, with its changes highlighted, announced and signalled. Who has
 * just reported sees the table from before the report first, even where the ladder has moved meanwhile.
 */
export function useReorder(etapa: number, table: Table | undefined) {
  const opened = useRef<number>(undefined)
  const [shown, setShown] = useState(() => pendingReport(etapa)?.table ?? table)
  const [moved, setMoved] = useState<readonly Arrival[]>([])
  const { hot, mark } = useHotRows()

  useEffect(() => {
    opened.current ??= performance.now()
    if (!table || table === shown) return undefined
    if (!shown || table.version <= shown.version) {
      setShown(table)
      return undefined
    }
    const arrivals = table.version - shown.version <= maxVersions ? arrivalsBetween(shown, table) : []
    const report = pendingReport(etapa)
    const own = report && arrivals.find(({ id }) => id === report.ganador)
    const apply = () => {
      if (own) showBothEnds(shown, own)
      setShown(table)
      mark(arrivals.map(({ id }) => id))
      setMoved(arrivals.filter(({ antes, despues }) => antes !== despues && despues > 0))
      announce(arrivals.map(arrivalText).join('. '))
      signalMoves(arrivals.filter(({ antes, despues }) => antes !== despues).length)
      if (own) confirmOwn(report, own)
    }
    if (!report || matchMedia(reducedMotion).matches) {
      apply()
      return undefined
    }
    const timer = setTimeout(apply, opened.current + settleMs - performance.now())
    return () => clearTimeout(timer)
  }, [table, shown, etapa, mark])

  return { table: shown ?? table, hot, mark, moved }
}
