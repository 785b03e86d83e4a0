import { createServer } from 'node:http'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'

/** The address at which a process serves its metrics. */
export interface MetricsAddress {
  host: string
  port: number
}

export interface ErrorLog {
  error(details: object, message: string): void
}

/** Numbers added to METRICS_PORT to get the port of each process, so that one variable is enough for all processes of a machine. */
const offsets = { server: 0, worker: 1, bot: 2 } as const
export type MetricsProcess = keyof typeof offsets

export interface Metrics {
  registry: Registry
  /** Records a database query; to be passed to `openDatabase`. */
  onQuery(ms: number, failure: 'busy' | 'error' | null): void
  close(): Promise<void>
}

/** Upper limits of the buckets of request durations, s: a cached read, a normal read, a slow read, a noticeable delay, a problem. */
export const requestBuckets = [0.005, 0.025, 0.1, 0.5, 2.5]

/**
 * Serves `GET /metrics` in the Prometheus format (docs/operations.md#Metrics). No label contains user input. If the port is in use, logs an
 * error, and the process continues without metrics.
 */
export function serveMetrics(process: MetricsProcess, address: MetricsAddress, log: ErrorLog): Metrics {
  const registry = new Registry()
  registry.setDefaultLabels({ proceso: process })
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 })
  const queries = new Histogram({
    name: 'trinchera_database_query_seconds',
    help: 'Duration of queries to the database',
    buckets: requestBuckets,
    registers: [registry],
  })
  const failures = new Counter({
    name: 'trinchera_database_errors_total',
    help: 'Queries that failed; busy: the database was locked or away',
    labelNames: ['tipo'],
    registers: [registry],
  })
  for (const tipo of ['busy', 'error']) failures.inc({ tipo }, 0)
  const server = createServer((request, reply) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void reply.writeHead(404).end()
    registry.metrics().then(
      (text) => reply.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'las métricas fallaron')
        reply.writeHead(500).end()
      },
    )
  })
  server.on('error', (error) => log.error({ err: error }, 'no se pueden servir las métricas'))
  server.listen(address.port + offsets[process], address.host)
  server.unref()
  return {
    registry,
    onQuery(ms, failure) {
      queries.observe(ms / 1000)
      if (failure) failures.inc({ tipo: failure })
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
