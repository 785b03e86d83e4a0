import type { Table } from './queries'

/** A loss that this tab has just reported, until the stage's screen has shown what it moved. */
export interface OwnReport {
  etapa: number
  ganador: number
  /** The table before the report. */
  table: Table | undefined
  /** The toast that confirmed the report, and its text. */
  toast: number
  message: string
}

/** How long a report waits for the ladder to move, ms. */
const waitMs = 30_000
let latest: (OwnReport & { at: number }) | undefined

export function storeOwnReport(report: OwnReport) {
  latest = { ...report, at: performance.now() }
}

/** The report whose move is still to be shown on a stage's table. */
export const pendingReport = (etapa: number): OwnReport | undefined =>
  latest?.etapa === etapa && performance.now() - latest.at < waitMs ? latest : undefined

export const clearReport = () => {
  latest = undefined
}
