import { afterEach, describe, expect, it } from 'vitest'
import { openTestDatabase, testDialects, type TestDatabase } from '@trinchera/db/testing'
import { closedNameMs } from '@trinchera/rules/limits'
import { releaseNames } from './release-names'
import { insertPerson, reconcilerAt } from '../../testing/reconciler'

let database: TestDatabase
afterEach(() => database.drop())

const now = new Date()
const ago = (ms: number) => new Date(now.getTime() - ms).toISOString()
const context = () => reconcilerAt(now, database).context

async function account(username: string, closed_at: string | null) {
  const id = await insertPerson(database.db, username, ago(2 * closedNameMs))
  await database.db.updateTable('players').set({ closed_at }).where('id', '=', id).execute()
}
const names = async () =>
  (await database.db.selectFrom('players').select('username').orderBy('id').execute()).map(({ username }) => username)

describe.each(testDialects)('the names of closed accounts on %s', (dialect) => {
  it('are free after 30 days, and not earlier', async () => {
    database = await openTestDatabase(dialect)
    await account('abierta', null)
    await account('reciente', ago(closedNameMs - 1))
    await account('pasada', ago(closedNameMs + 1))
    await releaseNames(context())
    expect(await names()).toEqual(['abierta', 'reciente'])
    await account('pasada', null)
    expect(await names()).toContain('pasada')
  })

  it('are released in batches', async () => {
    database = await openTestDatabase(dialect)
    for (let number = 0; number < 51; number++) await account(`soldado${number}`, ago(closedNameMs + 1000 - number))
    await releaseNames(context())
    expect(await names()).toEqual(['soldado50'])
    await releaseNames(context())
    expect(await names()).toEqual([])
  })
})
