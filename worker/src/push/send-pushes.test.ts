import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { NoticeTipo } from '@trinchera/contract/notificaciones'
import { paths } from '@trinchera/contract/site-paths'
import { insertAnuncio } from '@trinchera/db/queries/anuncios/anuncios'
import { insertPlayer } from '@trinchera/db/queries/players/players'
import { storeNoticePreferences } from '@trinchera/db/queries/notices/preferences'
import { markRead } from '@trinchera/db/queries/notices/notices'
import { storeDevice } from '@trinchera/db/queries/push/devices'
import { storeQuietHours } from '@trinchera/db/queries/push/silencio'
import { openTestDatabase, testDialects, type TestDatabase } from '@trinchera/db/testing'
import { notify } from '@trinchera/effects/notices'
import { takeBackPushes } from '@trinchera/effects/pushes'
import { fromChileLocal } from '@trinchera/rules/chile-time'
import { openOutbound, type Outbound } from '@trinchera/runtime/outbound'
import { vapidKeys } from '@trinchera/runtime/vapid'
import { authority } from '@trinchera/testing/outbound-proxy'
import { startPushService, testBrowser, type PushService, type TestBrowser } from '@trinchera/testing/push-service'
import { sweepingAt } from '../../testing/sweeping'
import type { WorkerContext } from '../context'
import { tellAnuncio } from '../handlers/tell-anuncio'
import { createPushSender } from './sender'
import { sendPushes } from './send-pushes'

const evening = fromChileLocal('2026-11-23T21:00') ?? ''

