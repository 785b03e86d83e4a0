import type { Table } from './queries'

/** A loss just reported in this tab, kept until the stage's screen has shown the moves that it caused. */
export interface OwnReport {
  etapa: number
  ganador: number
  /** The table before the report. */
  table: Table | undefined
  /** The toast that confirmed the report, and its text. */
  toast: number
  message: string
}

/** How long a report is kept while the ladder has not moved, ms. */
const waitMs = 30_000
let latest: (OwnReport & { at: number }) | undefined

export function storeOwnReport(report: OwnReport) {
  latest = { ...report, at: performance.now() }
}

/** The report whose moves have not been shown in this stage's table yet. */
export const pendingReport = (etapa: number): OwnReport | undefined =>
  latest?.etapa === etapa && performance.now() - latest.at < waitMs ? latest : undefined

export const clearReport = () => {
  latest = undefined
}
