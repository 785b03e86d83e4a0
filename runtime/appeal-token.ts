import { createHmac, timingSafeEqual } from 'node:crypto'

/** Keeps these tokens apart from everything else that the secret signs. */
const context = 'trinchera/appeal-of-a-suspension/1'

function signature(secret: string, suspension: number): string {
  const key = createHmac('sha256', secret).update(context).digest()
  return createHmac('sha256', key).update(String(suspension)).digest('base64url')
}

/** The token by which the suspended person reads one suspension and appeals against it; made from its id, so that none is stored. */
export const appealToken = (secret: string, suspension: number) => `${suspension}-${signature(secret, suspension)}`

/** The id of the suspension that a token was made for; null if it was not made here. Compares in constant time. */
export function suspensionOfToken(secret: string, token: string): number | null {
  const [, id = '', given = ''] = /^([1-9]\d{0,9})-([\w-]{43})$/.exec(token) ?? []
  const expected = Buffer.from(signature(secret, Number(id)))
  const presented = Buffer.from(given)
  return presented.length === expected.length && timingSafeEqual(presented, expected) ? Number(id) : null
}
