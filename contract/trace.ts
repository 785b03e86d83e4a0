import * as z from './schema'

/** Where a trace stands, as W3C Trace Context writes it: a header of requests (docs/operations.md#Traces). */
export const traceparent = z.string().regex(/^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/)
