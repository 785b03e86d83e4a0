/** 128 random bits as hex. Not `crypto.randomUUID`, because browsers lack it on pages served over plain http. */
export function createIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
