import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { LiveSample } from '@trinchera/contract/retos'
import { linkNicks, storeNickCode } from '@trinchera/db/queries/nicks/nicks'
import { deleteOldRetoSamples, samplesOf } from '@trinchera/db/queries/retos/samples'
import { testDialects } from '@trinchera/db/testing'
import { liveSamplesKeptMs, watchedAfterMs, watchedBeforeMs, watchEveryMs } from '@trinchera/rules/limits'
import { startGameServer, type GameState, type TestGameServer } from '@trinchera/testing/game-server'
import { openTestPolling, type TestPolling } from '../../testing/polling'
import { agreeReto, twoClans, type TestClan } from '../../testing/retos'
import { cacheAddresses } from './host-addresses'
import { statusQuery } from './query-server'
import { watchRetos } from './watch-retos'

const hour = 3_600_000

describe.each(testDialects)('the server of a reto on %s', (dialect) => {
  let site: TestPolling
  let began: number
  const servers: TestGameServer[] = []
  /** How many viewers each room has; null while Redis is unreachable. */
  let rooms: Map<string, number> | null

  beforeEach(async () => {
    site = await openTestPolling(dialect)
    began = site.clock.now.getTime()
    rooms = new Map()
  })
  afterEach(async () => {
    await site.database.drop()
    for (const server of servers.splice(0)) await server.stop()
  })

  const iso = (ms: number) => new Date(began + ms).toISOString()
  const start = 3 * hour
  /** Sets the clock to `ms` after the agreed time. */
  const moveTo = (ms: number) => {
    site.clock.now = new Date(began + start + ms)
  }

  async function gameServers(...states: Partial<GameState>[]) {
    for (const state of states) servers.push(await startGameServer(state))
    const servidores = servers.map(({ port }, index) => ({
      id: index + 1,
      grupo: 'clan' as const,
      nombre: `Servidor ${index + 1}`,
      puerto: 15_000 + index,
      puerto_consulta: port,
      host: null,
      tipo: 'mohaa' as const,
    }))
    await site.setOpciones({ servidores })
    return servers
  }

  async function played(servidor: number, clans?: [TestClan, TestClan], isWatched = true) {
    const sides = clans ?? (await twoClans(site.database, iso(0)))
    const reto = await agreeReto(site.database, sides, iso(start), new Date(began))
    await reto.act({ tipo: 'servidor', id_clan: sides[0].id, servidor })
    if (isWatched) rooms?.set(`reto:${reto.id}`, 1)
    return { ...reto, clans: sides }
  }
  async function link(player_id: number, nick: string) {
    const now = site.clock.now.toISOString()
    await storeNickCode(site.database.db, { player_id, codigo: 'K7QF', hasta: iso(24 * hour), now })
    await linkNicks(site.database.db, [`${nick} K7QF`], now)
  }

  const query = statusQuery(500)
  const watch = () =>
    watchRetos(
      site.context,
      {
        query,
        find: cacheAddresses(() => site.clock.now),
        gameHost: '127.0.0.1',
        watching: async (room) => {
          if (!rooms) throw new Error('Redis is away')
          return rooms.get(room) ?? 0
        },
      },
      new AbortController().signal,
    )
  const told = () => site.emitted.filter(({ event }) => event === 'match:live')
  const stored = (id: number) => samplesOf(site.database.db, id)
  const sidesShown = () => {
    const last: Partial<LiveSample> = Object(told().at(-1)?.payload)
    return last.jugadores?.map(({ nombre, id_clan, player_id }) => [nombre, id_clan, player_id])
  }
  const soldier = (nombre: string, frags = 0) => ({ nombre, frags, ping: 40 })

  it('is told to who watches, with sides by nick, then tag, and stored', async () => {
    await gameServers({
      mapname: 'obj/obj_team2',
      players: [soldier('^4Ta^7tan', 9), soldier('[HAL] Pe\u0007uco', 5), soldier('CON|Lobo', 3), soldier('Halcon', 1)],
    })
    const reto = await played(1)
    const [one, other] = reto.clans
    await link(other.lider, 'Tatan')
    await link(await site.player('Fuera'), 'Halcon')
    moveTo(0)
    await watch()
    const sample = {
      id: reto.id,
      servidor: 1,
      mapa: 'obj/obj_team2',
      actualizado: site.clock.now.toISOString(),
      jugadores: [
        { nombre: 'Tatan', puntaje: 9, ping: 40, id_clan: other.id, player_id: other.lider },
        { nombre: '[HAL] Peuco', puntaje: 5, ping: 40, id_clan: one.id, player_id: null },
        { nombre: 'CON|Lobo', puntaje: 3, ping: 40, id_clan: other.id, player_id: null },
        { nombre: 'Halcon', puntaje: 1, ping: 40, id_clan: null, player_id: null },
      ],
    }
    expect(told()).toEqual([{ room: `reto:${reto.id}`, event: 'match:live', payload: sample }])
    expect(await stored(reto.id)).toEqual([sample])
  })

  it('is asked from 15 minutes before until 3 hours after, only while somebody watches and it is neither played nor cancelled', async () => {
    const [server] = await gameServers({})
    const reto = await played(1, undefined, false)
    const askedAt = async (ms: number) => {
      const before = server?.asked ?? 0
      moveTo(ms)
      await watch()
      return (server?.asked ?? 0) - before
    }
    expect(await askedAt(0)).toBe(0)
    rooms?.set(`reto:${reto.id}`, 3)
    const [first, last] = [-watchedBeforeMs, watchedAfterMs]
    expect([await askedAt(first - 1), await askedAt(first), await askedAt(last), await askedAt(last + 1)]).toEqual([
      0, 1, 1, 0,
    ])
    rooms = null
    expect(await askedAt(0)).toBe(0)
    rooms = new Map([[`reto:${reto.id}`, 1]])
    expect(await askedAt(0)).toBe(1)
    await reto.act({ tipo: 'cancelar', id_clan: reto.clans[0].id, motivo: 'Prueba' })
    expect(await askedAt(1)).toBe(0)
  })

  it('is stored when more than pings changed, and else once a minute; all answers are told', async () => {
    const [server] = await gameServers({ players: [soldier('Uno', 1)] })
    const reto = await played(1)
    moveTo(0)
    await watch()
    for (let ms = watchEveryMs; ms <= 60_000; ms += watchEveryMs) {
      moveTo(ms)
      if (server) server.state.players = [{ ...soldier('Uno', 1), ping: 40 + ms / 1000 }]
      await watch()
      expect(await stored(reto.id)).toHaveLength(ms < 60_000 ? 1 : 2)
    }
    if (server) server.state.players = [soldier('Uno', 2)]
    await watch()
    if (server) server.state.mapname = 'dm/mohdm6'
    await watch()
    const samples = await stored(reto.id)
    expect(samples.map(({ mapa, jugadores }) => [mapa, jugadores[0]?.puntaje])).toEqual([
      ['dm/mohdm1', 1],
      ['dm/mohdm1', 1],
      ['dm/mohdm1', 2],
      ['dm/mohdm6', 2],
    ])
    expect(told()).toHaveLength(15)
  })

  it('that dies tells nothing, and is told again when it returns', async () => {
    const [server] = await gameServers({ players: [soldier('Uno')] })
    const reto = await played(1)
    moveTo(0)
    await watch()
    for (const manner of ['silent', 'garbage', 'truncated'] as const) {
      server?.answers(manner)
      moveTo(watchEveryMs)
      await watch()
    }
    expect([told().length, (await stored(reto.id)).length]).toEqual([1, 1])
    server?.answers('one')
    moveTo(120_000)
    await watch()
    expect((await stored(reto.id)).map(({ actualizado }) => actualizado)).toEqual([iso(start), iso(start + 120_000)])
  })

  it('that two retos chose is asked once, each told by its own sides, beside one that is silent', async () => {
    const [shared, silent] = await gameServers({ players: [soldier('Tatan'), soldier('[HAL]Uno')] }, {})
    silent?.answers('silent')
    const [first, second] = [await played(1), await played(1)]
    await played(2)
    await link(second.clans[1].lider, 'Tatan')
    moveTo(0)
    await watch()
    expect(shared?.asked).toBe(1)
    expect(told().map(({ room, payload }) => [room, Object(payload).jugadores])).toMatchObject([
      [`reto:${first.id}`, [{ nombre: 'Tatan', id_clan: null }, { id_clan: first.clans[0].id }]],
      [
        `reto:${second.id}`,
        [
          { nombre: 'Tatan', id_clan: second.clans[1].id, player_id: second.clans[1].lider },
          { id_clan: second.clans[0].id },
        ],
      ],
    ])
  })

  it('full of forged nicks identifies nobody, and no nick breaks what is told', async () => {
    const odd = [
      '^1^2^3',
      '\u0001\u0002',
      '[HAL][CON]',
      '<b>[HAL]</b>',
      '%s\\\\',
      '"; drop table nicks',
      ' '.repeat(40),
    ]
    const forged = Array.from({ length: 128 }, (_, index) => soldier(index % 2 ? '^1Ta^2tan' : '-Tatan-', index))
    const [server] = await gameServers({ players: forged })
    const reto = await played(1)
    await link(reto.clans[0].lider, 'Tatan')
    moveTo(0)
    await watch()
    const sides = sidesShown() ?? []
    expect(sides).toHaveLength(128)
    expect(sides.every(([, clan, player]) => clan === null && player === null)).toBe(true)
    if (server) server.state.players = [...odd.map((nick) => soldier(nick)), soldier('Tatan')]
    await watch()
    expect(sidesShown()).toContainEqual(['Tatan', reto.clans[0].id, reto.clans[0].lider])
    expect(sidesShown()).toContainEqual(['[HAL][CON]', null, null])
    expect((await stored(reto.id)).at(-1)?.jugadores.length).toBe(sidesShown()?.length)
  })

  it('has its samples deleted after 30 days', async () => {
    await gameServers({})
    const reto = await played(1)
    moveTo(0)
    await watch()
    moveTo(hour)
    await watch()
    const clean = (ms: number) => deleteOldRetoSamples(site.database.db, new Date(began + start + ms))
    await clean(liveSamplesKeptMs)
    expect(await stored(reto.id)).toHaveLength(2)
    await clean(liveSamplesKeptMs + 1)
    expect(await stored(reto.id)).toHaveLength(1)
  })
})
