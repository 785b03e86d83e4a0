import { describe, expect, test } from 'vitest'
import { readSession } from './stored-session'

const now = Date.UTC(2025, 6, 13)
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const token = (claims: object) => `${part({ alg: 'HS256' })}.${part(claims)}.firma`
const soon = now / 1000 + 60
const player = JSON.stringify({ id: 7, username: 'Ñanco', email: 'n@ejemplo.cl', admin: false, rol: 5, imagen: null })

describe('the stored session', () => {
  test('is taken up while its token lasts', () => {
    const session = readSession(token({ exp: soon, username: 'Ñanco' }), player, now)
    expect(session?.player.username).toBe('Ñanco')
    expect(session?.expires).toBe(soon * 1000)
  })

  test('is none once the token is over, to the second', () => {
    expect(readSession(token({ exp: now / 1000 }), player, now)).toBeNull()
  })

  test('takes the rol from the token where the player came without', () => {
    expect(
      readSession(token({ exp: soon, rol: 2 }), JSON.stringify({ id: 7, username: 'Q', admin: true }), now)?.player,
    ).toMatchObject({ rol: 2, admin: true, imagen: null })
  })

  test.each([
    ['no token', null, player],
    ['no player', token({ exp: soon }), null],
    ['a token that is none', 'abc', player],
    ['a token with a broken middle', 'a.%%%.c', player],
    ['a token without an end', token({}), player],
    ['a player that is no JSON', token({ exp: soon }), '{'],
    ['a player without an id', token({ exp: soon }), '{"username":"Q"}'],
  ])('is none with %s', (_case, storedToken, storedPlayer) =>
    expect(readSession(storedToken, storedPlayer, now)).toBeNull(),
  )
})
