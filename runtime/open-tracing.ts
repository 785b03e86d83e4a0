import type { Tracing, TracingLog } from './tracing'

/** Starts to send traces to a collector (docs/operations.md#Traces). If `endpoint` is null, returns null and loads no tracing library. */
export async function openTracing(name: string, endpoint: string | null, log: TracingLog): Promise<Tracing | null> {
  if (!endpoint) return null
  const { startTracing } = await import('./otlp')
  return startTracing(name, log)
}
