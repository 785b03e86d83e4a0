import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emitterOf } from '@trinchera/runtime/emitter'
import { ask, next, startTestApp, type TestApp, type TestPlayer } from '../../testing/app'

let site: TestApp
let admin: TestPlayer
let etapa: number
beforeAll(async () => {
  site = await startTestApp()
  admin = await site.player('Comandante', { rol: 1, admin: 1 })
  const juego = (await admin.api.createJuego({ body: { nombre: 'Base' } })).data.id
  etapa = (
    await admin.api.createEtapa({ body: { nombre: 'Etapa', id_juego: juego, activo: true, multijugador: true } })
  ).data.id
})
afterAll(() => site.stop())

const roomsOf = (id: string | undefined) =>
  [...(site.app.io.of('/').sockets.get(id ?? '')?.rooms ?? [])].filter((room) => room !== id).sort()

describe('the handshake', () => {
  it('puts a visitor only in the public room', async () => {
    expect(roomsOf((await site.socket()).id)).toEqual(['publico'])
  })

  it('puts a session in its own rooms, and staff in theirs', async () => {
    const player = await site.player('Peuco')
    const own = roomsOf((await site.socket(player.token)).id)
    expect(own).toEqual([`jugador:${player.id}`, 'publico', expect.stringMatching(/^sesion:/)])
    expect(roomsOf((await site.socket(admin.token)).id)).toContain('staff')
  })

  it('refuses a bad token', async () => {
    await expect(site.socket('basura')).rejects.toThrow('unauthorized')
    await expect(site.socket('x'.repeat(5000))).rejects.toThrow('unauthorized')
  })

  it('tells clients to take a connection for dead within 15 s of silence', async () => {
    const opened = await (await fetch(`${site.url}/socket.io/?EIO=4&transport=polling`)).text()
    const { pingInterval, pingTimeout } = JSON.parse(opened.slice(1))
    expect(pingInterval + pingTimeout).toBeLessThanOrEqual(15_000)
  })

  it('refuses a page of another site', async () => {
    const knock = (origin: string) => fetch(`${site.url}/socket.io/?EIO=4&transport=polling`, { headers: { origin } })
    expect((await knock('https://otro.example')).status).toBe(403)
    expect((await knock(site.url)).status).toBe(200)
  })
})

describe('asking for rooms', () => {
  it('allows public rooms that exist', async () => {
    const socket = await site.socket()
    expect(await ask(socket, 'subscribe', { room: `etapa:${etapa}` })).toEqual({ ok: true })
    expect(roomsOf(socket.id)).toEqual([`etapa:${etapa}`, 'publico'])
    expect(await ask(socket, 'unsubscribe', { room: `etapa:${etapa}` })).toEqual({ ok: true })
    expect(roomsOf(socket.id)).toEqual(['publico'])
  })

  it.each([
    [{ room: 'staff' }],
    [{ room: 'jugador:1' }],
    [{ room: 'sesion:x' }],
    [{ room: 'etapa:999999' }],
    [{ room: 'etapa:2147483648' }],
    [{ room: 'clan:1' }],
    [{ room: 'cocina:1' }],
    [{ room: 'etapa:1;drop' }],
    [{}],
    [null],
    ['etapa:1'],
  ])('refuses %j', async (request) => {
    const socket = await site.socket()
    expect(await ask(socket, 'subscribe', request)).toEqual({ ok: false, message: expect.any(String) })
    expect(roomsOf(socket.id)).toEqual(['publico'])
  })

  it('limits the number of rooms, also for simultaneous requests', async () => {
    const juego = (await admin.api.createJuego({ body: { nombre: 'Muchas' } })).data.id
    const ids: number[] = []
    for (let i = 0; i < 60; i++)
      ids.push(
        (
          await admin.api.createEtapa({
            body: { nombre: `Etapa ${i}`, id_juego: juego, activo: true, multijugador: true },
          })
        ).data.id,
      )
    const socket = await site.socket()
    await Promise.all(ids.map((id) => ask(socket, 'subscribe', { room: `etapa:${id}` })))
    expect(site.app.io.of('/').sockets.get(socket.id ?? '')?.rooms.size).toBe(50)
  })

  it('refuses to leave a private room', async () => {
    const player = await site.player('Caiquén')
    const socket = await site.socket(player.token)
    expect((await ask(socket, 'unsubscribe', { room: `jugador:${player.id}` })).ok).toBe(false)
    expect(roomsOf(socket.id)).toContain(`jugador:${player.id}`)
  })

  it('refuses an unknown event in its acknowledgement', async () => {
    const socket = await site.socket()
    const answers = await Promise.all(
      ['cualquiera', 'constructor', 'toString'].map(
        (event) => new Promise((resolve) => Reflect.apply(socket.emit, socket, [event, {}, resolve])),
      ),
    )
    for (const answer of answers) expect(answer).toEqual({ ok: false, message: 'Ese evento no existe' })
  })

  it('closes a connection that sends too much', async () => {
    const socket = await site.socket()
    const gone = new Promise((resolve) => socket.once('disconnect', resolve))
    socket.emit('subscribe', { room: 'x'.repeat(20_000) }, () => {})
    expect(await gone).toMatch(/transport/)
  })
})

