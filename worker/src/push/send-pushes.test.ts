import { EventEmitter, once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { paths } from '@trinchera/contract/site-paths'
import { markRead } from '@trinchera/db/queries/notices/notices'
import { storeNoticePreferences } from '@trinchera/db/queries/notices/preferences'
import { storeQuietHours } from '@trinchera/db/queries/push/silencio'
import { testDialects } from '@trinchera/db/testing'
import { takeBackPushes } from '@trinchera/effects/pushes'
import { openOutbound } from '@trinchera/runtime/outbound'
import { vapidKeys } from '@trinchera/runtime/vapid'
import { authority } from '@trinchera/testing/outbound-proxy'
import { evening, inPushWorld } from '../../testing/pushes'
import type { WorkerContext } from '../context'
import { createPushSender } from './sender'
import { sendPushes } from './send-pushes'

describe.each(testDialects)('pushes on %s', (dialect) => {
  const world = inPushWorld(dialect)
  const { browsers, device, devicesLeft, pass, player, received, seeing, setClock, tell } = world

  it('bring each kind of notice to every device of its player, encrypted and signed', async () => {
    const peuco = await player('fono', 'escritorio')
    await player('ajeno')
    await tell([peuco], 'reto', 'Sin Retirada pide jugar', paths.reto(7))
    await sendPushes(world.context)
    expect(received().toSorted()).toEqual(['escritorio: Sin Retirada pide jugar', 'fono: Sin Retirada pide jugar'])
    const [push] = world.service.taken
    expect(push).toMatchObject({ signer: world.context.push.publicKey, urgency: 'normal', ttl: 48 * 3600 })
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
    await sendPushes(world.context)
    expect(world.service.taken).toHaveLength(2)
  })

  it('reach the others where a device has no key, an address that is none, or a content that cannot be read', async () => {
    const { db } = world.database
    const [peuco, loica] = [await player('sin llave', 'sin dirección', 'fono'), await player('loica')]
    const devices = await db
      .selectFrom('push_devices')
      .where('player_id', '=', peuco)
      .orderBy('id')
      .select('id')
      .execute()
    const [keyless, nowhere] = devices.map(({ id }) => id)
    await db
      .updateTable('push_devices')
      .set({ p256dh: 'no' })
      .where('id', '=', keyless ?? 0)
      .execute()
    await db
      .updateTable('push_devices')
      .set({ endpoint: 'no es una dirección' })
      .where('id', '=', nowhere ?? 0)
      .execute()
    await tell([peuco], 'solicitud', 'Alguien quiere entrar')
    await tell([loica], 'invitacion', 'Te invitaron')
    // @ts-expect-error as another release may have stored it
    const unknown: { tipo: 'rango' } = { tipo: 'no-existe' }
    await db.updateTable('pushes').set(unknown).where('player_id', '=', loica).execute()
    await tell([loica], 'solicitud', 'Eres oficial', paths.reto(8))
    await sendPushes(world.context)
    expect(received().toSorted()).toEqual(['fono: Alguien quiere entrar', 'loica: Eres oficial'])
    await sendPushes(world.context)
    expect(world.service.taken).toHaveLength(2)
  })

  it('go out where the quiet hours of one player cannot be read', async () => {
    const [peuco, loica] = [await player('peuco'), await player('loica')]
    await storeQuietHours(world.database.db, peuco, { desde: 'noche', hasta: '' })
    await tell([peuco, loica], 'invitacion', 'Te invitaron')
    await sendPushes(world.context)
    expect(received()).toContain('loica: Te invitaron')
  })

  it('are not made for kinds that one does not want on devices', async () => {
    const peuco = await player('fono')
    await storeNoticePreferences(world.database.db, peuco, [{ tipo: 'fallo', sitio: true, correo: false, push: false }])
    for (const tipo of ['rango', 'fallo', 'solicitud'] as const) await tell([peuco], tipo, tipo)
    await sendPushes(world.context)
    expect(received()).toEqual(['fono: solicitud'])
  })

  it('wait for the end of quiet hours, but for those of a match under way', async () => {
    const [peuco, loica] = [await player('peuco'), await player('loica')]
    await storeQuietHours(world.database.db, loica, { desde: '00:00', hasta: '00:00' })
    setClock('2026-11-24T03:00')
    await tell([peuco, loica], 'invitacion', 'Te invitaron')
    await tell([peuco], 'partida', 'Perdieron con ustedes', paths.partida(4))
    await sendPushes(world.context)
    expect(received().toSorted()).toEqual(['loica: Te invitaron', 'peuco: Perdieron con ustedes'])
    setClock('2026-11-24T08:00')
    await sendPushes(world.context)
    expect(received().slice(2)).toEqual(['peuco: Te invitaron'])
  })

  it('are none while a page of the site is in sight, nor of what was read before', async () => {
    const [peuco, loica] = [await player('peuco'), await player('loica')]
    seeing.add(peuco)
    await tell([peuco, loica], 'solicitud', 'Alguien quiere entrar')
    await markRead(world.database.db, loica, null, evening)
    await sendPushes(world.context)
    seeing.clear()
    await sendPushes(world.context)
    expect(received()).toEqual([])
  })

  it('of one subject take the place of those that still wait', async () => {
    const peuco = await player('fono')
    await tell([peuco], 'reto', 'Piden otra fecha', paths.reto(7))
    await tell([peuco], 'reto', 'Otro reto', paths.reto(8))
    await tell([peuco], 'reto', 'Se acordó', paths.reto(7))
    await sendPushes(world.context)
    expect(received().toSorted()).toEqual(['fono: Otro reto', 'fono: Se acordó'])
  })

  it('are taken away where they are shown once they are read elsewhere, but from iPhones, which would give up the subscription', async () => {
    const peuco = await player('fono')
    await device(peuco, 'iphone', 'https://web.push.apple.com.trinchera.test')
    await world.database.db
      .updateTable('push_devices')
      .set({ endpoint: 'https://web.push.apple.com/iphone' })
      .where('endpoint', 'like', '%iphone')
      .execute()
    await tell([peuco], 'reto', 'Se acordó', paths.reto(7))
    await sendPushes(world.context)
    await device(peuco, 'nuevo')
    const [{ id } = { id: 0 }] = await world.database.db.selectFrom('notices').select('id').execute()
    await world.database.transaction((trx) => takeBackPushes(trx, world.context, { notices: [id] }))
    seeing.add(peuco)
    await sendPushes(world.context)
    expect(received()).toEqual(['fono: Se acordó', 'fono − /ladder/reto/7'])
  })

  it('remove a browser that its push world.service knows no more, and try again later where it is busy', async () => {
    const peuco = await player('ido', 'perdido', 'apurado', 'caido', 'grande', 'bien')
    world.service.answers('ido', 410)
    world.service.answers('perdido', 404)
    world.service.answers('apurado', 429, 120)
    world.service.answers('caido', 500)
    world.service.answers('grande', 413)
    await tell([peuco], 'solicitud', 'Alguien quiere entrar')
    await sendPushes(world.context)
    expect(received()).toEqual(['bien: Alguien quiere entrar'])
    expect(await devicesLeft()).toEqual(['apurado', 'caido', 'grande', 'bien'])
    for (const name of ['apurado', 'caido', 'grande']) world.service.answers(name, 'usual')
    pass(5_000)
    await sendPushes(world.context)
    expect(received().slice(1)).toEqual(['caido: Alguien quiere entrar'])
    pass(115_000)
    await sendPushes(world.context)
    expect(received().slice(2)).toEqual(['apurado: Alguien quiere entrar'])
  })

  it('do not wait for a push world.service that never answers, and try it again', async () => {
    const impatient = openOutbound({ proxy: world.service.proxy, ca: authority(), patience: 200 })
    const site = { vapid: vapidKeys(world.dataDir), publicUrl: 'https://trinchera.test', mailFrom: 'x@trinchera.test' }
    world.service.answers('mudo', 'silent')
    await tell([await player('mudo')], 'solicitud', 'Alguien quiere entrar')
    await sendPushes({ ...world.context, push: createPushSender(site, impatient) })
    impatient.close()
    world.service.answers('mudo', 'usual')
    await sendPushes(world.context)
    expect(received()).toEqual([])
    pass(5_000)
    await sendPushes(world.context)
    expect(received()).toEqual(['mudo: Alguien quiere entrar'])
  })

  it('reach everybody else while services that never answer take nearly all places', async () => {
    const named = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name}${index}`)
    await tell([await player(...named('mudo', 15))], 'solicitud', 'Alguien quiere entrar')
    await tell([await player(...named('fono', 20))], 'solicitud', 'Alguien quiere entrar')
    const answer = new EventEmitter()
    const send: WorkerContext['push']['send'] = async (...push) => {
      if (!push[0].endpoint.includes('mudo')) return world.context.push.send(...push)
      await once(answer, 'busy')
      return { outcome: 'busy', reason: '503', retryAfter: null }
    }
    answer.setMaxListeners(0)
    const sending = sendPushes({ ...world.context, push: { ...world.context.push, send } })
    await expect.poll(() => received().length).toBe(20)
    answer.emit('busy')
    await sending
    pass(5_000)
    await sendPushes(world.context)
    expect(received()).toHaveLength(35)
  })

  it('are not tried again once they were taken back, or a later one of their subject was sent, while the world.service was busy', async () => {
    const peuco = await player('fono')
    /** A context whose first push finds the world.service busy and runs `happens` meanwhile. */
    const busyWhile = (happens: () => Promise<unknown>): WorkerContext => {
      let tries = 0
      const send: WorkerContext['push']['send'] = async (...push) => {
        if (tries++ > 0) return world.context.push.send(...push)
        await happens()
        return { outcome: 'busy', reason: '503', retryAfter: null }
      }
      return { ...world.context, push: { ...world.context.push, send } }
    }
    await tell([peuco], 'reto', 'Piden jugar', paths.reto(7))
    await sendPushes(
      busyWhile(() =>
        world.database.transaction((trx) => takeBackPushes(trx, world.context, { tag: '/ladder/reto/7' })),
      ),
    )
    await tell([peuco], 'reto', 'Piden otra fecha', paths.reto(8))
    await sendPushes(busyWhile(() => tell([peuco], 'reto', 'Se acordó', paths.reto(8))))
    for (let tries = 0; tries < 3; tries++) {
      pass(60_000)
      await sendPushes(world.context)
    }
    expect(received().filter((text) => !text.includes('−'))).toEqual(['fono: Se acordó'])
  })

  it('are given up once they tell of the past', async () => {
    const peuco = await player('caido')
    world.service.answers('caido', 503)
    await tell([peuco], 'reto-recordatorio', 'En una hora', paths.reto(7))
    for (let hours = 0; hours < 3; hours++) {
      await sendPushes(world.context)
      pass(3_600_000)
    }
    world.service.answers('caido', 'usual')
    await sendPushes(world.context)
    expect(received()).toEqual([])
    expect(await devicesLeft()).toEqual(['caido'])
  })

  it('ring once though three workers send, and though one is killed between the sending and its mark', async () => {
    const players = await Promise.all(Array.from({ length: 20 }, (_, index) => player(`fono${index}`)))
    await tell(players, 'solicitud', 'Alguien quiere entrar')
    const killed: WorkerContext = {
      ...world.context,
      push: {
        ...world.context.push,
        async send(...args) {
          await world.context.push.send(...args)
          throw new Error('killed')
        },
      },
    }
    const sending = await Promise.allSettled([sendPushes(world.context), sendPushes(killed), sendPushes(world.context)])
    expect(sending.map(({ status }) => status)).toContain('fulfilled')
    pass(60_000)
    await sendPushes(world.context)
    expect(received()).toHaveLength(new Set(received()).size)
  })

  it('are sent to nobody suspended, nor to a browser subscribed with another key', async () => {
    const [peuco, loica] = [await player('peuco'), await player('loica')]
    await device(loica, 'antiguo', undefined, 'otra')
    await tell([peuco, loica], 'solicitud', 'Alguien quiere entrar')
    await world.database.db
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
    await sendPushes(world.context)
    expect(received()).toEqual(['loica: Alguien quiere entrar'])
  })
})
