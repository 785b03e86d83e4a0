import type { ErrorLog, Metrics, MetricsAddress, MetricsProcess } from './metrics'

/** Metrics at METRICS_PORT (docs/operations.md#Metrics); null where there is none, and then nothing of the library is loaded. */
export async function openMetrics(
  process: MetricsProcess,
  address: MetricsAddress | null,
  log: ErrorLog,
): Promise<Metrics | null> {
  if (!address) return null
  const { serveMetrics } = await import('./metrics')
  return serveMetrics(process, address, log)
}
