import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { insertAnuncioPicture, linkPictures } from '@trinchera/db/queries/anuncios/pictures'
import { changeAnuncio, deleteAnuncio, insertAnuncio } from '@trinchera/db/queries/anuncios/anuncios'
import { insertPlayer } from '@trinchera/db/queries/players/players'
import { openTestDatabase, testDialects, type TestDatabase } from '@trinchera/db/testing'
import { orphanPictureMs } from '@trinchera/rules/limits'
import { StoreAway } from '@trinchera/runtime/picture-store'
import { deleteOrphanPictures } from './delete-orphan-pictures'
import { reconcilerAt } from '../../testing/reconciler'

const dataDir = mkdtempSync(join(tmpdir(), 'trinchera-loose-'))
mkdirSync(join(dataDir, 'uploads', 'anuncios'), { recursive: true })
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

describe.each(testDialects)('orphan pictures on %s', (dialect) => {
  let database: TestDatabase
  let author = 0
  beforeEach(async () => {
    database = await openTestDatabase(dialect)
    author = await insertPlayer(database.db, {
      username: 'Pregonera',
      email: 'pregonera@trinchera.test',
      password_hash: null,
      volute: null,
      created_at: ago(0),
    })
  })
  afterEach(() => database.drop())

  const now = new Date()
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString()
  const reconcile = () => deleteOrphanPictures(reconcilerAt(now, database, dataDir).context)
  let count = 0
  async function picture(since: string) {
    const path = `/uploads/anuncios/${String(count++).padStart(32, '0')}.webp`
    writeFileSync(join(dataDir, path), 'x')
    await insertAnuncioPicture(database.db, path, since)
    return path
  }
  async function anuncio(...paths: string[]) {
    const contenido = paths.map((path) => `<img src="${path}">`).join('')
    const id = await insertAnuncio(database.db, {
      titulo: 't',
      descripcion: 'd',
      contenido,
      imagen: null,
      creador: 'Pregonera',
      id_creador: author,
      created_at: ago(0),
    })
    await linkPictures(database.db, id, paths, ago(0))
    return id
  }
  const kept = async (path: string) => {
    const row = await database.db
      .selectFrom('anuncio_pictures')
      .where('path', '=', path)
      .select('path')
      .executeTakeFirst()
    expect(existsSync(join(dataDir, path))).toBe(row !== undefined)
    return row !== undefined
  }

  it('are deleted after a day, and not earlier', async () => {
    const [old, young] = [await picture(ago(orphanPictureMs + 1)), await picture(ago(orphanPictureMs))]
    await reconcile()
    expect([await kept(old), await kept(young)]).toEqual([false, true])
  })

  it('are kept while a text shows them, and deleted afterwards', async () => {
    const [shown, deleted] = [await picture(ago(2 * orphanPictureMs)), await picture(ago(2 * orphanPictureMs))]
    const [one, two] = [await anuncio(shown), await anuncio(deleted)]
    await reconcile()
    expect([await kept(shown), await kept(deleted)]).toEqual([true, true])
    await changeAnuncio(database.db, one, { contenido: '<p>x</p>' }, ago(0))
    await linkPictures(database.db, one, [], ago(orphanPictureMs - 1))
    await deleteAnuncio(database.db, two)
    await reconcile()
    // one picture was removed from its text less than a day ago
    expect([await kept(shown), await kept(deleted)]).toEqual([true, false])
  })

  it('hold up no write while their store is slow; once it failed, no text takes them and the next pass deletes them', async () => {
    const old = await picture(ago(2 * orphanPictureMs))
    const { context } = reconcilerAt(now, database, dataDir)
    const slow = {
      ...context.pictures,
      async remove(key: string) {
        await database.transaction((trx) => insertAnuncioPicture(trx, `/${key}-meanwhile`, ago(0)))
        throw new StoreAway(`delete ${key}`, null)
      },
    }
    await expect(deleteOrphanPictures({ ...context, pictures: slow })).rejects.toThrow(StoreAway)
    expect(await linkPictures(database.db, await anuncio(), [old], ago(0))).toBe(old)
    await reconcile()
    expect(await kept(old)).toBe(false)
  })

  it('are kept while another text shows them', async () => {
    const path = await picture(ago(2 * orphanPictureMs))
    const first = await anuncio(path)
    const copy = await anuncio(path)
    await deleteAnuncio(database.db, first)
    await reconcile()
    expect(await kept(path)).toBe(true)
    await deleteAnuncio(database.db, copy)
    await reconcile()
    expect(await kept(path)).toBe(false)
  })
})
