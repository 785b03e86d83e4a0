import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Makes and reads signed tokens of the form `id-…-signature`, which need not be stored. `context`: the only purpose for which the tokens
 * are valid; `count`: number of ids in a token. `read` returns the ids, or null if the signature is not valid.
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
