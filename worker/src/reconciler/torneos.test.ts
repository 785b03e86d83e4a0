import { afterEach, describe, expect, it } from 'vitest'
import { deletePlayer } from '@trinchera/db/queries/admin/players'
import { clanMatches } from '@trinchera/db/queries/ladder/tops'
import { noticesOf } from '@trinchera/db/queries/notices/notices'
import { torneoPageOf } from '@trinchera/db/queries/torneos/bracket'
import { storeCheckin, storeEnrolment } from '@trinchera/db/queries/torneos/inscripciones'
import { insertTorneo, lockForActs, plainFields, type TorneoFields } from '@trinchera/db/queries/torneos/stored-torneos'
import { openTestDatabase, testDialects, type TestDatabase } from '@trinchera/db/testing'
import { actOnTorneo, storeAndTell } from '@trinchera/effects/torneos'
import { torneoObjectMs } from '@trinchera/rules/limits'
import { bracketOf, drawBracket } from '@trinchera/rules/torneo/bracket'
import type { TorneoAct } from '@trinchera/rules/torneo'
import { twoClans, type TestClan } from '../../testing/retos'
import { insertPerson, reconcilerAt } from '../../testing/reconciler'
import { callIn, closeTorneoMatches, fillPlaces } from './torneos'

let database: TestDatabase
afterEach(() => database.drop())

const now = new Date()
const hour = 3_600_000
const at = (ms: number) => new Date(now.getTime() + ms)
const iso = (ms: number) => at(ms).toISOString()

/** Inserts a torneo with two clans that begins in two hours, with half an hour of check-in. */
async function announced(
  [one, other]: readonly [TestClan, TestClan],
  more: Partial<TorneoFields> = {},
): Promise<number> {
  const { db } = database
  const { id } = await insertTorneo(
    db,
    {
      ...plainFields,
      nombre: 'Copa',
      descripcion: '',
      inicio: iso(2 * hour),
      formato: 'simple',
      cupos: 4,
      checkin_minutos: 30,
      inscripcion_hasta: iso(hour),
      mejor_de: 3,
      ...more,
    },
    iso(0),
  )
  for (const { id: id_clan, lider } of [one, other])
    await storeEnrolment(db, { id_torneo: id, id_clan, fecha: iso(0) }, [lider])
  return id
}

async function drawn(clans: readonly [TestClan, TestClan], more: Partial<TorneoFields> = {}): Promise<number> {
  const id = await announced(clans, more)
  const { context } = reconcilerAt(at(0), database)
  const equipos = clans.map((clan) => clan.id)
  const plan = {
    formato: 'simple',
    equipos,
    mejor_de: 3,
    mejor_de_semifinal: null,
    mejor_de_final: null,
    mapas: [],
  } as const
  const state = drawBracket(plan)
  const changed = bracketOf(state).flatMap(({ partidas }) => partidas)
  await database.transaction(async (trx, onCommit) => {
    const stored = await lockForActs(trx, id)
    const act = { tipo: 'sorteo', fecha: iso(0), plan } as const
    if (stored) await storeAndTell(trx, onCommit, context, stored, { act, state, changed }, null)
  })
  return id
}

async function act(torneo: number, done: TorneoAct, by: number): Promise<void> {
  const { context } = reconcilerAt(at(0), database)
  await database.transaction(async (trx, onCommit) => {
    const stored = await lockForActs(trx, torneo)
    if (stored) await actOnTorneo(trx, onCommit, context, stored, done, { id: by, username: 'Alguien' })
  })
}

/** Lets two workers reconcile at the same time; returns the bracket events that they emitted. */
async function reconcile(ms: number, work: typeof callIn) {
  const { context, emitted } = reconcilerAt(at(ms), database)
  await Promise.all([work(context), work(context)])
  return emitted.filter(({ event }) => event === 'bracket:changed')
}
const texts = async (player: number) =>
  (await noticesOf(database.db, player, at(100 * hour))).notices.map(({ texto }) => texto)
const estado = async (torneo: number) =>
  (await torneoPageOf(database.db, torneo, iso(0)))?.llave?.rondas[0]?.partidas[0]?.estado

