/** The `traceparent` of a write with an Idempotency-Key, whose trace begins in the browser and has the id of its key. */
export const traceOfKey = (key: string): string => `00-${key}-${key.slice(0, 16)}-01`
