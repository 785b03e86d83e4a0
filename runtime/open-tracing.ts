import type { Tracing, TracingLog } from './tracing'

/**
 * Starts to send traces to the collector at `endpoint` (docs/operations.md#Traces). If `endpoint` is null, returns null without loading the
 * tracing library.
 */
export async function openTracing(name: string, endpoint: string | null, log: TracingLog): Promise<Tracing | null> {
  if (!endpoint) return null
  const { startTracing } = await import('./otlp')
  return startTracing(name, log)
}
