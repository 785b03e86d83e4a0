import { once } from 'node:events'
import { createServer } from 'node:http'
import { z } from 'zod'

/** A span (one step of a trace) that the collector has received. */
export interface TakenSpan {
  service: string
  name: string
  traceId: string
  spanId: string
  parentSpanId: string
  /** The ids of other spans that this span refers to with links. */
  links: string[]
}

export interface Collector {
  url: string
  /** Environment variables that make a process send its traces to this collector without much delay. */
  env: Record<string, string>
  /** Waits until a trace has spans with all these names, then returns all spans of the trace. */
  untilTrace(traceId: string, names: readonly string[]): Promise<TakenSpan[]>
  stop(): Promise<void>
}

const attribute = z.object({ key: z.string(), value: z.object({ stringValue: z.string().default('') }) })
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().default(''),
  name: z.string(),
  links: z
    .array(z.object({ spanId: z.string() }))
    .default([])
    .transform((links) => links.map((link) => link.spanId)),
})
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
})

/** Starts a fake OpenTelemetry collector, which receives traces as JSON over HTTP (OTLP). */
export async function startCollector(): Promise<Collector> {
  const taken: TakenSpan[] = []
  const wake: (() => void)[] = []
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = []
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        if (request.method !== 'POST' || request.url !== '/v1/traces') return void reply.writeHead(404).end()
        for (const { resource, scopeSpans } of exported.parse(JSON.parse(Buffer.concat(chunks).toString()))
          .resourceSpans) {
          const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? ''
          for (const { spans } of scopeSpans) taken.push(...spans.map((one) => ({ service, ...one })))
        }
        reply.writeHead(200, { 'content-type': 'application/json' }).end('{}')
        for (const tell of wake.splice(0)) tell()
      })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address !== 'object') throw new Error('no port')
  const url = `http://127.0.0.1:${address.port}`
  return {
    url,
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_BSP_SCHEDULE_DELAY: '50' },
    async untilTrace(traceId, names) {
      const ofTrace = () => taken.filter((one) => one.traceId === traceId)
      const lacks = (name: string) => !ofTrace().some((one) => one.name === name)
      while (names.some(lacks)) await new Promise<void>((resolve) => wake.push(resolve))
      return ofTrace()
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
