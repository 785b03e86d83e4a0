import { afterEach, describe, expect, it } from 'vitest'
import { insertNotices } from '@trinchera/db/queries/notices/notices'
import { insertPlayer } from '@trinchera/db/queries/players/players'
import { openTestDatabase, testDialects, type TestDatabase } from '@trinchera/db/testing'
import { noticeMs } from '@trinchera/rules/limits'
import { deleteOldNotices, mostNotices } from './delete-old-notices'
import { reconcilerAt } from '../../testing/reconciler'

let database: TestDatabase
afterEach(() => database.drop())

const now = new Date()
const ago = (ms: number) => new Date(now.getTime() - ms).toISOString()
const context = () => reconcilerAt(now, database).context
const kept = async () =>
  (await database.db.selectFrom('notices').select('texto').orderBy('id').execute()).map(({ texto }) => texto)

describe.each(testDialects)('old notices on %s', (dialect) => {
  async function notices(texts: readonly string[], fecha: string) {
    const [player] = await database.db.selectFrom('players').select('id').execute()
    const player_id =
      player?.id ??
      (await insertPlayer(database.db, {
        username: 'Peuco',
        email: 'peuco@trinchera.test',
        password_hash: null,
        volute: null,
        created_at: ago(0),
      }))
    await insertNotices(
      database.db,
      texts.map((texto) => ({ player_id, tipo: 'rango' as const, texto, enlace: null })),
      new Date(fecha),
    )
  }

  it('are deleted after 90 days, and not earlier', async () => {
    database = await openTestDatabase(dialect)
    await notices(['vieja'], ago(noticeMs + 1))
    await notices(['justa'], ago(noticeMs))
    await notices(['nueva'], ago(0))
    await deleteOldNotices(context())
    expect(await kept()).toEqual(['justa', 'nueva'])
  })

  it('are deleted in batches, oldest first', async () => {
    database = await openTestDatabase(dialect)
    await notices(['la penúltima'], ago(noticeMs + 1))
    await notices(
      Array.from({ length: mostNotices }, () => 'vieja'),
      ago(2 * noticeMs),
    )
    await deleteOldNotices(context())
    expect(await kept()).toEqual(['la penúltima'])
    await deleteOldNotices(context())
    expect(await kept()).toEqual([])
  })
})
