import * as z from './schema'

/** The header `traceparent` in W3C format, by which traces of different processes are joined (docs/operations.md#Traces). */
export const traceparent = z.string().regex(/^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/)
