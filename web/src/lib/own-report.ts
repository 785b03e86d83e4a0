import type { Table } from './queries'

/** A loss that the player just reported in this tab, kept until the etapa's screen has shown the changes of place that it caused. */
export interface OwnReport {
  etapa: number
  ganador: number
  /** The etapa's ladder table before the report. */
  table: Table | undefined
  /** Id of the toast that confirmed the report, and the toast's text. */
  toast: number
  message: string
}

/** How long a report is kept if the ladder table does not change, ms. */
const waitMs = 30_000
let latest: (OwnReport & { at: number }) | undefined

export function storeOwnReport(report: OwnReport) {
  latest = { ...report, at: performance.now() }
}

/** The report whose changes of place this etapa's screen has not shown yet; undefined if there is none. */
export const pendingReport = (etapa: number): OwnReport | undefined =>
  latest?.etapa === etapa && performance.now() - latest.at < waitMs ? latest : undefined

export const clearReport = () => {
  latest = undefined
}