describe.each(testDialects)('a torneo on %s', (dialect) => {
  it('closes a reported match half an hour later, once, unless the winner objected', async () => {
    database = await openTestDatabase(dialect)
    const clans = await twoClans(database, iso(0))
    const [winner, loser] = clans
    const id = await drawn(clans)
    const resultado: TorneoAct = {
      tipo: 'resultado',
      partida: 1,
      marcador: [2, 1],
      mapas: null,
      id_clan: loser.id,
      fecha: iso(0),
    }
    await act(id, resultado, loser.lider)
    expect(await reconcile(torneoObjectMs - 1, closeTorneoMatches)).toEqual([])
    expect(await reconcile(torneoObjectMs, closeTorneoMatches)).toMatchObject([
      { payload: { id, version: 3, partidas: [{ id: 1, estado: 'cerrada', ganador: winner.id }] } },
    ])
    expect(await reconcile(2 * torneoObjectMs, closeTorneoMatches)).toEqual([])
    expect((await torneoPageOf(database.db, id, iso(0)))?.campeon).toMatchObject({ id_clan: winner.id })
  })

  it('enters a match in the ladder also where its reporter has left the site meanwhile', async () => {
    database = await openTestDatabase(dialect)
    const clans = await twoClans(database, iso(0))
    const [, loser] = clans
    const { db } = database
    const { id_etapa } = await db
      .selectFrom('clans')
      .where('id', '=', loser.id)
      .select('id_etapa')
      .executeTakeFirstOrThrow()
    const id = await drawn(clans, { id_etapa, cuenta_ladder: true })
    const reporter = await insertPerson(db, 'Fugaz', iso(0))
    await act(
      id,
      { tipo: 'resultado', partida: 1, marcador: [2, 1], mapas: null, id_clan: loser.id, fecha: iso(0) },
      reporter,
    )
    await deletePlayer(db, reporter)
    await reconcile(torneoObjectMs, closeTorneoMatches)
    expect(await estado(id)).toBe('cerrada')
    const { matches } = await clanMatches(db, loser.id)
    expect(matches).toMatchObject([{ reportado_por: 'Alguien', perdedor: { id: loser.id } }])
  })

  it('leaves an objected match to the organisers', async () => {
    database = await openTestDatabase(dialect)
    const clans = await twoClans(database, iso(0))
    const [winner, loser] = clans
    const id = await drawn(clans)
    const resultado: TorneoAct = {
      tipo: 'resultado',
      partida: 1,
      marcador: [2, 1],
      mapas: null,
      id_clan: loser.id,
      fecha: iso(0),
    }
    await act(id, resultado, loser.lider)
    await act(id, { tipo: 'objetar', partida: 1, texto: 'No fue así', id_clan: winner.id, fecha: iso(1) }, winner.lider)
    expect(await reconcile(2 * torneoObjectMs, closeTorneoMatches)).toEqual([])
    expect(await estado(id)).toBe('reportada')
  })

  it('calls the enrolled in once, when check-in opens', async () => {
    database = await openTestDatabase(dialect)
    const clans = await twoClans(database, iso(0))
    await announced(clans)
    await reconcile(1.4 * hour, callIn)
    expect(await texts(clans[0].lider)).toEqual([])
    await reconcile(1.6 * hour, callIn)
    await reconcile(1.7 * hour, callIn)
    for (const { lider } of clans) expect(await texts(lider)).toEqual([expect.stringContaining('check-in')])
  })

  it('says nothing of a check-in that opened and closed while no worker ran', async () => {
    database = await openTestDatabase(dialect)
    const clans = await twoClans(database, iso(0))
    await announced(clans)
    await reconcile(2.1 * hour, callIn)
    for (const { lider } of clans) expect(await texts(lider)).toEqual([])
  })

  it('tells a reserve once, when check-in ends, that it has the place of who did not come', async () => {
    database = await openTestDatabase(dialect)
    const clans = await twoClans(database, iso(0))
    const [absent, reserve] = clans
    const id = await announced(clans, { cupos: 1 })
    await storeCheckin(database.db, id, reserve.id, iso(1.6 * hour))
    await reconcile(2 * hour, fillPlaces)
    expect(await texts(reserve.lider)).toEqual([])
    await reconcile(2 * hour + 1, fillPlaces)
    await reconcile(2.1 * hour, fillPlaces)
    expect(await texts(reserve.lider)).toEqual([
      expect.stringMatching(/^Copa\. Se liberó un cupo: Cóndores \d+ deja de ser reserva$/),
    ])
    expect(await texts(absent.lider)).toEqual([])
  })

  it('tells no reserve of a place long after check-in, nor one that did not check in', async () => {
    database = await openTestDatabase(dialect)
    const clans = await twoClans(database, iso(0))
    const [, reserve] = clans
    const id = await announced(clans, { cupos: 1 })
    await reconcile(2.1 * hour, fillPlaces)
    await storeCheckin(database.db, id, reserve.id, iso(1.6 * hour))
    await reconcile(26.1 * hour, fillPlaces)
    expect(await texts(reserve.lider)).toEqual([])
  })
})
