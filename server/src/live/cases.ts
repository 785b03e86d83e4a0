import type { Redis } from 'ioredis'
import { caseWatch, rooms, type Acknowledgement, type StaffCases } from '@trinchera/contract/socket'
import type { Database, Db } from '@trinchera/db/database'
import { staffNames } from '@trinchera/db/queries/admin/players'
import type { Log } from '@trinchera/runtime/log'
import { caseStore, type OpenCase } from './case-store'
import { usualPace, type PresencePace } from './presence-pace'
import { syncProcesses } from './process-sync'
import type { SiteServer, SiteSocket } from './site-server'

export interface Cases {
  /** Stores which case (match, comment, player) a staff member has open in a tab. Refused if the connection is not in the staff room. */
  watch(socket: SiteSocket, request: unknown): Promise<Acknowledgement>
  /** Removes the open cases of this process. Call it before its sockets are closed. */
  close(): Promise<void>
}

interface Needs {
  redis: Redis
  database: Database
  log: Log
  pace?: Partial<PresencePace>
}

/** For each case, the usernames of the staff who have it open, both in sorted order, so that equal states give equal results. */
async function presentCases(db: Db, cases: readonly OpenCase[]): Promise<StaffCases> {
  const names = await staffNames(
    db,
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

/** Tracks which case (match, comment, player) each staff member has open, across all processes, and sends changes to the staff room. */
export function watchCases(io: SiteServer, { redis, database, log, pace }: Needs): Cases {
  const { life, beat, gather } = { ...usualPace, ...pace }
  const { adapter, sockets } = io.of('/')
  const store = caseStore(redis, life)
  const open = new Map<string, OpenCase>() // the open case of each connection, by socket id
  const newcomers = new Set<string>() // sockets that must be sent the current list even if it does not change
  let lastSent = ''
  let isChanged = true

  async function storeOwn() {
    if (!open.size && !isChanged) return
    const wasChanged = isChanged
    isChanged = false
    try {
      await store.write([...open.values()])
      if (wasChanged) await sync.publish('')
    } catch (error) {
      isChanged = true
      throw error
    }
  }

  async function broadcast() {
    if (!adapter.rooms.has(rooms.staff)) return newcomers.clear()
    const joined = [...newcomers]
    const cases = await presentCases(database.db, await store.list())
    const json = JSON.stringify(cases)
    if (json !== lastSent) io.local.to(rooms.staff).emit('staff:cases', cases)
    else
      for (const id of joined) if (adapter.rooms.get(rooms.staff)?.has(id)) sockets.get(id)?.emit('staff:cases', cases)
    lastSent = json
    for (const id of joined) newcomers.delete(id)
  }

  const sync = syncProcesses({
    redis,
    log,
    warning: 'no se pudo saber qué casos mira la administración; se intenta de nuevo',
    channel: 'trinchera:cases:changes',
    heartbeat: beat,
    delay: gather,
    async store() {
      await storeOwn()
      await broadcast()
    },
    onMessage: () => sync.schedule(),
  })

  const sendTo = (id: string) => {
    newcomers.add(id)
    sync.schedule()
  }
  const onJoin = (room: string, id: string) => {
    if (room === rooms.staff && sockets.has(id)) sendTo(id)
  }
  // A socket leaves the staff room when it disconnects, when its session ends or when its player is no longer staff.
  const onLeave = (room: string, id: string) => {
    if (room !== rooms.staff) return
    newcomers.delete(id)
    if (!open.delete(id)) return
    isChanged = true
    sync.schedule()
  }
  adapter.on('join-room', onJoin).on('leave-room', onLeave)
  io.on('connection', (socket) => {
    if (socket.rooms.has(rooms.staff)) sendTo(socket.id)
  })

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
      sendTo(socket.id)
      return { ok: true }
    },
    async close() {
      adapter.off('join-room', onJoin).off('leave-room', onLeave)
      await sync.close()
      open.clear()
      isChanged = true
      await storeOwn().catch(sync.onError)
    },
  }
}