describe('a connection that floods', () => {
  it('is refused, then closed, while the others are served', async () => {
    const strict = await startTestApp({ beside: site, env: { RATE_LIMITS: 'on' } })
    const [flood, other] = [await strict.socket(), await strict.socket()]
    const gone = new Promise((resolve) => flood.once('disconnect', resolve))
    const answers: unknown[] = []
    for (let i = 0; i < 1000; i++)
      flood.emit(i % 2 ? 'subscribe' : 'unsubscribe', { room: `etapa:${etapa}` }, (answer) => answers.push(answer))
    expect(await gone).toBe('io server disconnect')
    expect(answers).toContainEqual({ ok: false, message: 'Demasiados mensajes seguidos. Espera un momento' })
    expect(await ask(other, 'subscribe', { room: `etapa:${etapa}` })).toEqual({ ok: true })
    await strict.stop()
  })
})

it('an event reaches its rooms once each', async () => {
  const socket = await site.socket()
  await ask(socket, 'subscribe', { room: `etapa:${etapa}` })
  const heard: unknown[] = []
  const last = new Promise<void>((resolve) => {
    socket.onAny((event, payload) => {
      heard.push([event, payload])
      if (payload.version === 8) resolve()
    })
  })
  const live = emitterOf(site.app.io)
  live.emit([`etapa:${etapa}`, 'publico'], 'ladder:changed', { etapa, version: 7, clanes: [] })
  live.emit('staff', 'staff:activity', { who: 'a', action: 'b', target: 'c', at: 'd' })
  live.emit('publico', 'ladder:changed', { etapa, version: 8, clanes: [] })
  await last
  expect(heard).toEqual([
    ['ladder:changed', { etapa, version: 7, clanes: [] }],
    ['ladder:changed', { etapa, version: 8, clanes: [] }],
  ])
})

it('a session that ended while its connection was lost hears nothing of what was said meanwhile', async () => {
  const staff = await site.player('Yeco', { rol: 2, admin: 1 })
  const socket = await site.socket(staff.token)
  const live = emitterOf(site.app.io)
  const heard: string[] = []
  socket.on('staff:activity', ({ action }) => heard.push(action))
  const before = next(socket, 'staff:activity')
  live.emit('staff', 'staff:activity', { who: 'a', action: 'b', target: 'c', at: 'd' })
  await before

  const [left, refused] = [
    new Promise((resolve) =>
      site.app.io
        .of('/')
        .sockets.get(socket.id ?? '')
        ?.once('disconnect', resolve),
    ),
    new Promise((resolve) => socket.once('connect_error', ({ message }) => resolve(message))),
  ]
  socket.io.engine.close()
  await left
  live.emit('staff', 'staff:activity', { who: 'a', action: 'after', target: 'c', at: 'd' })
  await staff.api.logout()
  socket.connect()
  expect(await refused).toBe('unauthorized')
  expect(heard).toEqual(['b'])
})
