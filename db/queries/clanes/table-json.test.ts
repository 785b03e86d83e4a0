import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDemo } from '../../seed/seed-demo'
import { openTestDatabase, testDialects, type TestDatabase } from '../../testing'
import { clanesOfEtapa, tableJson } from './clanes'

describe.each(testDialects)('a table that %s makes JSON', (dialect) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase(dialect)
    await seedDemo(database, { now: new Date(), hashPassword: async () => '', loopback: true })
  })
  afterAll(() => database.drop())

  const made = async (etapa: number): Promise<unknown> => JSON.parse(await tableJson(database.db, dialect, etapa))

  it('is the one that is made of rows, in every etapa', async () => {
    const etapas = await database.db.selectFrom('etapas').select('id').execute()
    for (const { id } of etapas) expect(await made(id)).toEqual(await clanesOfEtapa(database.db, id))
  })

  it('keeps every sign of a name, has clans without a place last and by name, and is empty where there are none', async () => {
    const { id_etapa } = await database.db
      .selectFrom('standings')
      .where('ranking_actual', '>', 5)
      .select('id_etapa')
      .executeTakeFirstOrThrow()
    const clans = await database.db.selectFrom('clans').where('id_etapa', '=', id_etapa).select('id').limit(4).execute()
    const names = ['Ñandú "el \\ zurdo"', 'Águila\u2028\t😀', 'Ocelote', '</script>']
    for (const [at, { id }] of clans.entries())
      await database.db
        .updateTable('clans')
        .set({ nombre: names[at] ?? '' })
        .where('id', '=', id)
        .execute()
    const [first, second] = clans.map(({ id }) => id)
    await database.db
      .deleteFrom('standings')
      .where('id_clan', '=', first ?? 0)
      .execute()
    expect(await made(id_etapa)).toEqual(await clanesOfEtapa(database.db, id_etapa))
    await database.db
      .updateTable('standings')
      .set({ ranking_actual: 0 })
      .where('id_clan', '=', second ?? 0)
      .execute()
    expect(await made(id_etapa)).toEqual(await clanesOfEtapa(database.db, id_etapa))
    await database.db.deleteFrom('standings').where('id_etapa', '=', id_etapa).execute()
    expect(await made(id_etapa)).toEqual(await clanesOfEtapa(database.db, id_etapa))
    expect(await tableJson(database.db, dialect, 999_999)).toBe('[]')
  })
})
