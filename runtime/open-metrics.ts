import type { ErrorLog, Metrics, MetricsAddress, MetricsProcess } from './metrics'

/** Serves metrics at METRICS_PORT (docs/operations.md#Metrics). If `address` is null, returns null without loading the metrics library. */
export async function openMetrics(
  process: MetricsProcess,
  address: MetricsAddress | null,
  log: ErrorLog,
): Promise<Metrics | null> {
  if (!address) return null
  const { serveMetrics } = await import('./metrics')
  return serveMetrics(process, address, log)
}
