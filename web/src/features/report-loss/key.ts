/** A key that nobody else has. Not `crypto.randomUUID`: that one is missing where the page came over plain http. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
