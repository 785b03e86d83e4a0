import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { StaffCases } from '@trinchera/contract/socket'
import { ask, startTestApp, type TestApp, type TestPlayer } from '../../testing/app'
import type { PresencePace } from './presence-pace'

/** Short intervals, so that tests of an expiry are fast. */
const pace: PresencePace = { life: 1_500, beat: 200, tell: 100, gather: 10 }

const ended: TestApp[] = []
let site: TestApp
let admin: TestPlayer
let moderator: TestPlayer

async function start(options: Parameters<typeof startTestApp>[0] = {}): Promise<TestApp> {
  const started = await startTestApp({ presence: pace, ...options })
  ended.unshift(started) // at the front, so that second processes are stopped before the first one
  return started
}

beforeEach(async () => {
  site = await start()
  admin = await site.player('Comandante', { rol: 1, admin: 1 })
  moderator = await site.player('Pitazo', { rol: 2, admin: 1 })
})
afterEach(async () => {
  for (const app of ended.splice(0)) await app.stop()
})

/** A connection and the case lists that it received. */
async function connect(app: TestApp, { token }: TestPlayer) {
  const socket = await app.socket(token)
  const told: StaffCases['casos'][] = []
  const waiting = new Set<() => void>()
  socket.onAny((event: string, payload: StaffCases) => {
    if (event !== 'staff:cases') return
    told.push(payload.casos)
    for (const wake of waiting) wake()
  })
  const inWords = () =>
    told
      .at(-1)
      ?.map(({ caso, quienes }) => `${caso} ${quienes.join()}`)
      .join(' | ')
  return {
    socket,
    told,
    watch: (caso: unknown) => ask(socket, 'case:watch', { caso }),
    /** Waits until the latest list equals the expected text; returns the length of the list. */
    hears: (expected: string) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (inWords() !== expected) return
          waiting.delete(look)
          resolve(told.at(-1)?.length ?? 0)
        }
        waiting.add(look)
        look()
      }),
  }
}

const leave = ({ socket }: Awaited<ReturnType<typeof connect>>) =>
  new Promise<void>((resolve) => {
    socket.once('disconnect', () => resolve())
    socket.disconnect()
  })

describe('which case somebody has open', () => {
  it('is broadcast to staff with the name, and updated when the case changes or is closed', async () => {
    const [one, two] = [await connect(site, admin), await connect(site, moderator)]
    expect(await one.watch('partida:12')).toEqual({ ok: true })
    await two.hears('partida:12 Comandante')
    await two.watch('partida:12')
    for (const each of [one, two]) await each.hears('partida:12 Comandante,Pitazo')
    await one.watch('jugador:3')
    await two.hears('jugador:3 Comandante | partida:12 Pitazo')
    await two.watch(null)
    await one.hears('jugador:3 Comandante')
    await one.watch(null)
    for (const each of [one, two]) await each.hears('')
  })

  it('is one for each connection, and a person in two of them is named once', async () => {
    const [tab, other, looking] = [
      await connect(site, admin),
      await connect(site, admin),
      await connect(site, moderator),
    ]
    await tab.watch('partida:1')
    await other.watch('partida:1')
    await looking.hears('partida:1 Comandante')
    await tab.watch('comentario:9')
    await looking.hears('comentario:9 Comandante | partida:1 Comandante')
    await leave(other)
    expect(await looking.hears('comentario:9 Comandante')).toBe(1)
  })

  it('is sent to staff who connect, or become staff, later', async () => {
    const first = await connect(site, admin)
    await first.watch('opciones:1')
    await first.hears('opciones:1 Comandante')
    const late = await connect(site, moderator)
    await late.hears('opciones:1 Comandante')
    const recruit = await site.player('Recluta')
    const promoted = await connect(site, recruit)
    await admin.api.updateAdminPlayer({ params: { id: recruit.id }, body: { rol: 3, admin: true } })
    expect(await promoted.hears('opciones:1 Comandante')).toBe(1)
  })

  it.each(['partida:0', 'partida:x', 'cocina:1', 'partida:1;drop', 7, undefined])('is refused as %j', async (caso) => {
    const one = await connect(site, admin)
    expect(await one.watch(caso)).toEqual({ ok: false, message: expect.any(String) })
  })

  it('cannot be set or received by players and visitors', async () => {
    const player = await connect(site, await site.player('Recluta'))
    const visitor = await site.socket()
    const heard: string[] = []
    visitor.onAny((event: string) => heard.push(event))
    expect((await player.watch('partida:1')).ok).toBe(false)
    expect((await ask(visitor, 'case:watch', { caso: 'partida:1' })).ok).toBe(false)
    const one = await connect(site, admin)
    await one.watch('partida:2')
    await one.hears('partida:2 Comandante')
    expect([player.told, heard]).toEqual([[], []])
  })

  it('ends with the session, and when the staff rol is lost', async () => {
    const looking = await connect(site, admin)
    const [one, two] = [
      await connect(site, moderator),
      await connect(site, await site.player('Pregonero', { rol: 4, admin: 1 })),
    ]
    await one.watch('partida:1')
    await two.watch('anuncio:2')
    await looking.hears('anuncio:2 Pregonero | partida:1 Pitazo')
    await moderator.api.logout()
    await looking.hears('anuncio:2 Pregonero')
    const {
      data: [pregonero],
    } = await admin.api.listAdminPlayers({ query: { busqueda: 'Pregonero' } })
    await admin.api.updateAdminPlayer({ params: { id: pregonero?.id ?? 0 }, body: { admin: false } })
    await looking.hears('')
    expect((await two.watch('anuncio:2')).ok).toBe(false)
  })
})

describe('over two processes', () => {
  it('is known in both, and removed when one closes', async () => {
    const beside = await start({ beside: site })
    const [here, there] = [await connect(site, admin), await connect(beside, moderator)]
    await here.watch('partida:1')
    await there.watch('partida:1')
    for (const each of [here, there]) await each.hears('partida:1 Comandante,Pitazo')
    ended.splice(ended.indexOf(beside), 1)
    await beside.stop()
    expect(await here.hears('partida:1 Comandante')).toBe(1)
  })

  it('is removed when a process dies, once its key expires', async () => {
    const beside = await start({ beside: site })
    const [here, there] = [await connect(site, admin), await connect(beside, moderator)]
    await there.watch('partida:1')
    await here.hears('partida:1 Pitazo')
    beside.crash()
    await here.hears('')
    expect((await here.watch('partida:3')).ok).toBe(true)
    await here.hears('partida:3 Comandante')
  })

  it('is known again once Redis is back', async () => {
    const [one, two] = [await connect(site, admin), await connect(site, moderator)]
    await one.watch('partida:1')
    await two.hears('partida:1 Comandante')
    await site.redis.kill()
    await one.watch('partida:2')
    await site.redis.start()
    expect(await two.hears('partida:2 Comandante')).toBe(1)
  })
})
