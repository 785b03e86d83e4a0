import { AsyncLocalStorage } from 'node:async_hooks'
import {
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span as OpenSpan,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { rarely } from './full-disk'
import type { Span, Tracing, TracingLog } from './tracing'

const kinds = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER } as const

/** The OpenTelemetry context of a step in another process; the empty context if there is no `traceparent`. */
function remote(traceparent: string | undefined): Context {
  const [, traceId = '', spanId = '', flags = ''] = traceparent?.split('-') ?? []
  if (!traceId) return ROOT_CONTEXT
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true })
}

function traceparentOf(span: OpenSpan): string {
  const { traceId, spanId, traceFlags } = span.spanContext()
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
}

/** Starts tracing; call it only through `openTracing`. OpenTelemetry itself reads the other OTEL_ variables (headers, sampler, …). */
export function startTracing(name: string, log: TracingLog): Tracing {
  const sayNow = rarely()
  const say = (reason: string) => {
    if (sayNow()) log.warn({ motivo: reason }, 'las trazas no llegan a su destino')
  }
  const silent = () => {}
  diag.setLogger({ error: say, warn: silent, info: silent, debug: silent, verbose: silent }, DiagLogLevel.ERROR)
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': `trinchera-${name}` }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  const tracer = provider.getTracer('trinchera')
  const inProgress = new AsyncLocalStorage<OpenSpan>()

  const opened = (span: OpenSpan): Span => ({
    traceparent: traceparentOf(span),
    run: (work) => inProgress.run(span, work),
    end(attributes, failed) {
      span.setAttributes(attributes)
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  })

  return {
    begin(what, { kind, parent, like }) {
      const linked = like && trace.getSpanContext(remote(like.traceparent))
      const links = linked ? [{ context: linked }] : []
      return opened(tracer.startSpan(what, { kind: kinds[kind], links }, remote(parent)))
    },
    step(what, work) {
      const above = inProgress.getStore()
      if (!above) return work()
      const span = opened(tracer.startSpan(what, {}, trace.setSpan(ROOT_CONTEXT, above)))
      try {
        const result = span.run(work)
        if (result instanceof Promise)
          result.then(
            () => span.end({}, false),
            () => span.end({}, true),
          )
        else span.end({}, false)
        return result
      } catch (error) {
        span.end({}, true)
        throw error
      }
    },
    carried() {
      const span = inProgress.getStore()
      return span && traceparentOf(span)
    },
    close: () => provider.shutdown(),
  }
}
