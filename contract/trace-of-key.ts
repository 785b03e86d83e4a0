/** The `traceparent` header (W3C trace context) of a write with an Idempotency-Key. The key is also the trace's id. */
export const traceOfKey = (key: string): string => `00-${key}-${key.slice(0, 16)}-01`
