import { once } from 'node:events'
import { createServer, type Server as HttpServer } from 'node:http'
import fc from 'fast-check'
import { Server, type Socket as ServerSocket } from 'socket.io'
import { io as connect, type Socket } from 'socket.io-client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { joinAdapterBroadcasts } from './adapter-broadcasts'

let http: HttpServer
let io: Server
let url: string
/** Ends the joining of broadcasts. */
let close: () => void
let clients: Client[] = []

interface Client {
  socket: Socket
  /** The same connection at the server. */
  served: ServerSocket
  heard: unknown[]
}

beforeEach(async () => {
  http = createServer((_request, reply) => reply.end('leído')).listen(0, '127.0.0.1')
  await once(http, 'listening')
  const address = http.address()
  url = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`
  io = new Server(http)
  // one socket a slice, so that there is a turn of everything else between any two
  close = joinAdapterBroadcasts(io.of('/').adapter, { slice: 0, growth: 0 })
})
afterEach(async () => {
  for (const { socket } of clients) socket.disconnect()
  clients = []
  close()
  await io.close()
})

/** Opens connections that join `publico` and these rooms one after the other; every so many gets its packets by polling. */
async function open(count: number, rooms: readonly string[] = [], every = 4): Promise<Client[]> {
  const opened = await Promise.all(
    Array.from({ length: count }, async (_none, index) => {
      const socket = connect(url, {
        forceNew: true,
        transports: [index % every === every - 1 ? 'polling' : 'websocket'],
      })
      const heard: unknown[] = []
      socket.onAny((_event, payload) => heard.push(payload))
      await new Promise<void>((resolve) => socket.once('connect', resolve))
      const served = io.sockets.sockets.get(socket.id ?? '')
      if (!served) throw new Error('the server does not know this connection')
      return { socket, served, heard }
    }),
  )
  for (const { served } of opened) await served.join(['publico', ...rooms])
  clients.push(...opened)
  return opened
}

const heardBy = (some: readonly Client[], payload: unknown) =>
  some.filter(({ heard }) => heard.includes(payload)).length
const turn = () => new Promise((resolve) => setImmediate(resolve))

it('answers a read that comes while very many are told before the last of them is', async () => {
  await fetch(url) // opens the connection
  const many = await open(150, [], Infinity)
  io.to('publico').emit('evento', 1)
  expect(await (await fetch(url)).text()).toBe('leído')
  expect(heardBy(many, 1)).toBeLessThan(many.length)
  await expect.poll(() => heardBy(many, 1)).toBe(many.length)
  expect(many.every(({ heard }) => heard.length === 1)).toBe(true)
})

it('tells nobody who has left before their turn, and whoever has joined', async () => {
  const [first, ...others] = await open(20, ['etapa:1'])
  const late = await open(2)
  io.to('etapa:1').emit('evento', 1)
  for (const { served } of others.slice(10)) void served.leave('etapa:1')
  others[0]?.served.disconnect(true)
  for (const { served } of late) void served.join('etapa:1')
  io.to('publico').emit('evento', 'end')
  const staying = [...(first ? [first] : []), ...others.slice(1), ...late]
  await expect.poll(() => heardBy(staying, 'end')).toBe(staying.length)
  expect(first?.heard).toEqual([1, 'end'])
  for (const { heard } of others.slice(1, 10)) expect(heard).toEqual([1, 'end'])
  for (const { heard } of others.slice(10)) expect(heard).toEqual(['end'])
  for (const { heard } of late) expect(heard).toEqual([1, 'end'])
})

it('tells somebody what is for them alone after what everybody is being told', async () => {
  const many = await open(20)
  const last = many.at(-1)
  await last?.served.join('jugador:1')
  io.to('publico').emit('evento', 1)
  io.to('jugador:1').emit('evento', 2)
  await expect.poll(() => heardBy(many, 1)).toBe(many.length)
  await expect.poll(() => last?.heard).toEqual([1, 2])
})

it('tells the rest at once when the process ends', async () => {
  const many = await open(20)
  io.to('publico').emit('evento', 1)
  io.to('publico').emit('match:reported', { match: { id: 1, id_etapa: 1 } })
  close()
  await expect.poll(() => many.filter(({ heard }) => heard.length === 2).length).toBe(many.length)
})

it('tells of a changed table once it is prepared, at once where nothing is to be, and in any case before long', async () => {
  close()
  const prepared: (() => void)[] = []
  let slow = true
  close = joinAdapterBroadcasts(io.of('/').adapter, {
    prepare: () => (slow ? new Promise((resolve) => prepared.push(resolve)) : null),
  })
  const [one] = await open(1, [], Infinity)
  const emit = (event: string, name: string, etapa = 1) => io.to('publico').emit(event, { name, etapa })
  const heard = () => one?.heard.map((payload) => Reflect.get(Object(payload), 'name'))

  emit('match:reported', 'report')
  emit('ladder:changed', 'change')
  emit('evento', 'other', 2)
  prepared[0]?.()
  await expect.poll(heard).toEqual(['other', 'report', 'change'])

  emit('ladder:changed', 'second')
  emit('evento', 'of that stage')
  await expect.poll(heard).toEqual(['other', 'report', 'change', 'second', 'of that stage'])

  emit('ladder:changed', 'never prepared')
  await expect.poll(heard).toContain('never prepared')
  slow = false
  emit('ladder:changed', 'not to be prepared')
  await expect.poll(heard).toContain('not to be prepared')
  expect(new Set(heard()).size).toBe(heard()?.length)
})

it('tells of a report that comes while a change is prepared in the write of its own change', async () => {
  close()
  const prepared: (() => void)[] = []
  close = joinAdapterBroadcasts(io.of('/').adapter, {
    prepare: () => new Promise((resolve) => prepared.push(resolve)),
  })
  const [one] = await open(1, [], Infinity)
  const heard = () => one?.heard.map((payload) => Reflect.get(Object(payload), 'name'))
  const emit = (event: string, name: string) => io.to('publico').emit(event, { name, etapa: 1 })

  emit('match:reported', 'report')
  emit('ladder:changed', 'change')
  emit('match:reported', 'next report')
  prepared[0]?.()
  await expect.poll(heard).toEqual(['report', 'change'])
  emit('ladder:changed', 'next change')
  expect(heard()).toEqual(['report', 'change'])
  prepared[1]?.()
  await expect.poll(heard).toEqual(['report', 'change', 'next report', 'next change'])

  emit('match:reported', 'third report')
  emit('ladder:changed', 'third change')
  emit('match:reported', 'last report')
  close()
  await expect.poll(() => heard()?.slice(4)).toEqual(['third report', 'third change', 'last report'])
})

const watched = ['etapa:1', 'clan:2'] as const
const who = fc.nat(7)
const room = fc.constantFrom(...watched)
const act = fc.oneof(
  fc.record({ kind: fc.constant('emit' as const), rooms: fc.subarray([...watched], { minLength: 1 }) }),
  fc.record({ kind: fc.constantFrom('join' as const, 'leave' as const), who, room }),
  fc.record({ kind: fc.constant('end' as const), who }),
  fc.record({ kind: fc.constant('turn' as const) }),
)

it('keeps the order for each socket, tells each event once, to all who stay in its rooms and to none who never are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 40 }), async (acts) => {
      const crowd = await open(8, ['etapa:1'])
      const ended = new Set<Client>()
      /** By event: who was in its rooms at all times since it was emitted, and who at any. */
      const events: { rooms: readonly string[]; always: Set<Client>; ever: Set<Client> }[] = []
      const isIn = ({ served }: Client, rooms: readonly string[]) => rooms.some((name) => served.rooms.has(name))
      for (const each of acts) {
        if (each.kind === 'emit') {
          const members = crowd.filter((client) => isIn(client, each.rooms))
          events.push({ rooms: each.rooms, always: new Set(members), ever: new Set(members) })
          io.to(each.rooms).emit('evento', events.length - 1)
        } else if (each.kind === 'turn') await turn()
        else {
          const client = crowd[each.who]
          if (!client || ended.has(client)) continue
          if (each.kind === 'end') {
            ended.add(client)
            client.served.disconnect(true)
          } else if (each.kind === 'join') await client.served.join(each.room)
          else await client.served.leave(each.room)
          for (const { rooms, always, ever } of events) {
            if (isIn(client, rooms)) ever.add(client)
            else always.delete(client)
          }
        }
      }
      io.to('publico').emit('evento', 'end')
      const staying = crowd.filter((client) => !ended.has(client))
      await expect.poll(() => heardBy(staying, 'end')).toBe(staying.length)
      for (const client of crowd) {
        const heard = client.heard.filter((payload) => payload !== 'end')
        expect(heard).toEqual([...new Set(heard)].sort((a, b) => Number(a) - Number(b)))
        for (const [event, { always, ever }] of events.entries()) {
          if (!ever.has(client)) expect(heard).not.toContain(event)
          if (always.has(client) && !ended.has(client)) expect(heard).toContain(event)
        }
        client.socket.disconnect()
      }
    }),
    { numRuns: 15 },
  )
})
