import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { migrate } from '../migrate'
import { openTestDatabase, testDialects, type TestDatabase } from '../testing'
import { migrations } from './list'

describe.each(testDialects)('the migration that gives messages of retos a place among comments, on %s', (dialect) => {
  let database: TestDatabase
  afterEach(() => database.close())

  it('keeps comments with their reports, gives no id twice, and still deletes them with their anuncio', async () => {
    database = await openTestDatabase(dialect, { migrated: false })
    const { db, transaction } = database
    const before = migrations.filter(({ name }) => name < '015')
    await transaction(async (trx) => {
      await sql`create table schema_migrations (name text primary key, applied_at text not null)`.execute(trx)
      for (const { name, up } of before) {
        await up(trx, dialect)
        await sql`insert into schema_migrations values (${name}, 'x')`.execute(trx)
      }
      await sql`insert into anuncios (titulo, descripcion, contenido, creador, created_at) values ('a', 'b', 'c', 'd', 'x')`.execute(
        trx,
      )
      const comment = sql`insert into comments (id_anuncio, creador, comentario, created_at) values (1, 'Tatán', '<p>hola</p>', 'x')`
      for (let count = 0; count < 3; count++) await comment.execute(trx)
      await sql`insert into comment_reports (id_comment, quien, motivo, fecha) values (2, 'Q', 'feo', 'x')`.execute(trx)
      await sql`delete from comments where id = 3`.execute(trx)
    })
    await migrate(database)
    const ids = async () => (await db.selectFrom('comments').orderBy('id').select('id').execute()).map(({ id }) => id)
    expect(await ids()).toEqual([1, 2])
    const { id } = await db
      .insertInto('comments')
      .values({
        id_anuncio: 1,
        creador: 'x',
        comentario: 'y',
        created_at: 'z',
        id_creador: null,
        edited_at: null,
        hidden_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(id).toBe(4)
    expect(await db.selectFrom('comment_reports').select(['id', 'id_comment', 'motivo']).execute()).toEqual([
      { id: 1, id_comment: 2, motivo: 'feo' },
    ])
    await db.deleteFrom('anuncios').execute()
    expect(await ids()).toEqual([])
    expect(await db.selectFrom('comment_reports').select('id').execute()).toEqual([])
  })
})
