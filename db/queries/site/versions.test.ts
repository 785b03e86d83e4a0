import { afterEach, describe, expect, it } from 'vitest'
import { insertEtapa } from '../ladder/etapas'
import { bumpLadderVersion } from '../ladder/projection'
import { openTestDatabase, testDialects, type TestDatabase } from '../../testing'
import { dataStateReader } from './versions'

const now = '2026-06-17T23:30:00.000Z'

describe.each(testDialects)('versions of many etapas, on %s', (dialect) => {
  let database: TestDatabase
  afterEach(() => database.drop())

  it('are read by few queries after a commit, and by none before the next', async () => {
    const asked: string[] = []
    database = await openTestDatabase(dialect, { onQuery: (_ms, _failure, { sql }) => void asked.push(sql) })
    const { db } = database
    const { id: id_juego } = await db
      .insertInto('juegos')
      .values({ nombre: 'J', nombre_folded: 'j' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const ids: number[] = []
    for (let n = 0; n < 130; n++)
      ids.push(await insertEtapa(db, { nombre: `E${n}`, id_juego, activo: true, multijugador: true }, now))
    const raise = async (some: readonly number[]) => {
      for (const id of some) await database.transaction((trx) => bumpLadderVersion(trx, id, now))
    }
    await raise(ids.filter((id) => id % 3 === 0))

    const read = dataStateReader(database)
    const unknown = Math.max(...ids) + 1
    const versions = async (wanted: readonly number[]) => {
      asked.length = 0
      const state = await read(new Set(wanted))
      return wanted.map((id) => state.versions.get(`etapa:${id}`))
    }
    const ofLadders = () => asked.filter((sql) => sql.includes('"ladders"')).length
    expect(await versions([...ids, unknown])).toEqual([...ids.map((id) => (id % 3 === 0 ? 1 : 0)), 0])
    expect(ofLadders()).toBe(2)
    await versions(ids)
    if (dialect === 'sqlite') expect(ofLadders()).toBe(0) // a server of PostgreSQL counts the commits of all its databases
    await raise(ids.slice(0, 2))
    expect(await versions(ids.slice(0, 3))).toEqual(
      ids.slice(0, 3).map((id, n) => (id % 3 === 0 ? 1 : 0) + (n < 2 ? 1 : 0)),
    )
    expect(ofLadders()).toBe(1)
  })
})
