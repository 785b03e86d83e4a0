import { randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'
import { z } from 'zod'
import { caseName, caseWatch, rooms, type Acknowledgement, type StaffCases } from '@trinchera/contract/socket'
import type { Database } from '@trinchera/db/database'
import { staffNames } from '@trinchera/db/queries/admin/players'
import type { Log } from '@trinchera/runtime/log'
import { usualPace, type PresencePace } from './presence-pace'
import type { SiteServer, SiteSocket } from './sockets'

export interface Cases {
  /** Notes which case a connection has open; refused where it is not one of staff. */
  watch(socket: SiteSocket, request: unknown): Promise<Acknowledgement>
  /** Takes this process's cases away; before its sockets are closed. */
  close(): Promise<void>
}

const registry = 'trinchera:cases'
const channel = 'trinchera:cases:changes'
const keyOf = (process: string) => `${registry}:${process}`
const openCases = z.array(z.object({ caso: caseName, player: z.int() }))
type OpenCase = z.infer<typeof openCases>[number]

interface Needs {
  redis: Redis
  database: Database
  log: Log
  pace?: Partial<PresencePace>
}

/**
 * Who of staff has which case open, over all server processes: as with presence, each keeps its own in a Redis key that lives only while its process
 * renews it, says on a channel that it changed, and whoever has staff connected adds them up. Nothing rests on a message: every beat looks again.
 */
export function watchCases(io: SiteServer, { redis, database, log, pace }: Needs): Cases {
  const { life, beat, gather } = { ...usualPace, ...pace }
  const process = randomUUID()
  const { adapter, sockets } = io.of('/')
  const subscriber = redis.duplicate()
  const open = new Map<string, OpenCase>() // by connection
  const greeted = new Set<string>() // connections that are to be told even if nothing changes
  let told = ''
  let isChanged = true
  let waiting: NodeJS.Timeout | null = null
  let working: Promise<void> = Promise.resolve()
  let closed = false

  const failed = (error: unknown) => {
    if (redis.status === 'ready' && !closed)
      log.warn({ err: error }, 'no se pudo saber qué casos mira la administración; se intenta de nuevo')
  }

  /** This process's own, renewed; and told to the others where they changed. */
  async function store() {
    if (!open.size && !isChanged) return
    const batch = redis.multi()
    if (open.size) batch.set(keyOf(process), JSON.stringify([...open.values()]), 'PX', life).sadd(registry, process)
    else batch.del(keyOf(process)).srem(registry, process)
    const isTold = !isChanged
    isChanged = false
    try {
      await batch.exec()
      if (!isTold) await redis.publish(channel, '')
    } catch (error) {
      isChanged = true
      throw error
    }
  }

  /** What all living processes hold; those whose key has expired are forgotten. */
  async function everyCase(): Promise<OpenCase[]> {
    const processes = await redis.smembers(registry)
    if (!processes.length) return []
    const held = await redis.mget(processes.map(keyOf))
    const dead = processes.filter((_, index) => held[index] === null)
    if (dead.length) await redis.srem(registry, ...dead)
    return held.flatMap((text) => (text ? openCases.parse(JSON.parse(text)) : []))
  }

  async function inNames(cases: readonly OpenCase[]): Promise<StaffCases> {
    const names = await staffNames(
      database.db,
      cases.map(({ player }) => player),
    )
    const byCase = new Map<string, Set<string>>()
    for (const { caso, player } of cases) {
      const name = names.get(player)
      if (name !== undefined) byCase.set(caso, (byCase.get(caso) ?? new Set()).add(name))
    }
    const casos = [...byCase].map(([caso, quienes]) => ({
      caso,
      quienes: [...quienes].sort((a, b) => a.localeCompare(b, 'es')),
    }))
    return { casos: casos.sort((a, b) => a.caso.localeCompare(b.caso)) }
  }

  async function tell() {
    if (!adapter.rooms.has(rooms.staff)) return greeted.clear()
    const newcomers = [...greeted]
    const now = await inNames(await everyCase())
    const said = JSON.stringify(now)
    if (said !== told) io.local.to(rooms.staff).emit('staff:cases', now)
    else
      for (const id of newcomers) if (adapter.rooms.get(rooms.staff)?.has(id)) sockets.get(id)?.emit('staff:cases', now)
    told = said
    for (const id of newcomers) greeted.delete(id)
  }

  function later() {
    if (closed) return
    waiting ??= setTimeout(() => {
      waiting = null
      working = working.then(store).then(tell).catch(failed)
    }, gather)
  }

  const greet = (id: string) => {
    greeted.add(id)
    later()
  }
  const joined = (room: string, id: string) => {
    if (room === rooms.staff && sockets.has(id)) greet(id)
  }
  /** Gone, logged out, or staff no more: whatever takes a connection out of the staff's room. */
  const left = (room: string, id: string) => {
    if (room !== rooms.staff) return
    greeted.delete(id)
    if (!open.delete(id)) return
    isChanged = true
    later()
  }

  adapter.on('join-room', joined).on('leave-room', left)
  io.on('connection', (socket) => {
    if (socket.rooms.has(rooms.staff)) greet(socket.id)
  })
  redis.on('ready', later)
  subscriber.on('error', () => {}) // the outage is told by the client it is a copy of
  subscriber.on('message', later)
  subscriber.subscribe(channel).catch(failed)
  const beating = setInterval(later, beat)

  return {
    async watch(socket, request) {
      const parsed = caseWatch.safeParse(request)
      if (!parsed.success) return { ok: false, message: 'Ese caso no existe' }
      const { session } = socket.data
      if (!session || !socket.rooms.has(rooms.staff))
        return { ok: false, message: 'Esto es solo para la administración' }
      const { caso } = parsed.data
      if (caso === null) open.delete(socket.id)
      else open.set(socket.id, { caso, player: session.id })
      isChanged = true
      greet(socket.id)
      return { ok: true }
    },
    async close() {
      closed = true
      clearInterval(beating)
      if (waiting) clearTimeout(waiting)
      adapter.off('join-room', joined).off('leave-room', left)
      redis.off('ready', later)
      subscriber.disconnect()
      await working
      open.clear()
      isChanged = true
      await store().catch(failed)
    },
  }
}
