import { afterEach, describe, expect, it } from 'vitest'
import { idempotencyKeptMs } from '@trinchera/rules/limits'
import { openTestDatabase, testDialects, type TestDatabase } from '../../testing'
import { deleteExpired } from './expired'
import { storeMailToken } from '../notices/mails'
import { reserveIdempotencyKey } from '../ladder/reporting'
import { insertPlayer } from '../players/players'
import { insertSession } from '../players/sessions'

let database: TestDatabase
afterEach(() => database.drop())

const now = new Date('2026-03-01T12:00:00.000Z')
const at = (ms: number) => new Date(now.getTime() + ms).toISOString()

describe.each(testDialects)('what has expired on %s', (dialect) => {
  it('is deleted, and nothing that is still valid', async () => {
    database = await openTestDatabase(dialect)
    const { db } = database
    const player_id = await insertPlayer(db, {
      username: 'Peuco',
      email: 'peuco@example.com',
      password_hash: '',
      volute: null,
      created_at: at(0),
    })
    for (const [name, end] of [
      ['old', -1],
      ['good', 1],
    ] as const) {
      await insertSession(db, { jti: name, player_id, created_at: at(-9), expires_at: at(end) })
      await storeMailToken(db, {
        token_hash: name,
        player_id,
        purpose: 'validar',
        created_at: at(-9),
        expires_at: at(end - 30 * 24 * 3_600_000),
      })
      await reserveIdempotencyKey(db, {
        player_id,
        key: name,
        body_hash: '',
        now: at(end - idempotencyKeptMs),
        expired: at(-idempotencyKeptMs * 9),
      })
    }
    await deleteExpired(db, now)
    expect(await db.selectFrom('sessions').select('jti').execute()).toEqual([{ jti: 'good' }])
    expect(await db.selectFrom('mail_tokens').select('token_hash').execute()).toEqual([{ token_hash: 'good' }])
    expect(await db.selectFrom('idempotency_keys').select('key').execute()).toEqual([{ key: 'good' }])
  })
})
