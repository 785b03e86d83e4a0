import { z } from 'zod'

/** Where a trace stands, as W3C Trace Context writes it: a header of requests, and part of what jobs carry (docs/operations.md#Traces). */
export const traceparent = z.string().regex(/^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/)

/** What every job may carry beside its payload. */
export const traceContext = z.object({ traceparent: traceparent.optional().catch(undefined) })
export type TraceContext = z.infer<typeof traceContext>
