import { afterEach, describe, expect, it } from 'vitest'
import { openTestDatabase, testDialects, type TestDatabase } from '@trinchera/db/testing'
import { password, startTestApp, type TestApp, type TestPlayer } from '../../../testing/app'

let database: TestDatabase | undefined
let site: TestApp
let one: TestPlayer
let two: TestPlayer
async function start(dialect: (typeof testDialects)[number]) {
  if (dialect === 'postgres') database = await openTestDatabase(dialect)
  site = await startTestApp({ env: database ? { DATABASE_URL: database.url } : {} })
  one = await site.player('Comandante', { rol: 1, admin: 1 })
  two = await site.player('Capitana', { rol: 1, admin: 1 })
}
afterEach(async () => {
  await site.stop()
  await database?.drop()
  database = undefined
})

const later = () => new Date(site.clock.now.getTime() + 86_400_000).toISOString()
const demote = (by: TestPlayer, { id }: TestPlayer) =>
  by.api.updateAdminPlayer({ params: { id }, body: { rol: 5, admin: false } })
const suspend = (by: TestPlayer, { id }: TestPlayer) =>
  by.api.createSuspension({ body: { player_id: id, alcance: 'cuenta', hasta: later(), motivo: 'x' } })
const remove = (by: TestPlayer, { id }: TestPlayer) => by.api.deleteAdminPlayer({ params: { id } })
const close = (by: TestPlayer) => by.api.closeAccount({ body: { password } })
const modify = (by: TestPlayer, { id }: TestPlayer, body: { rol?: number; admin?: boolean; validado?: boolean }) =>
  by.api.updateAdminPlayer({ params: { id }, body })
const administrators = async () =>
  (
    await site.database.db
      .selectFrom('players')
      .where('rol', '=', 1)
      .where('admin', '=', 1)
      .where('validado', '=', 1)
      .where('closed_at', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('suspensions').whereRef('player_id', '=', 'players.id').select('suspensions.id'))),
      )
      .select('id')
      .execute()
  ).length

describe.each(testDialects)('the last administrator on %s', (dialect) => {
  it('cannot be demoted, invalidated or deleted', async () => {
    await start(dialect)
    await demote(one, two)
    for (const body of [{ rol: 2 }, { admin: false }, { validado: false }, { rol: 5, admin: false }]) {
      await expect(modify(one, one, body)).rejects.toMatchObject({ code: 400 })
    }
    await expect(suspend(one, one)).rejects.toMatchObject({ code: 400 })
    await expect(close(one)).rejects.toMatchObject({ code: 400 })
    await expect(remove(one, one)).rejects.toMatchObject({ code: 403 })
    expect(await administrators()).toBe(1)
    expect((await modify(one, one, { rol: 1, admin: true })).code).toBe(200)
  })

  it.each([
    ['suspended', (by: TestPlayer, other: TestPlayer) => suspend(by, other)],
    ['not validated', (by: TestPlayer, other: TestPlayer) => modify(by, other, { validado: false })],
    ['without the flag', (by: TestPlayer, other: TestPlayer) => modify(by, other, { admin: false })],
    ['closed', (_: TestPlayer, other: TestPlayer) => close(other)],
    ['deleted', (by: TestPlayer, other: TestPlayer) => remove(by, other)],
  ])('is the only one left when the other is %s', async (_, away) => {
    await start(dialect)
    await away(one, two)
    await expect(close(one)).rejects.toMatchObject({ code: 400 })
  })

  it('can be removed once there is another administrator', async () => {
    await start(dialect)
    await close(two)
    const third = await site.player('Teniente')
    await modify(one, third, { rol: 1, admin: true })
    await close(one)
    expect(await administrators()).toBe(1)
    await expect(close(await site.player('Recluta'))).resolves.toMatchObject({ code: 200 })
  })

  it('is kept when two administrators remove each other at once', async () => {
    await start(dialect)
    const ways = [demote, suspend, remove, (_: TestPlayer, self: TestPlayer) => close(self)]
    for (const first of ways) {
      for (const second of ways) {
        await site.database.db.deleteFrom('players').execute()
        ;[one, two] = await Promise.all([
          site.player('Comandante', { rol: 1, admin: 1 }),
          site.player('Capitana', { rol: 1, admin: 1 }),
        ])
        await Promise.allSettled([first(one, two), second(two, one)])
        expect(await administrators()).toBe(1)
      }
    }
  })
})
