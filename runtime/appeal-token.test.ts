import { describe, expect, it } from 'vitest'
import { appealToken, suspensionOfToken } from './appeal-token'

const secret = 's'.repeat(40)

describe('the token of a suspension', () => {
  it('names that suspension to whoever shares the secret', () => {
    expect(suspensionOfToken(secret, appealToken(secret, 12))).toBe(12)
    expect(suspensionOfToken('t'.repeat(40), appealToken(secret, 12))).toBeNull()
  })

  it('is of no use for another suspension, and nothing else is taken for one', () => {
    const token = appealToken(secret, 12)
    const [, mac = ''] = token.split(/-(.*)/s)
    for (const forged of [
      `13-${mac}`,
      `012-${mac}`,
      `12-${mac.slice(1)}`,
      `12-${mac}x`,
      `${token}\n`,
      mac,
      '',
      'inventado-0000',
      `99999999999-${mac}`,
    ])
      expect(suspensionOfToken(secret, forged)).toBeNull()
  })

  it('has no dot, by which a session token is told apart', () => {
    expect(appealToken(secret, 2_147_483_647)).toMatch(/^[\w-]{54}$/)
  })
})
