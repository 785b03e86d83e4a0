import type { Tracing, TracingLog } from './tracing'

/** Traces to the collector at OTEL_EXPORTER_OTLP_ENDPOINT (docs/operations.md#Traces); null where there is none, and then nothing of the library is loaded. */
export async function openTracing(name: string, endpoint: string | null, log: TracingLog): Promise<Tracing | null> {
  if (!endpoint) return null
  const { startTracing } = await import('./otlp')
  return startTracing(name, log)
}
