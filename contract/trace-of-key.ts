/** The `traceparent` of a write with an Idempotency-Key. Its trace begins in the browser, and the trace's id is the key. */
export const traceOfKey = (key: string): string => `00-${key}-${key.slice(0, 16)}-01`
