import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { endMembership } from '@trinchera/db/queries/clanes/clan-removal'
import { addMember } from '@trinchera/db/queries/clanes/memberships'
import { insertAnswer } from '@trinchera/db/queries/ladder/answers'
import { markReminded } from '@trinchera/db/queries/retos/due'
import { insertRuling, liftRuling } from '@trinchera/db/queries/rulings/rulings'
import { openTestDatabase, testDialects, type TestDatabase } from '@trinchera/db/testing'
import { webhookReminderMs } from '@trinchera/rules/limits'
import { startWebhookReceiver, type WebhookReceiver } from '@trinchera/testing/webhook-receiver'
import { agreeReto, askReto, twoClans, type TestClan } from '../../testing/retos'
import { insertPerson } from '../../testing/reconciler'
import { awarding, playTimes } from '../../testing/awarding'
import { season } from '../../testing/season'
import { addWebhook, eventOf, playMatch, typesOf, webhookWorker, type WebhookWorker } from '../../testing/webhooks'

const hour = 3_600_000

describe.each(testDialects)('what a clan’s webhook is told, on %s', (dialect) => {
  let database: TestDatabase
  let receiver: WebhookReceiver
  let clock: Date
  let own: TestClan
  let rival: TestClan
  let worker: WebhookWorker
  beforeEach(async () => {
    database = await openTestDatabase(dialect)
    receiver = await startWebhookReceiver()
    clock = new Date()
    ;[own, rival] = await twoClans(database, clock.toISOString())
    worker = webhookWorker(database, receiver, () => clock)
  })
  afterEach(async () => {
    await worker.end()
    await receiver.stop()
    await database.drop()
  })
  const pass = (ms: number) => {
    clock = new Date(clock.getTime() + ms)
    return clock
  }
  /** The events that arrived since the last call. */
  const news = async () => {
    const before = receiver.taken.length
    await worker.reconcile()
    return receiver.taken.slice(before).map(eventOf)
  }

  it('nothing of what happened before it was added', async () => {
    await playMatch(database, own, rival, clock)
    await askReto(database, [own, rival], [new Date(clock.getTime() + 5 * hour).toISOString()], clock)
    pass(1)
    await addWebhook(database, own, clock)
    expect(await news()).toEqual([])
  })

  it('a match with its places, its answer, a ruling and its end, the change of place', async () => {
    await addWebhook(database, own, clock)
    const { id, id_etapa } = await playMatch(database, own, rival, pass(1))
    const [reported, moved] = await news()
    expect(reported).toMatchObject({
      type: 'match.reported',
      timestamp: clock.toISOString(),
      data: {
        titulo: expect.stringMatching(/^Halcones \d+ le ganó a Cóndores \d+$/),
        texto: expect.stringMatching(
          /^Quena reportó la derrota de Cóndores \d+\. Halcones \d+ entra a la tabla en el #1\.$/,
        ),
        enlace: `https://trinchera.example/ladder/partida/${id}`,
        match: { id, ganador: { id: own.id, despues: 1 } },
      },
    })
    expect(moved).toMatchObject({ type: 'clan.place_changed', data: { antes: 0, ahora: 1 } })

    const fecha = pass(1).toISOString()
    await insertAnswer(database.db, { match_id: id, estado: 'vencida', hasta: fecha, quien: null, fecha })
    expect(await news()).toMatchObject([
      { type: 'match.answered', data: { texto: expect.stringContaining('no respondió en 24 horas') } },
    ])
    const ruling = { match_id: id, id_etapa, seq: null, id_clan: null, ruled_by: own.lider }
    await insertRuling(database.db, {
      ...ruling,
      tipo: 'anular',
      motivo: 'Se jugó mal',
      created_at: pass(1).toISOString(),
    })
    expect(await news()).toMatchObject([
      { type: 'match.ruled', data: { texto: 'Anulado por la administración. Motivo: Se jugó mal' } },
    ])
    const { id: given } = await database.db.selectFrom('rulings').select('id').executeTakeFirstOrThrow()
    await liftRuling(database.db, given, own.lider, pass(1).toISOString())
    expect((await news()).map(({ type }) => type)).toEqual(['match.ruling_lifted'])
  })

  it('a match before the place that it gave, also one that is folded while messages are stored', async () => {
    await addWebhook(database, own, clock)
    await playMatch(database, own, rival, pass(1))
    const { transaction } = database
    database.transaction = async (work) => {
      database.transaction = transaction
      await playMatch(database, rival, own, pass(1)) // now the messages about the first match are stored
      return transaction(work)
    }
    const told = [...(await news()), ...(await news())]
    expect(told.map(({ type, data }) => ('ahora' in data ? [type, data.ahora] : [type]))).toEqual([
      ['match.reported'],
      ['clan.place_changed', 1],
      ['match.reported'],
      ['clan.place_changed', 2],
    ])
  })

  it('retos, from the offer to the hour before, also those that nobody else sees', async () => {
    await addWebhook(database, rival, clock)
    const at = new Date(clock.getTime() + 5 * hour).toISOString()
    const reto = await agreeReto(database, [own, rival], at, pass(1))
    expect((await news()).map(({ type, data }) => `${type} ${data.titulo.replace(/ \d+/g, '')}`)).toEqual([
      'challenge.offered Halcones ofrece fechas a Cóndores',
      'challenge.agreed Hay reto: Halcones contra Cóndores',
    ])
    await markReminded(database.db, reto.id, 24 * hour, pass(1).toISOString())
    expect(await news()).toEqual([])
    await markReminded(database.db, reto.id, webhookReminderMs, pass(1).toISOString())
    expect((await news()).map(({ type }) => type)).toEqual(['challenge.starting'])
    await reto.act({ tipo: 'cancelar', id_clan: own.id, motivo: 'No llegamos' }, pass(1))
    expect(await news()).toMatchObject([
      { type: 'challenge.cancelled', data: { texto: expect.stringContaining('Motivo: No llegamos') } },
    ])
  })

  it('who joined and who left', async () => {
    await addWebhook(database, own, clock)
    const joined_at = pass(1).toISOString()
    const player_id = await insertPerson(database.db, 'Diuca', joined_at)
    const { id_etapa } = await database.db
      .selectFrom('clans')
      .where('id', '=', own.id)
      .select('id_etapa')
      .executeTakeFirstOrThrow()
    await addMember(database.db, { id_clan: own.id, player_id, id_etapa, joined_at })
    expect(await news()).toMatchObject([
      { type: 'member.joined', data: { player: { id: player_id, username: 'Diuca' } } },
    ])
    await endMembership(database.db, own.id, player_id)
    expect(await news()).toMatchObject([{ type: 'member.left', data: { player: { username: 'Diuca' } } }])
  })

  it('a medal that it earned and one that a ruling took back, each once', async () => {
    const etapa = await season(database, 'ab', clock)
    const { award } = awarding(() => database)
    await addWebhook(database, etapa.clan('a'), clock, { eventos: ['medalla'] })
    await addWebhook(database, etapa.clan('b'), clock, { host: 'rival', eventos: ['medalla'] })
    const matches = await playTimes(etapa, 10, 'ab')
    await award(etapa, pass(1))
    const { id } = etapa.clan('a')
    // The founder's medal sends no event.
    expect(await news()).toMatchObject([
      {
        type: 'medal.awarded',
        timestamp: clock.toISOString(),
        data: {
          titulo: 'Clan a ganó una medalla, Racha de 10',
          texto: expect.stringMatching(/^Ganó 10 seguidas en Etapa de \S.*; la última, contra Clan b\.$/),
          enlace: `https://trinchera.example/ladder/detalle-clan/${id}`,
          medalla: { tipo: 'racha-10', partida: matches[9], vigente: true },
        },
      },
    ])
    await award(etapa, pass(1))
    expect(await news()).toEqual([])
    // The previous release, which knows no medals, reads the same rows: it must find the name and text, and no choice that it cannot parse.
    const [chosen] = await database.db.selectFrom('ganchos').select('eventos').execute()
    const [message] = await database.db.selectFrom('gancho_envios').select('evento').execute()
    expect(JSON.parse(chosen?.eventos ?? '')).toEqual({})
    expect(JSON.parse(message?.evento ?? '')).toEqual({
      type: 'webhook.test',
      timestamp: expect.any(String),
      data: {
        clan: expect.objectContaining({ id }),
        titulo: 'Clan a ganó una medalla, Racha de 10',
        texto: expect.stringContaining('Ganó 10 seguidas'),
        enlace: `/ladder/detalle-clan/${id}`,
      },
    })

    await etapa.rule(matches[9] ?? 0, 'anular')
    await award(etapa, pass(1))
    expect(await news()).toMatchObject([{ type: 'medal.withdrawn', data: { medalla: { vigente: false } } }])
    await etapa.reinstate(matches[9] ?? 0)
    await award(etapa, pass(1))
    await Promise.all([worker.reconcile(), worker.reconcile()])
    expect(typesOf(receiver.taken)).toEqual(['medal.awarded', 'medal.withdrawn', 'medal.awarded'])
  })

  it('only what was chosen, once, with two workers', async () => {
    const other = webhookWorker(database, receiver, () => clock, { own: true })
    await addWebhook(database, own, clock, { eventos: ['partida'] })
    await addWebhook(database, rival, clock, { host: 'rival', eventos: ['puesto', 'reto'] })
    for (let i = 0; i < 5; i++) await playMatch(database, own, rival, pass(1))
    await Promise.all([worker.reconcile(), other.reconcile()])
    await Promise.all([worker.reconcile(), other.reconcile()])
    await other.end()
    const own5 = receiver.taken.filter(({ url }) => url.startsWith('https://clan.'))
    expect(typesOf(own5)).toEqual(Array(5).fill('match.reported'))
    const times = own5.map((one) => eventOf(one).timestamp)
    expect(times).toEqual([...times].sort())
    expect(new Set(own5.map(({ headers }) => headers['webhook-id'])).size).toBe(5)
    // the clan is unranked before and after, so there is no change of place
    expect(receiver.taken).toHaveLength(5)
  })
})
