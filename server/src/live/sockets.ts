import type { Server as HttpServer } from 'node:http'
import { createAdapter } from '@socket.io/redis-streams-adapter'
import type { Redis } from 'ioredis'
import { Server } from 'socket.io'
import { z } from 'zod'
import { rooms, sight, subscription, writing, type Acknowledgement } from '@trinchera/contract/socket'
import type { Database } from '@trinchera/db/database'
import { isStaff } from '@trinchera/rules/permissions'
import type { Config } from '@trinchera/runtime/config'
import type { Log } from '@trinchera/runtime/log'
import { streamOptions } from '@trinchera/runtime/emitter'
import { isBotSecret } from '../http/bot-secret'
import type { SessionInfo } from '../http/handler'
import type { Sessions } from '../plugins/session'
import { RuleError } from '../http/rule-error'
import { watchCases, type Cases } from './cases'
import { messageLimit } from './message-limit'
import type { PresencePace } from './presence-pace'
import { applySessionChange, watchSessions } from './private-rooms'
import { roomExists } from './rooms'
import type { SiteServer, SiteSocket } from './site-server'

const maxRooms = 50
/** Ping times in ms. A connection without messages for their sum counts as lost, so that a page notices within 20 s. */
const heartbeat = { pingInterval: 8000, pingTimeout: 7000 }
const maxMessageBytes = 16 * 1024

/** What a client sends when it connects. `publico` false: it wants events only of the rooms it subscribes to, not of the public room. */
const credentials = z.object({
  token: z.string().max(4096).nullish(),
  bot: z.string().max(4096).nullish(),
  publico: z.boolean().nullish(),
})

interface Needs {
  redis: Redis
  database: Database
  sessions: Sessions
  now: () => Date
  log: Log
  config: Pick<Config, 'publicUrl' | 'rateLimits' | 'botSecret'>
  pace?: Partial<PresencePace>
  /** Called when the page of a socket has become visible or hidden. */
  onSight: (socket: SiteSocket) => void
  /** Called when a socket of a player has subscribed to a room. */
  onArrival: (room: string, player: number) => void
  /** True if this process is about to end. New connections are then refused, so that clients connect to another process. */
  isClosing: () => boolean
}

/** True if the connection comes from a page of this site. Clients other than browsers send no `Origin` and are allowed. */
function isSameOrigin(origin: string | undefined, host: string | undefined, publicUrl: string): boolean {
  if (origin === undefined) return true
  return URL.canParse(origin) && (new URL(origin).host === host || origin === new URL(publicUrl).origin)
}

async function subscribe(
  socket: SiteSocket,
  { database, onArrival }: Needs,
  request: unknown,
): Promise<Acknowledgement> {
  const parsed = subscription.safeParse(request)
  if (!parsed.success) return { ok: false, message: 'Esa sala no existe o no es para ti' }
  const { room } = parsed.data
  if (socket.rooms.has(room)) return { ok: true }
  const exists = socket.rooms.size < maxRooms && (await roomExists(database.db, room, socket.data.session?.id ?? null))
  if (socket.rooms.size >= maxRooms) return { ok: false, message: 'Son demasiadas salas a la vez' } // joined by concurrent requests
  if (!exists) return { ok: false, message: 'Esa sala no existe' }
  await socket.join(room)
  if (socket.data.session) onArrival(room, socket.data.session.id)
  return { ok: true }
}

async function unsubscribe(socket: SiteSocket, request: unknown): Promise<Acknowledgement> {
  const parsed = subscription.safeParse(request)
  if (!parsed.success) return { ok: false, message: 'Esa sala no existe o no es para ti' }
  await socket.leave(parsed.data.room)
  return { ok: true }
}

async function setSight(socket: SiteSocket, { onSight }: Needs, request: unknown): Promise<Acknowledgement> {
  const parsed = sight.safeParse(request)
  if (!parsed.success) return { ok: false, message: 'Falta decir si la página está a la vista' }
  if (Boolean(socket.data.inSight) !== parsed.data.visible) {
    socket.data.inSight = parsed.data.visible
    onSight(socket)
  }
  return { ok: true }
}

