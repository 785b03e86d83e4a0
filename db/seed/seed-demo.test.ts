import { fold } from '@trinchera/rules/folding'
import { afterAll, describe, expect, it } from 'vitest'
import { listTorneos } from '../queries/site/torneos'
import { openTestDatabase, type TestDatabase } from '../testing'
import { seedDemo } from './seed-demo'

/** The time of the seed. `npm run test:dates` runs these tests with other times. */
const now = new Date(process.env.TEST_NOW ?? '2026-03-14T15:20:00.000Z')
const hashPassword = async (password: string) => `hash of ${password}`

describe('seeding', () => {
  const opened: TestDatabase[] = []
  const open = async () => {
    const database = await openTestDatabase()
    opened.push(database)
    return database
  }
  afterAll(() => Promise.all(opened.map((database) => database.drop())))

  const tables = [
    'players',
    'juegos',
    'etapas',
    'clans',
    'memberships',
    'matches',
    'match_roster',
    'rulings',
    'ladders',
    'standings',
    'ladder_blocks',
    'ladder_shifts',
    'match_outcomes',
    'player_records',
    'player_totals',
    'match_claims',
    'etapa_finals',
    'torneos',
    'torneo_inscripciones',
    'torneo_planteles',
    'torneo_actos',
    'audit_log',
    'anuncios',
    'comments',
    'comment_reports',
    'foro_temas',
    'foro_reacciones',
    'foro_lecturas',
    'retos',
    'reto_actos',
    'medallas',
    'linajes',
    'etapa_cronicas',
  ] as const
  const everything = async ({ db }: TestDatabase) =>
    JSON.stringify(await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute())))

  it('writes the same rows for the same now, and a different year for another', async () => {
    const [one, two, later] = [await open(), await open(), await open()]
    for (const [database, at] of [
      [one, now],
      [two, now],
      [later, new Date('2026-09-02T03:00:00.000Z')],
    ] as const)
      await seedDemo(database, { now: at, hashPassword, loopback: true })
    expect(await everything(two)).toBe(await everything(one))
    expect(await everything(later)).not.toBe(await everything(one))
  })

  it('fulfils its guarantees at any time of day', async () => {
    for (const at of ['2026-01-01T03:00:00.000Z', '2026-04-05T04:30:00.000Z', '2026-09-07T12:00:00.000Z']) {
      const database = await open()
      const { logins } = await seedDemo(database, { now: new Date(at), hashPassword, loopback: true })
      expect(logins).toHaveLength(10)
      const rows = await database.db
        .selectFrom('clans')
        .innerJoin('etapas', 'etapas.id', 'clans.id_etapa')
        .innerJoin('standings', 'standings.id_clan', 'clans.id')
        .where('etapas.nombre', '=', 'Etapa II')
        .select(['clans.nombre', 'ranking_actual', 'racha_actual'])
        .execute()
      expect(rows.filter((row) => row.ranking_actual > 0)).toHaveLength(14)
      expect(rows.find((row) => row.nombre === 'Vieja Guardia')?.racha_actual).toBeGreaterThanOrEqual(10)
      expect(rows.find((row) => row.nombre === 'Barricada')?.racha_actual).toBeLessThanOrEqual(-10)
      const claims = await database.db.selectFrom('match_claims').select(['fecha', 'settled_at']).execute()
      expect(claims.map(({ settled_at }) => settled_at === null).sort()).toEqual([false, true, true])
      expect(claims.every(({ fecha, settled_at }) => fecha < at && (settled_at ?? fecha) < at)).toBe(true)
      expect((await listTorneos(database.db, at)).map(({ estado }) => estado)).toEqual([
        'anunciado',
        'en-juego',
        'terminado',
      ])
      const { last } = await database.db
        .selectFrom('matches')
        .select((eb) => eb.fn.max('fecha').as('last'))
        .executeTakeFirstOrThrow()
      expect(last < at).toBe(true)
    }
  })

  it('generates passwords when the site is reachable by others', async () => {
    const [one, two] = [await open(), await open()]
    const random = (await seedDemo(one, { now, hashPassword, loopback: false })).logins
    const other = (await seedDemo(two, { now, hashPassword, loopback: false })).logins
    expect(random.every((login) => login.password.length >= 16 && !login.password.startsWith('demo-'))).toBe(true)
    expect(new Set([...random, ...other].map((login) => login.password)).size).toBe(20)
  })

  it('works beside the first administrator, even one with a demo name', async () => {
    const database = await open()
    const at = now.toISOString()
    await database.db
      .insertInto('players')
      .values({
        username: 'Tatan',
        username_folded: fold('Tatan'),
        email: 'quiltro@trinchera.test',
        rol: 1,
        admin: 1,
        created_at: at,
      })
      .execute()
    const { logins } = await seedDemo(database, { now, hashPassword, loopback: true })
    expect(logins.map((login) => login.username)).toContain('Tatán.demo')
    expect(logins.map((login) => login.email)).toContain('demo.quiltro@trinchera.test')
  })

  it('does not touch a database where someone has registered', async () => {
    const database = await open()
    await database.db
      .insertInto('players')
      .values({ username: 'ana', username_folded: 'ana', email: 'ana@club.cl', created_at: now.toISOString() })
      .execute()
    expect(await seedDemo(database, { now, hashPassword, loopback: true })).toEqual({ logins: [] })
    expect(await database.db.selectFrom('juegos').selectAll().execute()).toEqual([])
  })
})
