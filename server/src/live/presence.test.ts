import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PresenceChanged } from '@trinchera/contract/socket'
import { insertClan } from '@trinchera/db/queries/clanes/clanes'
import { ask, startTestApp, type TestApp, type TestPlayer, type TestSocket } from '../../testing/app'
import type { PresencePace } from './presence-pace'

/** Short intervals, so that tests of an expiry are fast. */
const pace: PresencePace = { life: 1_500, beat: 200, tell: 100, gather: 10 }

const ended: TestApp[] = []
let site: TestApp
let etapa: number

async function start(options: Parameters<typeof startTestApp>[0] = {}): Promise<TestApp> {
  const started = await startTestApp({ presence: pace, ...options })
  ended.unshift(started) // at the front, so that second processes are stopped before the first one
  return started
}

beforeEach(async () => {
  site = await start()
  const { db } = site.database
  const created_at = site.clock.now.toISOString()
  const juego = await db
    .insertInto('juegos')
    .values({ nombre: 'Base', nombre_folded: 'base' })
    .returning('id')
    .executeTakeFirstOrThrow()
  etapa = (
    await db
      .insertInto('etapas')
      .values({
        id_juego: juego.id,
        nombre: 'Etapa',
        activo: 1,
        multijugador: 1,
        created_at,
        archived_at: null,
        stale_from: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
})
afterEach(async () => {
  for (const app of ended.splice(0)) await app.stop()
})

async function clanOf(lider: TestPlayer, ...members: TestPlayer[]): Promise<number> {
  const { db } = site.database
  const at = site.clock.now.toISOString()
  const id = await insertClan(db, {
    id_etapa: etapa,
    id_lider: lider.id,
    nombre: 'Los Halcones',
    tag: 'HAL',
    imagen: null,
    created_at: at,
  })
  for (const { id: player_id } of members)
    await db
      .insertInto('memberships')
      .values({ id_clan: id, player_id, id_etapa: etapa, rango: 'Miembro', joined_at: at })
      .execute()
  return id
}

/** A socket that watches a room, and the presence events that it received. */
async function watch(app: TestApp, room: string, token?: string) {
  const socket = await app.socket(token)
  const told: PresenceChanged[] = []
  const waiting = new Set<() => void>()
  socket.onAny((event: string, payload: PresenceChanged) => {
    if (event !== 'presence:changed' || payload.room !== room) return
    told.push(payload)
    for (const wake of waiting) wake()
  })
  /** Waits until the latest event satisfies the condition. */
  const until = (is: (now: PresenceChanged) => boolean) =>
    new Promise<PresenceChanged>((resolve) => {
      const look = () => {
        const now = told.at(-1)
        if (!now || !is(now)) return
        waiting.delete(look)
        resolve(now)
      }
      waiting.add(look)
      look()
    })
  expect(await ask(socket, 'subscribe', { room })).toEqual({ ok: true })
  return {
    socket,
    told,
    watching: (mirando: number) => until((now) => now.mirando === mirando),
    online: (...ids: number[]) => until((now) => now.en_linea.join() === ids.join()),
  }
}

const leave = (socket: TestSocket) =>
  new Promise<void>((resolve) => {
    socket.once('disconnect', () => resolve())
    socket.disconnect()
  })

describe('how many watch', () => {
  it('counts a player once over all tabs and each visitor by socket, and broadcasts to the room', async () => {
    const room = `etapa:${etapa}`
    const peuco = await site.player('Peuco')
    const visitor = await watch(site, room)
    await visitor.watching(1)
    const tab = await watch(site, room, peuco.token)
    await visitor.watching(2)
    const second = await watch(site, room, peuco.token)
    const other = await watch(site, room)
    await visitor.watching(3)
    await leave(tab.socket)
    await leave(other.socket)
    await visitor.watching(2)
    await ask(second.socket, 'unsubscribe', { room })
    await visitor.watching(1)
    expect((await site.visitor.getPresence({ params: { room } })).data).toEqual({ mirando: 1, en_linea: [] })
  })

  it('is answered as it was told last, however often it was asked before', async () => {
    const room = `etapa:${etapa}`
    const beside = await start({ beside: site })
    const visitor = await watch(site, room)
    await visitor.watching(1)
    const asked: number[] = []
    const read = async () => asked.push((await site.visitor.getPresence({ params: { room } })).data.mirando)
    for (let round = 0; round < 5; round++) {
      const other = await watch(beside, room)
      await visitor.watching(2)
      await read()
      await read()
      await leave(other.socket)
      await visitor.watching(1)
      await read()
    }
    expect(asked).toEqual(Array.from({ length: 5 }, () => [2, 2, 1]).flat())
  })

  it('is not broadcast when unchanged', async () => {
    const room = `etapa:${etapa}`
    const visitor = await watch(site, room)
    const crowd = await Promise.all(Array.from({ length: 20 }, () => watch(site, room)))
    await visitor.watching(21)
    await Promise.all(crowd.map(({ socket }) => leave(socket)))
    await visitor.watching(1)
    const all = visitor.told.map(({ mirando }) => mirando)
    expect(all.every((mirando, index) => mirando !== all[index - 1])).toBe(true)
  })

  it('is broadcast at most as often as configured', async () => {
    const slow = await start({ beside: site, presence: { ...pace, tell: 500 } })
    const room = `etapa:${etapa}`
    const began = performance.now()
    const visitor = await watch(slow, room)
    for (let others = 1; others <= 12; others++) await watch(slow, room)
    await visitor.watching(13)
    const longest = (performance.now() - began) / 500
    expect(visitor.told.length).toBeLessThanOrEqual(Math.ceil(longest) + 1)
  })

  it.each(['anuncio:1', 'publico', 'staff', 'jugador:1', 'etapa:999999', 'etapa:99999999999', 'clan:0', 'cocina:1'])(
    'cannot be requested for %s',
    async (room) => {
      expect((await site.call('GET', `/presencia/${encodeURIComponent(room)}`)).status).toBe(404)
    },
  )

  it('is unknown while Redis is away, and known again afterwards', async () => {
    const room = `etapa:${etapa}`
    const visitor = await watch(site, room)
    await visitor.watching(1)
    await site.redis.kill()
    expect(await site.call('GET', `/presencia/${room}`)).toMatchObject({
      status: 200,
      json: { data: { mirando: 0, en_linea: [] } },
    })
    const [second, lost] = [await watch(site, room), await watch(site, room)]
    lost.socket.io.engine.close() // closed like a broken connection, whose session socket.io would store in Redis
    await site.redis.start()
    await visitor.watching(2)
    await second.watching(2)
  })
})

describe('over two processes', () => {
  it('is one count over both, and drops when one closes', async () => {
    const room = `etapa:${etapa}`
    const beside = await start({ beside: site })
    const peuco = await site.player('Peuco')
    const here = await watch(site, room)
    await watch(site, room, peuco.token)
    const there = await watch(beside, room, peuco.token)
    await watch(beside, room)
    for (const each of [here, there]) await each.watching(3)
    ended.splice(ended.indexOf(beside), 1)
    await beside.stop()
    expect(await here.watching(2)).toEqual({ room, mirando: 2, en_linea: [] })
  })

  it('drops the count of a dead process once its key expires', async () => {
    const room = `etapa:${etapa}`
    const beside = await start({ beside: site })
    const [peuco, loica] = [await site.player('Peuco'), await site.player('Loica')]
    const clan = await clanOf(peuco, loica)
    const here = await watch(site, room)
    const members = await watch(site, `clan:${clan}`, peuco.token)
    await watch(beside, room, loica.token)
    await here.watching(2)
    await members.online(peuco.id, loica.id)
    beside.crash()
    expect(await here.watching(1)).toMatchObject({ room })
    await members.online(peuco.id)
  })
})

describe('who of a clan is on the site', () => {
  it('is broadcast to the room of the clan, whatever page the members are on', async () => {
    const beside = await start({ beside: site })
    const [peuco, loica, chucao] = [await site.player('Peuco'), await site.player('Loica'), await site.player('Chucao')]
    const clan = await clanOf(peuco, loica)
    const visitor = await watch(site, `clan:${clan}`)
    await visitor.watching(1)
    await site.socket(chucao.token)
    const away = await beside.socket(loica.token)
    const tab = await site.socket(loica.token)
    await visitor.online(loica.id)
    await leave(tab)
    await site.socket(peuco.token)
    await visitor.online(peuco.id, loica.id)
    await leave(away)
    await visitor.online(peuco.id)
    expect((await beside.visitor.getPresence({ params: { room: `clan:${clan}` } })).data).toEqual({
      mirando: 1,
      en_linea: [peuco.id],
    })
  })

  it('omits players who hide it, though they are counted as watching', async () => {
    const [peuco, loica] = [await site.player('Peuco'), await site.player('Loica')]
    const clan = await clanOf(peuco, loica)
    expect((await loica.api.updateNoticePreferences({ body: { presencia: false } })).data.presencia).toBe(false)
    const visitor = await watch(site, `clan:${clan}`)
    await watch(site, `clan:${clan}`, loica.token)
    await visitor.watching(2)
    await site.socket(peuco.token)
    await visitor.online(peuco.id)
    expect(visitor.told.flatMap(({ en_linea }) => en_linea)).not.toContain(loica.id)
    await loica.api.updateNoticePreferences({ body: { presencia: true } })
    await visitor.online(peuco.id, loica.id)
    await loica.api.updateNoticePreferences({ body: { presencia: false } })
    await visitor.online(peuco.id)
  })

  it('removes a player whose session ends, who then counts as a visitor', async () => {
    const [peuco, loica] = [await site.player('Peuco'), await site.player('Loica')]
    const clan = await clanOf(peuco, loica)
    const visitor = await watch(site, `clan:${clan}`)
    const tabs = [await watch(site, `clan:${clan}`, loica.token), await watch(site, `clan:${clan}`, loica.token)]
    await visitor.online(loica.id)
    await visitor.watching(2)
    await loica.api.logout()
    await visitor.online()
    expect(await visitor.watching(1 + tabs.length)).toEqual({ room: `clan:${clan}`, mirando: 3, en_linea: [] })
  })

  it('includes players who join the clan', async () => {
    const [peuco, loica] = [await site.player('Peuco'), await site.player('Loica')]
    const clan = await clanOf(peuco)
    const visitor = await watch(site, `clan:${clan}`)
    await site.socket(loica.token)
    await visitor.watching(1)
    await site.database.db
      .insertInto('memberships')
      .values({
        id_clan: clan,
        player_id: loica.id,
        id_etapa: etapa,
        rango: 'Miembro',
        joined_at: site.clock.now.toISOString(),
      })
      .execute()
    expect((await visitor.online(loica.id)).en_linea).toEqual([loica.id])
  })
})
