import type { FastifyInstance, FastifyRequest } from 'fastify'
import { traceparent } from '@trinchera/contract/trace'
import type { Span, Tracing } from '@trinchera/runtime/tracing'

/** Records a trace of each request that is not a GET or that has a `traceparent` header. Call it before the routes are added. */
export function traceRequests(app: FastifyInstance, tracing: Tracing) {
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _, done) => {
    const parent = traceparent.safeParse(request.headers.traceparent).data
    if (parent || !['GET', 'OPTIONS'].includes(request.method)) {
      const name = `${request.method} ${request.routeOptions.url ?? 'sin-ruta'}`
      spans.set(request, tracing.begin(name, { kind: 'server', parent }))
    }
    done()
  })
  // This hook runs after the body was read, because reading the body loses the async context that earlier hooks have set.
  app.addHook('preValidation', (request, _, done) => {
    const span = spans.get(request)
    if (span) span.run(done)
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    spans.get(request)?.end({ 'http.response.status_code': reply.statusCode }, reply.statusCode >= 500)
    done()
  })
}