/** Notifies the other readers of a forum topic that this player is writing in it. */
async function tellWriting(socket: SiteSocket, request: unknown): Promise<Acknowledgement> {
  const parsed = writing.safeParse(request)
  const { session } = socket.data
  if (!parsed.success || !session) return { ok: false, message: 'Falta decir dónde escribes, o iniciar sesión' }
  const { id_tema } = parsed.data
  const room = rooms.tema(id_tema)
  if (!socket.rooms.has(room)) return { ok: false, message: 'No estás mirando ese tema' }
  socket.to(room).emit('post:writing', { id_tema, id_jugador: session.id, username: session.username })
  return { ok: true }
}

/** Handles a socket's messages. Each gets an acknowledgement, even if it is unknown, over the limit or failed, so that no client waits. */
function listen(socket: SiteSocket, needs: Needs, cases: Cases) {
  const handlers: Record<string, (request: unknown) => Promise<Acknowledgement>> = {
    subscribe: (request) => subscribe(socket, needs, request),
    unsubscribe: (request) => unsubscribe(socket, request),
    'case:watch': (request) => cases.watch(socket, request),
    writing: (request) => tellWriting(socket, request),
    sight: (request) => setSight(socket, needs, request),
  }
  const verdict = needs.config.rateLimits ? messageLimit() : () => 'take'
  socket.onAny((event: string, ...args: unknown[]) => {
    const may = verdict()
    if (may === 'end') return void socket.disconnect(true)
    const answer = args.at(-1)
    const acknowledge = (acknowledgement: Acknowledgement) =>
      void (typeof answer === 'function' && answer(acknowledgement))
    if (may === 'refuse') return acknowledge({ ok: false, message: 'Demasiados mensajes seguidos. Espera un momento' })
    const handler = Object.hasOwn(handlers, event) ? handlers[event] : undefined
    if (!handler) return acknowledge({ ok: false, message: 'Ese evento no existe' })
    handler(args[0]).then(acknowledge, (error: unknown) => {
      needs.log.error({ err: error, event }, 'un mensaje del socket falló')
      acknowledge({ ok: false, message: 'Algo falló de nuestro lado' })
    })
  })
}

/** Makes a socket join the public room and, with a session, the private rooms of its player and session. */
async function joinRooms(socket: SiteSocket, session: SessionInfo | null, publico: boolean) {
  socket.data.session = session && { id: session.id, jti: session.jti, username: session.username }
  if (publico) await socket.join(rooms.publico)
  if (!session) return
  await socket.join([rooms.jugador(session.id), rooms.sesion(session.jti)])
  if (isStaff(session)) await socket.join(rooms.staff)
  socket.onAnyOutgoing((event: string, payload: unknown) => applySessionChange(socket, event, payload))
}

/**
 * Attaches socket.io to the HTTP server. Its connection state recovery is not used, because it sends missed events before the session is
 * checked and loses events when several servers restart. Instead, clients load their data again (docs/behaviour/live.md#Live events).
 */
export function attachSockets(server: HttpServer, needs: Needs): { io: SiteServer; close: () => Promise<void> } {
  const io: SiteServer = new Server(server, {
    path: '/socket.io',
    serveClient: false,
    adapter: createAdapter(needs.redis, streamOptions),
    maxHttpBufferSize: maxMessageBytes,
    ...heartbeat,
    allowRequest: (request, callback) =>
      callback(
        null,
        !needs.isClosing() && isSameOrigin(request.headers.origin, request.headers.host, needs.config.publicUrl),
      ),
  })
  const cases = watchCases(io, needs)
  io.use((socket, next) => {
    const given = credentials.safeParse(socket.handshake.auth)
    if (!given.success) return next(new Error('unauthorized'))
    const { token, bot, publico } = given.data
    if (bot && !isBotSecret(needs.config.botSecret, bot)) return next(new Error('unauthorized'))
    const check = token ? needs.sessions.check(token) : Promise.resolve(null)
    check.then(
      async (session) => {
        if (token && !session) return next(new Error('unauthorized'))
        await joinRooms(socket, session, publico !== false)
        if (bot) await socket.join(rooms.discord)
        listen(socket, needs, cases)
        next()
      },
      (error: unknown) => {
        if (error instanceof RuleError) return next(new Error('unauthorized')) // a RuleError here means that the account is suspended
        needs.log.error({ err: error }, 'no se pudo abrir un socket')
        next(new Error('unavailable'))
      },
    )
  })
  const stopWatching = watchSessions(io, needs)
  return {
    io,
    async close() {
      stopWatching()
      await cases.close()
      await io.close()
    },
  }
}
