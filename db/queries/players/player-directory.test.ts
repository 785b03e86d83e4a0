import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, testDialects, type TestDatabase } from '../../testing'
import { bumpVersion } from '../site/versions'
import { resetAccount, updateProfile } from './accounts'
import { playerDirectory, type PlayerDirectory } from './player-directory'
import { insertPlayer } from './players'

const created_at = '2026-01-01T00:00:00.000Z'

describe.each(testDialects)('the names of players in memory, on %s', (dialect) => {
  let database: TestDatabase
  let asked = 0
  let first: PlayerDirectory
  let second: PlayerDirectory
  beforeAll(async () => {
    database = await openTestDatabase(dialect, {
      onQuery: (_ms, _failure, { sql }) => void (/select .*"username"/.test(sql) && asked++),
    })
    first = playerDirectory(database.db)
    second = playerDirectory(database.db)
  })
  afterAll(() => database.drop())

  const register = (...names: readonly string[]) =>
    database.transaction(async (trx) => {
      const ids: number[] = []
      for (const username of names)
        ids.push(
          await insertPlayer(trx, {
            username,
            email: `${username}@trinchera.test`,
            password_hash: null,
            volute: null,
            created_at,
          }),
        )
      await bumpVersion(trx, 'players')
      return ids
    })
  const namesOf = async (directory: PlayerDirectory) => (await directory()).map(({ username }) => username)

  it('are in Spanish order, and read once until an account changes', async () => {
    expect(await first()).toEqual([])
    await register('Zorzal', 'Ñandú', 'Nutria', 'ocelote', 'Águila')
    asked = 0
    const orders = await Promise.all([namesOf(first), namesOf(first)])
    expect(orders).toEqual([0, 1].map(() => ['Águila', 'Nutria', 'Ñandú', 'ocelote', 'Zorzal']))
    await bumpVersion(database.db, 'ladder')
    await first()
    expect(asked).toBe(1)
  })

  it('follow who comes, is renamed or goes, also where another process wrote it', async () => {
    const [chercan = 0, puma = 0] = await register('Chercán', 'Puma')
    expect(await namesOf(second)).toEqual(['Águila', 'Chercán', 'Nutria', 'Ñandú', 'ocelote', 'Puma', 'Zorzal'])
    await database.transaction(async (trx) => {
      await updateProfile(trx, puma, { username: 'Bandurria' })
      await resetAccount(trx, chercan, created_at)
      await bumpVersion(trx, 'players')
    })
    const now = ['Águila', 'Bandurria', 'Nutria', 'Ñandú', 'ocelote', 'Zorzal']
    expect(await Promise.all([namesOf(first), namesOf(second)])).toEqual([now, now])
    const [renamed] = (await first()).filter(({ id }) => id === puma)
    expect(renamed?.form).toEqual({ lower: 'bandurria', plain: 'bandurria' })
  })
})
