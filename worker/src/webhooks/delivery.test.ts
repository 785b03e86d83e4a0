import { readFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sinceOf } from '@trinchera/db/queries/webhooks/expanded'
import { insertDelivery } from '@trinchera/db/queries/webhooks/outbox'
import { clanBaseline, resumeWebhook, stopWebhook } from '@trinchera/db/queries/webhooks/webhooks'
import { noticesOf } from '@trinchera/db/queries/notices/notices'
import { openTestDatabase, testDialects, type TestDatabase } from '@trinchera/db/testing'
import { webhookDeadFailures, webhookDeadMs, webhookPauses, webhookTriedMs } from '@trinchera/rules/limits'
import type { OutboundReply } from '@trinchera/runtime/outbound'
import { isSigned, startWebhookReceiver, type WebhookReceiver } from '@trinchera/testing/webhook-receiver'
import { twoClans, type TestClan } from '../../testing/retos'
import {
  addWebhook,
  deliveriesOf,
  playMatch,
  testSecret,
  typesOf,
  webhookWorker,
  type WebhookWorker,
} from '../../testing/webhooks'
import { attemptLease } from './sender'

const hour = 3_600_000
const day = 24 * hour

describe.each(testDialects)('delivery to a clan’s webhook, on %s', (dialect) => {
  let database: TestDatabase
  let receiver: WebhookReceiver
  let clock: Date
  let own: TestClan
  let rival: TestClan
  let worker: WebhookWorker
  const endings: (() => Promise<void>)[] = []
  beforeEach(async () => {
    database = await openTestDatabase(dialect)
    receiver = await startWebhookReceiver()
    clock = new Date()
    ;[own, rival] = await twoClans(database, clock.toISOString())
    worker = webhookWorker(database, receiver, () => clock)
  })
  afterEach(async () => {
    await receiver.stop()
    for (const end of endings.splice(0)) await end()
    await worker.end()
    await database.drop()
  })
  const pass = (ms: number) => {
    clock = new Date(clock.getTime() + ms)
    return clock
  }
  const play = () => playMatch(database, own, rival, pass(1))
  const ids = () => receiver.taken.map(({ headers }) => headers['webhook-id'])
  const stored = (id: number) =>
    database.db.selectFrom('ganchos').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
  const notices = async (player: number) =>
    (await noticesOf(database.db, player, clock)).notices.filter(({ tipo }) => tipo === 'webhook')
  const test = async (webhook: number) => {
    const clan = { id: own.id, nombre: 'Halcones', tag: 'HAL' }
    const data = { clan, titulo: 'Prueba', texto: 'Una prueba.', enlace: '/' }
    const now = clock.toISOString()
    await insertDelivery(database.db, webhook, { type: 'webhook.test', timestamp: now, data }, null, now)
  }

  it('is signed, as WebCrypto and the example of the documentation find', async () => {
    await addWebhook(database, own, clock, { eventos: ['partida'] })
    await play()
    await worker.reconcile()
    const [taken] = receiver.taken
    if (!taken) throw new Error('nothing came')
    expect(await isSigned(taken, testSecret)).toBe(true)
    expect(await isSigned({ ...taken, body: `${taken.body} ` }, testSecret)).toBe(false)

    const page = readFileSync(new URL('../../../docs/webhooks.md', import.meta.url), 'utf8')
    const dir = mkdtempSync(join(tmpdir(), 'trinchera-webhook-'))
    endings.push(async () => rmSync(dir, { recursive: true }))
    writeFileSync(join(dir, 'verify.mjs'), /```js\n([\s\S]*?)```/.exec(page)?.[1] ?? '')
    const { verify } = await import(join(dir, 'verify.mjs'))
    expect(verify(testSecret, taken.headers, taken.body).type).toBe('match.reported')
    const other = `whsec_${Buffer.from('another of 24 characters').toString('base64')}`
    expect(() => verify(other, taken.headers, taken.body)).toThrow('wrong signature')
    expect(() => verify(testSecret, { ...taken.headers, 'webhook-timestamp': '1' }, taken.body)).toThrow('too old')
  })

  it('is an embed where the address is of Discord, in which a name mentions nobody', async () => {
    await database.db.updateTable('clans').set({ nombre: '**@everyone** <x>' }).where('id', '=', own.id).execute()
    await addWebhook(database, own, clock, { clase: 'discord', eventos: ['partida'] })
    await play()
    await worker.reconcile()
    const [taken] = receiver.taken
    expect(taken?.headers['webhook-signature']).toBeUndefined()
    const message = JSON.parse(taken?.body ?? '{}')
    expect(message).toMatchObject({ username: 'Trinchera', allowed_mentions: { parse: [] } })
    const [embed] = message.embeds
    expect(embed.title).toContain('\\*\\*@\u200Beveryone\\*\\* \\<x\\>')
    expect(embed.url).toMatch(/^https:\/\/trinchera\.example\/ladder\/partida\/\d+$/)
    expect(embed.color).toBeGreaterThan(0)
  })

  it('gives up a message that is damaged, and delivers the others', async () => {
    const webhook = await addWebhook(database, own, clock, { eventos: ['partida'] })
    const other = await addWebhook(database, rival, clock, { eventos: ['partida'] })
    await test(webhook)
    const { db } = database
    await db
      .updateTable('gancho_envios')
      .set({ evento: '{"dañado', ademas: null })
      .where('id_gancho', '=', webhook)
      .execute()
    await play()
    await worker.reconcile()
    await worker.reconcile()
    expect(await deliveriesOf(database, webhook)).toMatchObject([
      { estado: 'fallido', error: 'El mensaje guardado está dañado' },
      { estado: 'entregado' },
    ])
    expect(await deliveriesOf(database, other)).toMatchObject([{ estado: 'entregado' }])
  })

  it('stores the messages of the others where what happened to one clan cannot be read', async () => {
    const broken = await addWebhook(database, own, clock, { eventos: ['partida'] })
    const other = await addWebhook(database, rival, clock, { eventos: ['partida'] })
    await database.db
      .updateTable('ganchos')
      .set({ eventos: 'dañado', ademas: null, miembros: 'dañado' })
      .where('id', '=', broken)
      .execute()
    await play()
    await worker.reconcile()
    expect(await deliveriesOf(database, other)).toMatchObject([{ estado: 'entregado' }])
    expect(await deliveriesOf(database, broken)).toEqual([])
  })

  it('is repeated with the same id, and the next one waits for it', async () => {
    const webhook = await addWebhook(database, own, clock, { eventos: ['partida'] })
    receiver.answers('clan.trinchera.test', 500)
    await play()
    await play()
    await worker.reconcile()
    await worker.reconcile()
    expect(receiver.taken).toHaveLength(1)
    receiver.answers('clan.trinchera.test', 204)
    pass(webhookPauses[0])
    await worker.reconcile()
    const [first, again, second] = ids()
    expect(ids()).toHaveLength(3)
    expect(again).toBe(first)
    expect(second).not.toBe(first)
    expect(await deliveriesOf(database, webhook)).toMatchObject([
      { estado: 'entregado', intentos: 2, codigo: 204, error: null },
      { estado: 'entregado', intentos: 1 },
    ])
    expect(await stored(webhook)).toMatchObject({ fallos: 0, fallando_desde: null })
  })

  it.each([
    [302, /no se sigue/],
    [404, /404/],
    [500, /de su lado/],
  ])('fails with a %d, which is said', async (status, error) => {
    const webhook = await addWebhook(database, own, clock, { eventos: ['partida'] })
    receiver.answers('clan.trinchera.test', status, { location: 'https://otro.trinchera.test/' })
    await play()
    await worker.reconcile()
    expect(receiver.taken.map(({ url }) => url)).toEqual(['https://clan.trinchera.test/gancho?llave=1234'])
    expect(await deliveriesOf(database, webhook)).toMatchObject([
      { estado: 'pendiente', codigo: status, error: expect.stringMatching(error) },
    ])
  })

  it('never goes to an address that is not public, even if it was stored', async () => {
    const webhook = await addWebhook(database, own, clock, { url: 'https://10.0.0.1/gancho', eventos: ['partida'] })
    await play()
    await worker.reconcile()
    expect(receiver.taken).toEqual([])
    expect(await deliveriesOf(database, webhook)).toMatchObject([
      { estado: 'pendiente', codigo: null, error: expect.stringContaining('red privada') },
    ])
  })

  it('waits as long as a 429 asks, which is no failure', async () => {
    const webhook = await addWebhook(database, own, clock, { eventos: ['partida'] })
    receiver.answers('clan.trinchera.test', 429, { 'retry-after': '120' })
    await play()
    await worker.reconcile()
    receiver.answers('clan.trinchera.test', 204)
    pass(119_000)
    await worker.reconcile()
    expect(receiver.taken).toHaveLength(1)
    expect((await stored(webhook)).fallos).toBe(0)
    pass(1_000)
    await worker.reconcile()
    expect(await deliveriesOf(database, webhook)).toMatchObject([{ estado: 'entregado' }])
  })

  it.each([
    ['firmado', 410],
    ['discord', 404],
  ] as const)('ends for a %s address that answers %d: it is off, and the leaders know', async (clase, status) => {
    const webhook = await addWebhook(database, own, clock, { clase, eventos: ['partida'] })
    receiver.answers('clan.trinchera.test', status)
    await play()
    await play()
    await worker.reconcile()
    await play()
    pass(day)
    await worker.reconcile()
    expect(receiver.taken).toHaveLength(1)
    expect(await stored(webhook)).toMatchObject({ activo: 0, apagado: expect.any(String) })
    expect(await notices(own.lider)).toMatchObject([
      {
        texto: expect.stringContaining('clan.trinchera.test dejó de recibir'),
        enlace: `/ladder/editar-clan/${own.id}`,
      },
    ])
    expect((await notices(own.lider))[0]?.texto).not.toContain('llave')
  })

  it('gives a message up after a day, and the webhook after three days of failures', async () => {
    const webhook = await addWebhook(database, own, clock, { eventos: ['partida'] })
    const begun = clock.getTime()
    receiver.answers('clan.trinchera.test', 503)
    await play()
    while ((await stored(webhook)).activo) {
      await worker.reconcile()
      if (receiver.taken.length % 3 === 0) await play()
      pass(hour)
      if (clock.getTime() - begun > 7 * day) throw new Error('it is never turned off')
    }
    expect(clock.getTime() - begun).toBeGreaterThan(webhookDeadMs)
    expect(receiver.taken.length).toBeGreaterThanOrEqual(webhookDeadFailures)
    const [first] = await deliveriesOf(database, webhook)
    expect(first).toMatchObject({ estado: 'fallido', codigo: 503 })
    // the message is retried for at most a day: immediately, then after each pause
    expect(first?.intentos).toBeLessThanOrEqual(webhookTriedMs / hour)
    expect(await notices(own.lider)).toHaveLength(1)
  })

  it('of a host that does not answer holds up no other', async () => {
    await addWebhook(database, own, clock, { host: 'lento', eventos: ['partida'] })
    await addWebhook(database, rival, clock, { eventos: ['partida'] })
    receiver.answers('lento.trinchera.test', 'silent')
    await play()
    const slow = worker.reconcile()
    await receiver.untilTaken(2)
    await play()
    const next = worker.reconcile()
    await receiver.untilTaken(3)
    expect(receiver.taken.map(({ url }) => new URL(url).hostname.split('.')[0]).sort()).toEqual([
      'clan',
      'clan',
      'lento',
    ])
    await receiver.stop() // ends the request that never got an answer
    await Promise.all([slow, next])
  })

  it('killed between the answer and its record repeats one message, with its id', async () => {
    await addWebhook(database, own, clock, { eventos: ['partida'] })
    const never = new Promise<OutboundReply>(() => {})
    const killed = webhookWorker(database, receiver, () => clock, {
      own: true,
      through: (outbound) => ({ ...outbound, post: (...sent) => outbound.post(...sent).then(() => never) }),
    })
    await play()
    await play()
    void killed.reconcile()
    await receiver.untilTaken(1)
    await worker.reconcile()
    expect(receiver.taken).toHaveLength(1)
    pass(attemptLease)
    await worker.reconcile()
    await worker.reconcile()
    expect(ids()).toHaveLength(3)
    expect(new Set(ids()).size).toBe(2)
    expect(ids()[1]).toBe(ids()[0])
  })

  it('is tested at once, a single time, while other messages wait', async () => {
    const webhook = await addWebhook(database, own, clock, { eventos: ['partida'] })
    receiver.answers('clan.trinchera.test', 500)
    await play()
    await worker.reconcile()
    await test(webhook)
    await worker.reconcile()
    await worker.reconcile()
    expect(typesOf(receiver.taken)).toEqual(['match.reported', 'webhook.test'])
    expect(await deliveriesOf(database, webhook)).toMatchObject([
      { estado: 'pendiente' },
      { tipo: 'webhook.test', estado: 'fallido', intentos: 1, codigo: 500 },
    ])
    // a delivery that succeeds shows that the other messages can be retried
    receiver.answers('clan.trinchera.test', 204)
    await test(webhook)
    await worker.reconcile()
    expect(typesOf(receiver.taken).slice(2)).toEqual(['webhook.test', 'match.reported'])
  })

  it('is not made while it is paused, nor afterwards of that time; a test is', async () => {
    const webhook = await addWebhook(database, own, clock)
    receiver.answers('clan.trinchera.test', 500)
    await play()
    await worker.reconcile()
    await stopWebhook(database.db, webhook, null)
    receiver.answers('clan.trinchera.test', 204)
    await play()
    await test(webhook)
    pass(hour)
    await worker.reconcile()
    expect(typesOf(receiver.taken)).toEqual(['match.reported', 'webhook.test'])
    await resumeWebhook(database.db, { id: webhook, id_clan: own.id }, sinceOf(['partida'], pass(1).toISOString()))
    await worker.reconcile()
    await play()
    await worker.reconcile()
    expect(typesOf(receiver.taken).slice(2)).toEqual(['match.reported'])
    expect(await clanBaseline(database.db, own.id)).toMatchObject({ puesto: 1 })
  })
})
