import type { FastifyInstance } from 'fastify'
import { Gauge, Histogram, type Registry } from 'prom-client'
import { rooms } from '@trinchera/contract/socket'
import { requestBuckets } from '@trinchera/runtime/metrics'
import type { SiteServer } from '../live/site-server'

/**
 * Measures the duration of requests by the path template of their route (not by URL, because there are too many URLs). Call it before the
 * routes are added. Returns a function that measures requests that bypass Fastify's hooks.
 */
export function measureRequests(
  app: FastifyInstance,
  registry: Registry,
): (request: { method: string; route: string; code: number }, ms: number) => void {
  const requests = new Histogram({
    name: 'trinchera_http_request_seconds',
    help: 'Duration of requests',
    labelNames: ['method', 'route', 'code'],
    buckets: requestBuckets,
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'sin-ruta'
    requests.observe({ method: request.method, route, code: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  return (request, ms) => requests.observe(request, ms / 1000)
}

/** Reports, whenever the metrics are read, the number of open sockets with a session, of visitors and of the bot. */
export function countSockets(io: SiteServer, registry: Registry) {
  const sockets = new Gauge({
    name: 'trinchera_sockets',
    help: 'Open sockets of this process',
    labelNames: ['de'],
    registers: [],
    collect() {
      const bots = io.sockets.adapter.rooms.get(rooms.discord)?.size ?? 0
      let sessions = 0
      for (const socket of io.sockets.sockets.values()) if (socket.data.session) sessions++
      this.set({ de: 'bot' }, bots)
      this.set({ de: 'sesion' }, sessions)
      this.set({ de: 'visita' }, Math.max(0, io.sockets.sockets.size - sessions - bots))
    },
  })
  registry.registerMetric(sockets)
}
