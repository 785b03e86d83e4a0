/** A random key of 128 bits as hex. `crypto.randomUUID` is not used, because browsers lack it on pages served over plain http. */
export function createIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