describe.each(testDialects)('pushes on %s', (dialect) => {
  let database: TestDatabase
  let service: PushService
  let outbound: Outbound
  let dataDir: string
  let clock: Date
  let seeing: Set<number>
  let context: WorkerContext
  let count: number
  const browsers = new Map<string, TestBrowser>()

  beforeEach(async () => {
    database = await openTestDatabase(dialect)
    service = await startPushService()
    dataDir = mkdtempSync(join(tmpdir(), 'trinchera-push-'))
    outbound = openOutbound({ proxy: service.proxy, ca: authority() })
    clock = new Date(evening)
    seeing = new Set()
    count = 0
    browsers.clear()
    const vapid = vapidKeys(dataDir)
    context = {
      ...sweepingAt(clock, database).context,
      now: () => clock,
      push: createPushSender({ vapid, publicUrl: 'https://trinchera.test', mailFrom: 'x@trinchera.test' }, outbound),
      playersInSight: async (players) => new Set(players.filter((player) => seeing.has(player))),
    }
  })
  afterEach(async () => {
    outbound.close()
    await service.stop()
    await database.drop()
    rmSync(dataDir, { recursive: true })
  })

  /** A player with devices of these names. */
  async function player(...devices: string[]): Promise<number> {
    const username = `Peuco${count++}`
    const id = await insertPlayer(database.db, {
      username,
      email: `${username}@trinchera.test`,
      password_hash: null,
      volute: null,
      created_at: evening,
    })
    for (const name of devices) await device(id, name)
    return id
  }
  async function device(player: number, name: string, origin?: string, clave = context.push.publicKey) {
    const browser = testBrowser(name, origin)
    browsers.set(name, browser)
    const registered = { player, jti: `s${player}`, clave, nombre: 'Chrome', now: evening }
    return database.transaction((trx) => storeDevice(trx, { ...browser.subscription, ...registered }))
  }
  const tell = (players: number[], tipo: NoticeTipo, texto: string, enlace: string | null = '/ladder/micuenta') =>
    database.transaction((trx, onCommit) => notify(trx, onCommit, context, players, { tipo, texto, enlace }))
  const pass = (ms: number) => {
    clock = new Date(clock.getTime() + ms)
  }
  /** What each device was sent, in order, without what is the same in all. */
  const received = () =>
    service.taken.map(({ name, body }) => {
      const message = browsers.get(name)?.decrypt(body)
      if (!message) throw new Error(`nobody subscribed as ${name}`)
      return message.clase === 'aviso' ? `${name}: ${message.texto}` : `${name} − ${message.tags.join()}`
    })
  const devicesLeft = async () =>
    (await database.db.selectFrom('push_devices').orderBy('id').select('endpoint').execute()).map(({ endpoint }) =>
      endpoint.split('/').at(-1),
    )

  it('bring each kind of notice to every device of its player, encrypted and signed', async () => {
    const peuco = await player('fono', 'escritorio')
    await player('ajeno')
    await tell([peuco], 'reto', 'Sin Retirada pide jugar', paths.reto(7))
    await sendPushes(context)
    expect(received().toSorted()).toEqual(['escritorio: Sin Retirada pide jugar', 'fono: Sin Retirada pide jugar'])
    const [push] = service.taken
    expect(push).toMatchObject({ signer: context.push.publicKey, urgency: 'normal', ttl: 48 * 3600 })
    expect(push?.topic).toMatch(/^[\w-]{32}$/)
    expect(push && browsers.get(push.name)?.decrypt(push.body)).toEqual({
      clase: 'aviso',
      id: expect.any(Number),
      aviso: expect.any(Number),
      titulo: 'Un reto de tu clan',
      texto: 'Sin Retirada pide jugar',
      enlace: '/ladder/reto/7',
      tag: '/ladder/reto/7',
      acciones: [],
      token: null,
      sin_leer: 1,
    })
    await sendPushes(context)
    expect(service.taken).toHaveLength(2)
  })

  it('are not made for kinds that one does not want on devices', async () => {
    const peuco = await player('fono')
    await storeNoticePreferences(database.db, peuco, [{ tipo: 'fallo', sitio: true, correo: false, push: false }])
    for (const tipo of ['rango', 'fallo', 'solicitud'] as const) await tell([peuco], tipo, tipo)
    await sendPushes(context)
    expect(received()).toEqual(['fono: solicitud'])
  })

  it('wait for the end of quiet hours, but for those of a match under way', async () => {
    const [peuco, loica] = [await player('peuco'), await player('loica')]
    await storeQuietHours(database.db, loica, { desde: '00:00', hasta: '00:00' })
    clock = new Date(fromChileLocal('2026-11-24T03:00') ?? '')
    await tell([peuco, loica], 'invitacion', 'Te invitaron')
    await tell([peuco], 'partida', 'Perdieron con ustedes', paths.partida(4))
    await sendPushes(context)
    expect(received().toSorted()).toEqual(['loica: Te invitaron', 'peuco: Perdieron con ustedes'])
    clock = new Date(fromChileLocal('2026-11-24T08:00') ?? '')
    await sendPushes(context)
    expect(received().slice(2)).toEqual(['peuco: Te invitaron'])
  })

  it('are none while a page of the site is in sight, nor of what was read before', async () => {
    const [peuco, loica] = [await player('peuco'), await player('loica')]
    seeing.add(peuco)
    await tell([peuco, loica], 'solicitud', 'Alguien quiere entrar')
    await markRead(database.db, loica, null, evening)
    await sendPushes(context)
    seeing.clear()
    await sendPushes(context)
    expect(received()).toEqual([])
  })

  it('of one subject take the place of those that still wait', async () => {
    const peuco = await player('fono')
    await tell([peuco], 'reto', 'Piden otra fecha', paths.reto(7))
    await tell([peuco], 'reto', 'Otro reto', paths.reto(8))
    await tell([peuco], 'reto', 'Se acordó', paths.reto(7))
    await sendPushes(context)
    expect(received().toSorted()).toEqual(['fono: Otro reto', 'fono: Se acordó'])
  })

  it('are taken away where they are shown once they are read elsewhere, but from iPhones, which would give up the subscription', async () => {
    const peuco = await player('fono')
    await device(peuco, 'iphone', 'https://web.push.apple.com.trinchera.test')
    await database.db
      .updateTable('push_devices')
      .set({ endpoint: 'https://web.push.apple.com/iphone' })
      .where('endpoint', 'like', '%iphone')
      .execute()
    await tell([peuco], 'reto', 'Se acordó', paths.reto(7))
    await sendPushes(context)
    await device(peuco, 'nuevo')
    const [{ id } = { id: 0 }] = await database.db.selectFrom('notices').select('id').execute()
    await database.transaction((trx) => takeBackPushes(trx, context, { notices: [id] }))
    seeing.add(peuco)
    await sendPushes(context)
    expect(received()).toEqual(['fono: Se acordó', 'fono − /ladder/reto/7'])
  })

  it('remove a browser that its push service knows no more, and try again later where it is busy', async () => {
    const peuco = await player('ido', 'perdido', 'apurado', 'caido', 'grande', 'bien')
    service.answers('ido', 410)
    service.answers('perdido', 404)
    service.answers('apurado', 429, 120)
    service.answers('caido', 500)
    service.answers('grande', 413)
    await tell([peuco], 'solicitud', 'Alguien quiere entrar')
    await sendPushes(context)
    expect(received()).toEqual(['bien: Alguien quiere entrar'])
    expect(await devicesLeft()).toEqual(['apurado', 'caido', 'grande', 'bien'])
    for (const name of ['apurado', 'caido', 'grande']) service.answers(name, 'usual')
    pass(5_000)
    await sendPushes(context)
    expect(received().slice(1)).toEqual(['caido: Alguien quiere entrar'])
    pass(115_000)
    await sendPushes(context)
    expect(received().slice(2)).toEqual(['apurado: Alguien quiere entrar'])
  })

  it('do not wait for a push service that never answers, and try it again', async () => {
    const impatient = openOutbound({ proxy: service.proxy, ca: authority(), patience: 200 })
    const site = { vapid: vapidKeys(dataDir), publicUrl: 'https://trinchera.test', mailFrom: 'x@trinchera.test' }
    service.answers('mudo', 'silent')
    await tell([await player('mudo')], 'solicitud', 'Alguien quiere entrar')
    await sendPushes({ ...context, push: createPushSender(site, impatient) })
    impatient.close()
    service.answers('mudo', 'usual')
    await sendPushes(context)
    expect(received()).toEqual([])
    pass(5_000)
    await sendPushes(context)
    expect(received()).toEqual(['mudo: Alguien quiere entrar'])
  })

  it('are not tried again once they were taken back, or a later one of their subject was sent, while the service was busy', async () => {
    const peuco = await player('fono')
    /** What happens while the first try is under way, which finds the service busy. */
    const busyWhile = (happens: () => Promise<unknown>): WorkerContext => {
      let tries = 0
      const send: WorkerContext['push']['send'] = async (...push) => {
        if (tries++ > 0) return context.push.send(...push)
        await happens()
        return { outcome: 'busy', reason: '503', retryAfter: null }
      }
      return { ...context, push: { ...context.push, send } }
    }
    await tell([peuco], 'reto', 'Piden jugar', paths.reto(7))
    await sendPushes(
      busyWhile(() => database.transaction((trx) => takeBackPushes(trx, context, { tag: '/ladder/reto/7' }))),
    )
    await tell([peuco], 'reto', 'Piden otra fecha', paths.reto(8))
    await sendPushes(busyWhile(() => tell([peuco], 'reto', 'Se acordó', paths.reto(8))))
    for (let tries = 0; tries < 3; tries++) {
      pass(60_000)
      await sendPushes(context)
    }
    expect(received().filter((text) => !text.includes('−'))).toEqual(['fono: Se acordó'])
  })

  it('are given up once they tell of the past', async () => {
    const peuco = await player('caido')
    service.answers('caido', 503)
    await tell([peuco], 'reto-recordatorio', 'En una hora', paths.reto(7))
    for (let hours = 0; hours < 3; hours++) {
      await sendPushes(context)
      pass(3_600_000)
    }
    service.answers('caido', 'usual')
    await sendPushes(context)
    expect(received()).toEqual([])
    expect(await devicesLeft()).toEqual(['caido'])
  })

  it('ring once though three workers send, and though one is killed between the sending and its mark', async () => {
    const players = await Promise.all(Array.from({ length: 20 }, (_, index) => player(`fono${index}`)))
    await tell(players, 'solicitud', 'Alguien quiere entrar')
    const killed: WorkerContext = {
      ...context,
      push: {
        ...context.push,
        async send(...args) {
          await context.push.send(...args)
          throw new Error('killed')
        },
      },
    }
    const sending = await Promise.allSettled([sendPushes(context), sendPushes(killed), sendPushes(context)])
    expect(sending.map(({ status }) => status)).toContain('fulfilled')
    pass(60_000)
    await sendPushes(context)
    expect(received()).toHaveLength(new Set(received()).size)
  })

  it('are sent to nobody suspended, nor to a browser subscribed with another key', async () => {
    const [peuco, loica] = [await player('peuco'), await player('loica')]
    await device(loica, 'antiguo', undefined, 'otra')
    await tell([peuco, loica], 'solicitud', 'Alguien quiere entrar')
    await database.db
      .insertInto('suspensions')
      .values({
        player_id: peuco,
        alcance: 'cuenta',
        hasta: '2030-01-01T00:00:00.000Z',
        motivo: 'x',
        created_at: evening,
        created_by: peuco,
        lifted_at: null,
        lifted_by: null,
      })
      .execute()
    await sendPushes(context)
    expect(received()).toEqual(['loica: Alguien quiere entrar'])
  })

  it('of an anuncio reach who has a device, on the site who asked for it, and nobody twice when it is told again', async () => {
    const autor = await player('autor')
    const fans = await Promise.all(Array.from({ length: 60 }, (_, index) => player(`fan${index}`)))
    const [first = 0, second = 0] = fans
    await storeNoticePreferences(database.db, first, [{ tipo: 'anuncio', sitio: false, correo: false, push: false }])
    await storeNoticePreferences(database.db, second, [{ tipo: 'anuncio', sitio: true, correo: false, push: true }])
    const fields = { titulo: 'Copa de verano', descripcion: 'x', contenido: '<p>x</p>', imagen: null, avisado_hasta: 0 }
    const anuncio = await insertAnuncio(database.db, {
      ...fields,
      creador: 'A',
      id_creador: autor,
      created_at: evening,
    })
    // a worker that ends after the first ones
    let transactions = 0
    const dying = {
      ...context,
      database: {
        ...database,
        transaction: ((work) => {
          if (++transactions > 1) throw new Error('killed')
          return database.transaction(work)
        }) satisfies typeof database.transaction,
      },
    }
    await expect(tellAnuncio({ anuncio }, dying)).rejects.toThrow('killed')
    await Promise.all([tellAnuncio({ anuncio }, context), tellAnuncio({ anuncio }, context)])
    await sendPushes(context)
    const names = service.taken.map(({ name }) => name)
    expect(names).toHaveLength(59)
    expect(new Set(names).size).toBe(59)
    expect(names).not.toContain('fan0')
    expect(await database.db.selectFrom('notices').select(['player_id', 'texto', 'enlace']).execute()).toEqual([
      { player_id: second, texto: 'Copa de verano', enlace: paths.anuncio(anuncio) },
    ])
  })
})
