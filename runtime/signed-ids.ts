import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Signed tokens that contain ids, so that no token has to be stored: `id-…-signature`. `context`: separates these tokens from everything
 * else signed with the same secret; `count`: how many ids a token has. `read` returns the ids, or null if the token was not made by this
 * site; it compares in constant time.
 */
export function signedIds(context: string, count: number) {
  const form = new RegExp(`^((?:[1-9]\\d{0,9}-){${count}})([\\w-]{43})$`)
  const signatureOf = (secret: string, payload: string) => {
    const key = createHmac('sha256', secret).update(context).digest()
    return createHmac('sha256', key).update(payload).digest('base64url')
  }
  return {
    sign(secret: string, ...ids: readonly number[]): string {
      const payload = ids.join('-')
      return `${payload}-${signatureOf(secret, payload)}`
    },
    read(secret: string, token: string): number[] | null {
      const [, ids = '', given = ''] = form.exec(token) ?? []
      const payload = ids.slice(0, -1)
      const expected = Buffer.from(signatureOf(secret, payload))
      const presented = Buffer.from(given)
      const isOwn = presented.length === expected.length && timingSafeEqual(presented, expected)
      return isOwn ? payload.split('-').map(Number) : null
    },
  }
}
