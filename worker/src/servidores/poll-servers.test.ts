import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ServerOption } from '@trinchera/contract/opciones'
import { ownNicks, storeNickCode } from '@trinchera/db/queries/nicks/nicks'
import { setAlert } from '@trinchera/db/queries/servidores/alerts'
import { serverHistory } from '@trinchera/db/queries/servidores/samples'
import { gameServers } from '@trinchera/db/queries/servidores/servidores'
import { testDialects } from '@trinchera/db/testing'
import { startGameServer, type GameState, type AnswerMode, type TestGameServer } from '@trinchera/testing/game-server'
import { openTestPolling, type TestPolling } from '../../testing/polling'
import { statusQuery } from './query-server'
import { pollServers, type ServerPoller } from './poll-servers'
import { cacheAddresses } from './host-addresses'

let site: TestPolling
const servers: TestGameServer[] = []
afterEach(async () => {
  await site.database.drop()
  for (const server of servers.splice(0)) await server.stop()
})

const soldiers = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ nombre: `Soldado${index}`, frags: index * 3, ping: 40 + index }))

/** Sets the servers in the opciones, each with its own port. */
async function options(...rows: Partial<ServerOption>[]) {
  const servidores = rows.map((row, index) => ({
    id: index + 1,
    grupo: 'clan' as const,
    nombre: `Servidor ${index + 1}`,
    puerto: 15_000 + index,
    puerto_consulta: null,
    host: null,
    tipo: 'mohaa' as const,
    ...row,
  }))
  await site.setOpciones({ servidores })
}

async function gameServer(state: Partial<GameState> = {}, manner: AnswerMode = 'one'): Promise<TestGameServer> {
  const server = await startGameServer(state)
  server.answers(manner)
  servers.push(server)
  return server
}

const changes = () => site.emitted.filter(({ event }) => event === 'servers:changed')
const now = () => gameServers(site.database.db, '127.0.0.1')
const first = async () => (await now())[0]

/** A worker with its own socket and shorter timeouts. */
function worker(changes: Partial<ServerPoller> = {}) {
  const poller: ServerPoller = {
    query: statusQuery(500),
    find: cacheAddresses(() => site.clock.now),
    gameHost: '127.0.0.1',
    ...changes,
  }
  return () => pollServers(site.context, poller, new AbortController().signal)
}

