/**
 * The `traceparent` header (W3C trace context) of a write with an Idempotency-Key. The key is also the id of the trace, which begins in the
 * browser.
 */
export const traceOfKey = (key: string): string => `00-${key}-${key.slice(0, 16)}-01`
