import { useEffect, useRef, useState } from 'react'
import { clearReport, pendingReport, type OwnReport } from '../../lib/own-report'
import { signalMoves } from '../../lib/move-signal'
import type { Table } from '../../lib/queries'
import { reducedMotion } from '../../lib/use-media'
import { announce } from '../../ui/state/announce'
import { useHotRows } from '../../ui/table/use-hot-rows'
import { toast, updateToast } from '../../ui/toast/toast'
import { rankedRow } from './ranked-row'
import { highlightsBetween, highlightText, type HighlightedRow } from './realtime'

/** For a player who has just reported a loss, the ladder table does not change before this time since the screen was opened, ms. */
const settleMs = 700
/** If the new ladder table is more than this many versions ahead, no clan is highlighted, because the table has changed too much. */
const maxVersions = 3

/** Scrolls so that the old and the new place of a clan are visible. If there is no space for both, the new place is. */
function showBothEnds(before: Table, { antes, despues }: HighlightedRow) {
  for (const place of [antes, despues]) {
    const clan = before.clanes.find(({ ranking_actual }) => ranking_actual > 0 && ranking_actual === place)
    if (clan) rankedRow(clan.id)?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }
}

/** Adds the winner's new place to the toast that confirmed the viewer's report. If that toast is gone, shows a new one. */
function confirmOwn(report: OwnReport, own: HighlightedRow) {
  const text = `${report.message}: ${highlightText(own)}`
  if (!updateToast(report.toast, text)) toast.success(text)
  clearReport()
}

/**
 * Returns the ladder table to show. When a newer one arrives, it replaces the shown one: changed rows are highlighted, screen readers hear
 * the change, and the sound plays if it is on. A player who has just reported a loss first sees the table from before the report, even if
 * other reports came meanwhile.
 */
export function useReorder(etapa: number, table: Table | undefined) {
  const opened = useRef<number>(undefined)
  const [shown, setShown] = useState(() => pendingReport(etapa)?.table ?? table)
  const [moved, setMoved] = useState<readonly HighlightedRow[]>([])
  const { hot, mark } = useHotRows()

  useEffect(() => {
    opened.current ??= performance.now()
    if (!table || table === shown) return undefined
    if (!shown || table.version <= shown.version) {
      setShown(table)
      return undefined
    }
    const highlights = table.version - shown.version <= maxVersions ? highlightsBetween(shown, table) : []
    const report = pendingReport(etapa)
    const own = report && highlights.find(({ id }) => id === report.ganador)
    const apply = () => {
      if (own) showBothEnds(shown, own)
      setShown(table)
      mark(highlights.map(({ id }) => id))
      setMoved(highlights.filter(({ antes, despues }) => antes !== despues && despues > 0))
      announce(highlights.map(highlightText).join('. '))
      signalMoves(highlights.filter(({ antes, despues }) => antes !== despues).length)
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