describe.each(testDialects)('a game server on %s', (dialect) => {
  beforeEach(async () => {
    site = await openTestPolling(dialect)
  })

  it.each<AnswerMode>(['one', 'several', 'unordered', 'utf8', 'elsewhere'])(
    'is shown as it answers: %s',
    async (manner) => {
      const server = await gameServer(
        { hostname: 'Clan ÑX [CL]', mapname: 'obj/obj_team2', gametype: 'Objective-Match', players: soldiers(5) },
        manner,
      )
      await options({ puerto_consulta: server.port, grupo: 'liga', puerto: 15_120 })
      await worker()()
      expect(await now()).toEqual([
        {
          id: 1,
          grupo: 'liga',
          host: '127.0.0.1',
          puerto: 15_120,
          nombre: 'Clan ÑX [CL]',
          en_linea: true,
          mapa: 'obj/obj_team2',
          modo: 'Objective-Match',
          jugadores: 5,
          max_jugadores: 20,
          ping: expect.any(Number),
          actualizado: site.clock.now.toISOString(),
          lista: [4, 3, 2, 1, 0].map((index) => ({ nombre: `Soldado${index}`, puntaje: index * 3, ping: 40 + index })),
        },
      ])
      expect(site.emitted).toEqual([{ room: 'publico', event: 'servers:changed', payload: await now() }])
    },
  )

  it('that passes on names as their players wrote them has each read in its own encoding', async () => {
    const inUtf8 = Buffer.from('Ñandú 🐦').toString('latin1')
    const players = [inUtf8, 'José'].map((nombre, frags) => ({ nombre, frags, ping: 40 }))
    const server = await gameServer({ hostname: 'Años después', players })
    await options({ puerto_consulta: server.port })
    await worker()()
    expect(await first()).toMatchObject({ nombre: 'Años después', lista: [{ nombre: 'José' }, { nombre: 'Ñandú 🐦' }] })
  })

  it('is polled at its port + 97 unless the options name another', async () => {
    const server = await gameServer()
    await options({ puerto: server.port - 97 })
    await worker()()
    expect(await first()).toMatchObject({ en_linea: true, puerto: server.port - 97 })
  })

  it('broadcasts every server when a visible value changes, which a ping is not', async () => {
    const server = await gameServer({ players: soldiers(3) })
    await options({ puerto_consulta: server.port })
    const poll = worker()
    await poll()
    server.state.players = soldiers(3).map((soldier) => ({ ...soldier, ping: 90 }))
    await poll()
    expect(changes()).toHaveLength(1)
    server.state.mapname = 'dm/mohdm3'
    await poll()
    expect(changes().at(-1)?.payload).toMatchObject([
      { mapa: 'dm/mohdm3', lista: [{ ping: 90 }, { ping: 90 }, { ping: 90 }] },
    ])
    expect(changes()).toHaveLength(2)
  })

  it('broadcasts only the time of the last answer when nothing else changed', async () => {
    const [server, silent] = [await gameServer(), await gameServer()]
    await options({ puerto_consulta: server.port }, { puerto_consulta: silent.port })
    const poll = worker()
    await poll()
    const [before, version] = [site.clock.now.toISOString(), await site.version('servidores')]
    silent.answers('silent')
    site.clock.pass(3)
    await poll()
    const after = site.clock.now.toISOString()
    expect((await now()).map(({ actualizado }) => actualizado)).toEqual([after, before])
    expect(await site.version('servidores')).toBe(version + 1)
    expect(site.emitted.at(-1)).toEqual({
      room: 'publico',
      event: 'servers:answered',
      payload: { ids: [1], actualizado: after },
    })
  })

  it.each<AnswerMode>(['truncated', 'garbage', 'silent'])(
    'that is %s keeps its last answer, is offline after two misses, and comes back',
    async (manner) => {
      const [server, other] = [
        await gameServer({ hostname: 'Uno', players: soldiers(3) }),
        await gameServer({ hostname: 'Dos' }),
      ]
      await options({ puerto_consulta: server.port, nombre: 'Servidor de clanes 1' }, { puerto_consulta: other.port })
      const poll = worker()
      await poll()
      const [before, beside] = await now()
      server.answers(manner)
      site.clock.pass(15)
      await poll()
      expect([await now(), changes().length]).toEqual([
        [before, { ...beside, actualizado: site.clock.now.toISOString() }],
        1,
      ])
      site.clock.pass(15)
      await poll()
      const offline = {
        ...before,
        nombre: 'Servidor de clanes 1',
        en_linea: false,
        mapa: null,
        modo: null,
        jugadores: 0,
        max_jugadores: 0,
        ping: null,
        lista: [],
      }
      const still = { ...beside, actualizado: site.clock.now.toISOString() }
      expect(await now()).toEqual([offline, still])
      expect(site.emitted.at(-1)?.payload).toEqual([offline, still])
      await poll()
      expect([changes().length, site.logged]).toEqual([
        2,
        ['hay servidores del juego que no contestan; se sigue preguntando'],
      ])
      server.answers('one')
      await poll()
      expect(await first()).toMatchObject({
        nombre: 'Uno',
        en_linea: true,
        jugadores: 3,
        actualizado: site.clock.now.toISOString(),
      })
      expect(site.logged.slice(1)).toEqual(['hay servidores del juego que volvieron a contestar'])
    },
  )

  it('that answers again has its count of misses reset', async () => {
    const server = await gameServer()
    await options({ puerto_consulta: server.port })
    const poll = worker()
    for (const manner of ['one', 'silent', 'one', 'silent'] as const) {
      server.answers(manner)
      await poll()
    }
    expect([(await first())?.en_linea, changes().length, site.logged]).toEqual([true, 1, []])
  })

  it('is shown whatever happens in asking another, or what is stored of it', async () => {
    const [one, other] = [await gameServer({ hostname: 'Uno' }), await gameServer({ hostname: 'Otro' })]
    await options({ puerto_consulta: one.port }, { puerto_consulta: other.port }, { host: 'no.existe.invalid' })
    const query = statusQuery(500)
    const poll = worker({
      query: (address, port) => {
        if (port === one.port) throw new RangeError('no se entiende')
        return query(address, port)
      },
    })
    await poll()
    expect((await now()).map(({ en_linea }) => en_linea)).toEqual([false, true, false])
    await worker()()
    await site.database.db
      .updateTable('server_states')
      .set({ state: '{"dañado' })
      .where('id_servidor', '=', 1)
      .execute()
    expect((await now()).map(({ en_linea }) => en_linea)).toEqual([false, true, false])
    await worker()()
    expect((await now()).map(({ en_linea }) => en_linea)).toEqual([true, true, false])
  })

  it('may answer with 64 KB, of which the displayable part is stored', async () => {
    const server = await gameServer({ hostname: 'Grande', players: soldiers(20) }, 'huge')
    await options({ puerto_consulta: server.port })
    await worker()()
    expect(await first()).toMatchObject({ nombre: 'Grande', jugadores: 20, en_linea: true })
  })

  it('is offline at once when it never answered or its host does not resolve', async () => {
    const server = await gameServer()
    await options({ puerto_consulta: server.port }, { host: 'no-existe.invalid' }, { puerto: 65_500 })
    await worker()()
    expect((await now()).map(({ en_linea, host }) => [en_linea, host])).toEqual([
      [true, '127.0.0.1'],
      [false, 'no-existe.invalid'],
      [false, '127.0.0.1'],
    ])
    await options(
      { puerto_consulta: server.port },
      { host: 'no-existe.invalid' },
      { puerto: 65_500 },
      { puerto_consulta: 1 },
    )
    await worker()()
    expect(site.emitted.map(({ payload }) => [payload].flat().length)).toEqual([3, 4])
    expect(site.logged).toEqual(
      Array.from({ length: 2 }, () => 'hay servidores del juego que no contestan; se sigue preguntando'),
    )
  })

  it('has its names cleaned and shortened, and its counts limited', async () => {
    const server = await gameServer({
      hostname: `^1Los \u0001^7Halcones\u0007 <b>[CL]</b>${'x'.repeat(500)}`,
      mapname: `\u001b[31mdm/${'m'.repeat(300)}`,
      gametype: '',
      maxplayers: -7,
      numplayers: '999999999999',
      players: [
        { nombre: '<img src=x onerror=alert(1)>', frags: 1e20, ping: -50 },
        { nombre: '^2Pe\u0000uco\u001f', frags: -1e9, ping: 1e12 },
        { nombre: '\u0007', frags: 1, ping: 1 },
      ],
    })
    await options({ puerto_consulta: server.port })
    await worker()()
    const shown = await first()
    expect(shown).toMatchObject({ modo: null, jugadores: 128, max_jugadores: 128 })
    expect(shown?.nombre).toMatch(/^Los Halcones <b>\[CL\]<\/b>x+$/)
    expect([shown?.nombre.length, shown?.mapa?.length]).toEqual([80, 64])
    expect(shown?.lista).toEqual([
      { nombre: '<img src=x onerror=alert(1)>', puntaje: 99_999, ping: 0 },
      { nombre: 'Peuco', puntaje: -9999, ping: 999 },
    ])
  })

  it('uses its player count even when its list is empty, and its list when the count is invalid', async () => {
    const [counted, listed] = [
      await gameServer({ numplayers: 7 }),
      await gameServer({ numplayers: 'muchos', players: soldiers(2) }),
    ]
    await options({ puerto_consulta: counted.port }, { puerto_consulta: listed.port })
    await worker()()
    expect((await now()).map(({ jugadores, lista }) => [jugadores, lista.length])).toEqual([
      [7, 0],
      [2, 2],
    ])
  })

  it('is deleted with its data when removed from the options, and reset when its address changes', async () => {
    const [server, other] = [await gameServer({ hostname: 'Uno' }), await gameServer({ hostname: 'Dos' })]
    await options({ puerto_consulta: server.port }, { puerto_consulta: other.port })
    const player = await site.player('Peuco')
    await setAlert(site.database.db, player, { id_servidor: 2, jugadores: 4 })
    const poll = worker()
    await poll()
    await options({ puerto_consulta: 1, nombre: 'Otro' })
    expect(await now()).toMatchObject([{ nombre: 'Otro', en_linea: false, actualizado: null }])
    await poll()
    expect(site.emitted.at(-1)?.payload).toHaveLength(1)
    for (const table of ['server_states', 'server_samples', 'server_alerts'] as const) {
      expect([
        table,
        await site.database.db.selectFrom(table).where('id_servidor', '=', 2).selectAll().execute(),
      ]).toEqual([table, []])
    }
  })

  it('stores the maximum of each half hour; a gap does not count as empty', async () => {
    const server = await gameServer()
    await options({ puerto_consulta: server.port })
    const poll = worker()
    const halfHour = 1800
    site.clock.now = new Date('2026-03-01T12:00:00.000Z')
    for (const count of [3, 9, 4]) {
      server.state.players = soldiers(count)
      await poll()
      site.clock.pass(15)
    }
    site.clock.pass(halfHour)
    server.answers('silent')
    await poll()
    site.clock.pass(halfHour)
    server.answers('one')
    server.state.players = []
    await poll()
    const history = await serverHistory(site.database.db, 1, site.clock.now)
    expect(history).toHaveLength(336)
    expect(history.slice(-4)).toEqual([
      { fecha: '2026-03-01T11:30:00.000Z', jugadores: null },
      { fecha: '2026-03-01T12:00:00.000Z', jugadores: 9 },
      { fecha: '2026-03-01T12:30:00.000Z', jugadores: null },
      { fecha: '2026-03-01T13:00:00.000Z', jugadores: 0 },
    ])
    expect(history[0]?.fecha).toBe('2026-02-22T13:30:00.000Z')
  })

  it('notifies subscribers once when full enough, whichever worker polls, and again after it fell below half', async () => {
    const server = await gameServer({ hostname: 'Los Halcones', players: soldiers(3) })
    await options({ puerto_consulta: server.port })
    const [four, six, one] = [await site.player('Cuatro'), await site.player('Seis'), await site.player('Uno')]
    for (const [player, jugadores] of [
      [four, 4],
      [six, 6],
      [one, 1],
    ] as const)
      await setAlert(site.database.db, player, { id_servidor: 1, jugadores })
    const [poll, also] = [worker(), worker()]
    await poll()
    const told = async () => Promise.all([four, six, one].map(site.notices))
    expect(await told()).toEqual([[], [], ['Hay 3 jugadores en Los Halcones']])
    server.state.players = soldiers(5)
    await Promise.all([poll(), also()])
    for (const count of [3, 5, 2, 5]) {
      server.state.players = soldiers(count)
      await poll()
    }
    expect((await told()).map(({ length }) => length)).toEqual([1, 0, 1])
    for (const count of [1, 4]) {
      server.state.players = soldiers(count)
      await poll()
    }
    expect(await told()).toEqual([
      ['Hay 5 jugadores en Los Halcones', 'Hay 4 jugadores en Los Halcones'],
      [],
      ['Hay 3 jugadores en Los Halcones'],
    ])
    expect(site.emitted.find(({ event }) => event === 'notice:created')).toMatchObject({
      room: `jugador:${one},discord`,
      payload: { notice: { tipo: 'servidor', enlace: '/servidores' } },
    })
  })

  it('that stops answering counts as emptied for subscribers', async () => {
    const server = await gameServer({ players: soldiers(4) })
    await options({ puerto_consulta: server.port })
    const player = await site.player('Peuco')
    await setAlert(site.database.db, player, { id_servidor: 1, jugadores: 4 })
    const poll = worker()
    for (const manner of ['one', 'silent', 'one', 'silent', 'silent', 'one'] as const) {
      server.answers(manner)
      await poll()
    }
    expect(await site.notices(player)).toHaveLength(2)
  })

  it('is polled among at most 32 at once', async () => {
    await options(...Array.from({ length: 200 }, (_, index) => ({ puerto_consulta: index + 1 })))
    const inFlight = { now: 0, most: 0, ports: new Set<number>() }
    await worker({
      query: async (_address, port) => {
        inFlight.most = Math.max(inFlight.most, ++inFlight.now)
        inFlight.ports.add(port)
        await new Promise((resolve) => setImmediate(resolve))
        inFlight.now--
        return null
      },
    })()
    expect([inFlight.most, inFlight.ports.size, (await now()).length]).toEqual([32, 200, 200])
  })

  it('links a nick that ends in a code, colour codes and control characters left out', async () => {
    const server = await gameServer({
      players: [
        { nombre: '^1Ta\u0007tan^7 ^2K7^3QF', frags: 3, ping: 40 },
        { nombre: 'K7QF Otro', frags: 1, ping: 40 },
      ],
    })
    await options({ puerto_consulta: server.port })
    const [player_id, { db }] = [await site.player('Tatan'), site.database]
    const hasta = new Date(site.clock.now.getTime() + 60_000).toISOString()
    await storeNickCode(db, { player_id, codigo: 'K7QF', hasta, now: site.clock.now.toISOString() })
    await worker()()
    expect((await ownNicks(db, player_id, site.clock.now.toISOString())).nicks).toEqual([
      { nick: 'Tatan', desde: site.clock.now.toISOString() },
    ])
  })

  it('broadcasts later what could not be sent while Redis was away', async () => {
    const server = await gameServer()
    await options({ puerto_consulta: server.port })
    const poll = worker()
    site.redis.there = false
    await poll()
    expect(site.emitted).toEqual([])
    site.redis.there = true
    await poll()
    await poll()
    expect(changes().map(({ payload }) => payload)).toEqual([await now()])
  })
})
