import { afterEach, describe, expect, it } from 'vitest'
import { noticesOf } from '@trinchera/db/queries/notices/notices'
import { listRetos } from '@trinchera/db/queries/retos/retos'
import { readOpciones, storeOpciones } from '@trinchera/db/queries/site/opciones'
import { openTestDatabase, testDialects, type TestDatabase } from '@trinchera/db/testing'
import { playedBeforeMs, retoPickMs, retoPicksEndMs } from '@trinchera/rules/limits'
import { agreeReto, askReto, twoClans } from '../../testing/retos'
import { reconcilerAt } from '../../testing/reconciler'
import { expireRetos, pickAtRandom } from './retos'

let database: TestDatabase
afterEach(() => database.drop())

const now = new Date()
const hour = 3_600_000
const at = (ms: number) => new Date(now.getTime() + ms)
const iso = (ms: number) => at(ms).toISOString()

/** Lets two workers reconcile at the same instant; returns the reto events that they emitted. */
async function reconcile(ms: number, work: typeof expireRetos) {
  const { context, emitted } = reconcilerAt(at(ms), database)
  await Promise.all([work(context), work(context)])
  return emitted.filter(({ event }) => event === 'challenge:changed')
}
const texts = async (player: number) =>
  (await noticesOf(database.db, player, at(100 * hour))).notices.map(({ texto }) => texto)

/** Reduces the allowed maps to `count`, and returns their codes. */
async function allowMaps(count: number) {
  const { mapas } = await readOpciones(database.db)
  const lista = mapas.lista.slice(0, count)
  await storeOpciones(database.db, { mapas: { ...mapas, lista } })
  return lista.map(({ codigo }) => codigo).sort()
}

describe.each(testDialects)('a reto on %s', (dialect) => {
  it('lapses at the first date that nobody answered, not earlier, once, told to both', async () => {
    database = await openTestDatabase(dialect)
    const clans = await twoClans(database, iso(0))
    const reto = await askReto(database, clans, [iso(3 * hour), iso(5 * hour)], at(0))
    expect(await reconcile(3 * hour - 1, expireRetos)).toEqual([])
    expect(await reconcile(3 * hour, expireRetos)).toMatchObject([
      { payload: { reto: { id: reto.id, estado: 'vencido' } } },
    ])
    expect(await reconcile(4 * hour, expireRetos)).toEqual([])
    expect(await reto.state()).toMatchObject({ estado: 'vencido', cierre: { id_clan: null, fecha: iso(3 * hour) } })
    for (const { lider } of clans) expect(await texts(lider)).toMatchObject([/venció sin respuesta/])
  })

  it('lapses beside one whose stored state is damaged, which is tried again ever more seldom', async () => {
    database = await openTestDatabase(dialect)
    const broken = await askReto(database, await twoClans(database, iso(0)), [iso(3 * hour)], at(0))
    const sound = await askReto(database, await twoClans(database, iso(0)), [iso(3 * hour)], at(0))
    const { db } = database
    const whole = await db.selectFrom('retos').where('id', '=', broken.id).select('situacion').executeTakeFirstOrThrow()
    await db.updateTable('retos').set({ situacion: '{"dañado' }).where('id', '=', broken.id).execute()
    expect(await reconcile(3 * hour, expireRetos)).toMatchObject([{ payload: { reto: { id: sound.id } } }])
    expect((await listRetos(db, { id: 0, moderates: true }, {})).map(({ id }) => id)).not.toContain(broken.id)
    for (let n = 0; n < 3; n++) expect(await reconcile(3 * hour + n, expireRetos)).toEqual([])
    await db.updateTable('retos').set(whole).where('id', '=', broken.id).execute()
    expect(await reconcile(3 * hour + 10, expireRetos)).toEqual([])
    expect(await reconcile(5 * hour, expireRetos)).toMatchObject([{ payload: { reto: { id: broken.id } } }])
  })

  it('does not lapse at a date in place of which another was offered', async () => {
    database = await openTestDatabase(dialect)
    const clans = await twoClans(database, iso(0))
    const reto = await askReto(database, clans, [iso(3 * hour)], at(0))
    await reto.act({ tipo: 'proponer', id_clan: clans[1].id, fechas: [iso(9 * hour)] })
    expect(await reconcile(3 * hour, expireRetos)).toEqual([])
    expect(await reconcile(9 * hour, expireRetos)).toHaveLength(1)
  })

  it('lapses when nobody told what happened for as long as a match may be reported', async () => {
    database = await openTestDatabase(dialect)
    const reto = await agreeReto(database, await twoClans(database, iso(0)), iso(3 * hour), at(0))
    expect(await reconcile(3 * hour + playedBeforeMs - 1, expireRetos)).toEqual([])
    expect(await reconcile(3 * hour + playedBeforeMs, expireRetos)).toHaveLength(1)
    expect((await reto.state()).estado).toBe('vencido')
  })

  it('has maps and side picked at random from five minutes before, none twice, and says so', async () => {
    database = await openTestDatabase(dialect)
    const clans = await twoClans(database, iso(0))
    const reto = await agreeReto(database, clans, iso(3 * hour), at(0))
    const allowed = await allowMaps(2)
    const end = 3 * hour - retoPicksEndMs
    expect(await reconcile(end - 1, pickAtRandom)).toEqual([])
    for (let pass = 0; pass < 3; pass++) await reconcile(end + pass, pickAtRandom)
    const { mapas, bando, elige_hasta } = await reto.state()
    expect(mapas.map(({ codigo }) => codigo).sort()).toEqual(allowed)
    expect(mapas.map(({ elegido_por }) => elegido_por)).toEqual([null, null])
    expect([bando?.id_clan, elige_hasta]).toEqual([clans[0].id, null])
    expect(await reconcile(end + 10, pickAtRandom)).toEqual([])
    for (const { lider } of clans) expect(await texts(lider)).toEqual([])
  })

  it('has one turn picked once its minutes have passed, and the next side told that it is theirs', async () => {
    database = await openTestDatabase(dialect)
    const clans = await twoClans(database, iso(0))
    const reto = await agreeReto(database, clans, iso(3 * hour), at(0))
    await reto.act({ tipo: 'juntos', id_clan: null })
    expect(await reconcile(retoPickMs - 1, pickAtRandom)).toEqual([])
    expect(await reconcile(retoPickMs, pickAtRandom)).toHaveLength(1)
    expect(await reconcile(2 * retoPickMs - 1, pickAtRandom)).toEqual([])
    expect((await reto.state()).mapas).toMatchObject([{ elegido_por: null }])
    expect(await texts(clans[0].lider)).toMatchObject([/eligió al azar. Les toca elegir un mapa/])
    expect(await texts(clans[1].lider)).toEqual([])
  })

  it('waits for a map to be allowed when all are taken', async () => {
    database = await openTestDatabase(dialect)
    const reto = await agreeReto(database, await twoClans(database, iso(0)), iso(3 * hour), at(0))
    await allowMaps(1)
    for (let pass = 0; pass < 3; pass++) await reconcile(3 * hour, pickAtRandom)
    expect((await reto.state()).mapas).toHaveLength(1)
  })
})
