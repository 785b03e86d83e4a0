import * as z from './schema'

/** A trace context in W3C format, sent as a request header (docs/operations.md#Traces). */
export const traceparent = z.string().regex(/^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/)
