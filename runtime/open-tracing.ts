import type { Tracing, TracingLog } from './tracing'

/**
 * Sends traces to the collector at OTEL_EXPORTER_OTLP_ENDPOINT (docs/operations.md#Traces). Without an endpoint returns null and does not
 * load the tracing library.
 */
export async function openTracing(name: string, endpoint: string | null, log: TracingLog): Promise<Tracing | null> {
  if (!endpoint) return null
  const { startTracing } = await import('./otlp')
  return startTracing(name, log)
}
