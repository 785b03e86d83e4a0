import type { ClientToServer, LiveEvent, LiveEvents, ServerToClient } from '@trinchera/contract/socket'
import { useEffect, useRef } from 'react'
import type { Socket } from 'socket.io-client'
import { currentSession, sessionStore } from './session'
import { sessionLost } from './lost-session'
import { eventArrived, heard, setConnection } from './connection'
import { chooseTransports } from './transports'

export type RoomName =
  | 'foro'
  | `etapa:${number}`
  | `clan:${number}`
  | `anuncio:${number}`
  | `reto:${number}`
  | `torneo:${number}`
  | `tema:${number}`

interface Subscription {
  event: LiveEvent
  /** This is a method and not a function property, because TypeScript then accepts a handler for the payload of a single event. */
  handle(payload: LiveEvents[LiveEvent]): void
}
const subscriptions = new Set<Subscription>()
/** By live room, the number of mounted components that use it. The first joins the room, the last leaves it. Reconnections join again. */
const roomUsers = new Map<RoomName, number>()
/** Live rooms to which the server has admitted this socket. */
const joined = new Set<RoomName>()
let socket: Socket<ServerToClient, ClientToServer> | undefined
/** Timeout for the server's reply to a socket message, ms. */
const answerMs = 5000
let refetchAll: () => void = () => {}

/** Sets the function to call when events may have been missed: after a reconnection, and after a live room was joined. */
export const onMissedEvents = (handler: () => void) => {
  refetchAll = handler
}

/** Events that arrive every few seconds without a person's action: results of polling game servers and Twitch channels, and presence. */
const periodic: readonly LiveEvent[] = ['servers:changed', 'streams:changed', 'presence:changed']

function dispatch(event: LiveEvent, payload: LiveEvents[LiveEvent]) {
  heard()
  if (!periodic.includes(event)) eventArrived()
  for (const subscription of subscriptions) if (subscription.event === event) subscription.handle(payload)
}

/** Asks the server to join a live room. Resolves even if the server does not reply; `hearsAll` later finds that the room is missing. */
function join(room: RoomName): Promise<void> {
  const current = socket
  if (!current?.connected) return Promise.resolve()
  return new Promise((resolve) => {
    current.timeout(answerMs).emit('subscribe', { room }, (failed, answer) => {
      if (!failed && answer.ok && current.connected) joined.add(room)
      resolve()
    })
  })
}

/** True if this page receives every event of its live rooms. Otherwise asks the server again to admit it to the missing rooms. */
export function hearsAll(): boolean {
  if (!socket?.connected) return false
  const missing = [...roomUsers.keys()].filter((room) => !joined.has(room))
  for (const room of missing) void join(room)
  return missing.length === 0
}

let openCase: string | null = null

function emitOpenCase() {
  if (socket?.connected) socket.emit('case:watch', { caso: openCase }, () => {})
}

/**
 * Tells the server which staff case (a match, comment or player, see docs/glossary.md) this tab has open, null for none, so that other
 * staff see it. Sent again after each reconnection.
 */
export function watchCase(caso: string | null) {
  openCase = caso
  emitOpenCase()
}

/** Tells the server whether a logged-in player's page is visible. While it is, the server sends no push notifications to the player. */
function emitSight() {
  if (socket?.connected && currentSession()) socket.emit('sight', { visible: !document.hidden }, () => {})
}

/** Tells the server that the player is writing in a forum topic, so that the topic's readers see it. */
export function emitWriting(tema: number) {
  if (socket?.connected) socket.emit('writing', { id_tema: tema }, () => {})
}

async function handleConnect() {
  setConnection('live')
  joined.clear()
  emitSight()
  if (openCase) emitOpenCase()
  await Promise.all([...roomUsers.keys()].map(join))
  refetchAll()
}

/** Time until a connection that the server refused is tried again, ms. socket.io itself only retries if it could not reach the server. */
const refusedDelayMs = () => 1000 + Math.random() * 2000

document.addEventListener('visibilitychange', emitSight)

async function open() {
  const { io } = await import('socket.io-client')
  const created: Socket<ServerToClient, ClientToServer> = io({
    auth: (give) => give({ token: currentSession()?.token }),
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    timeout: answerMs,
    reconnectionDelayMax: 10_000,
  })
  socket = created
  chooseTransports(created)
  created.io.on('ping', heard)
  created.on('connect', () => void handleConnect())
  created.on('disconnect', (reason) => {
    // The state becomes 'lost' only after the next attempt fails, because most connections come back at once.
    setConnection(navigator.onLine ? 'connecting' : 'lost')
    // socket.io does not reconnect by itself if the server closed the connection.
    if (reason === 'io server disconnect') created.connect()
  })
  created.on('connect_error', (error) => {
    setConnection('lost')
    if (error.message === 'unauthorized' && currentSession()) sessionLost()
    else if (!created.active) setTimeout(() => created.connect(), refusedDelayMs())
  })
  created.onAny(dispatch)
  // The server reads the token only when a connection starts, so another session needs a new connection.
  sessionStore.subscribe((state, before) => {
    if (state.session?.token !== before.session?.token) created.disconnect().connect()
  })
}

let started = false

/** Opens the tab's only socket after the first paint. Further calls do nothing. */
export function startLive() {
  if (started) return
  started = true
  const start = () => void open().catch(() => setConnection('lost'))
  requestAnimationFrame(() => setTimeout(start))
}

/** Keeps this page in a live room while the component is mounted. Does nothing if `room` is undefined. */
export function useRoom(room: RoomName | undefined) {
  useEffect(() => {
    if (!room) return undefined
    roomUsers.set(room, (roomUsers.get(room) ?? 0) + 1)
    if (roomUsers.get(room) === 1) void join(room).then(() => socket?.connected && refetchAll())
    return () => {
      const left = (roomUsers.get(room) ?? 1) - 1
      if (left > 0) roomUsers.set(room, left)
      else {
        roomUsers.delete(room)
        joined.delete(room)
        if (socket?.connected) socket.emit('unsubscribe', { room }, () => {})
      }
    }
  }, [room])
}

/** Calls `handler` for each event of one kind while the component is mounted. Always uses the handler of the latest render. */
export function useLive<E extends LiveEvent>(event: E, handler: (payload: LiveEvents[E]) => void) {
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  useEffect(() => {
    const subscription: Subscription = {
      event,
      handle: (payload: LiveEvents[E]) => latest.current(payload),
    }
    subscriptions.add(subscription)
    return () => {
      subscriptions.delete(subscription)
    }
  }, [event])
}
