import type { ClientToServer, LiveEvent, LiveEvents, ServerToClient } from '@trinchera/contract/socket'
import { useEffect, useRef } from 'react'
import type { Socket } from 'socket.io-client'
import { currentSession, sessionStore } from '../app/session'
import { sessionLost } from './api'
import { dataArrived, setConnection } from './connection'

type Handlers = { [E in LiveEvent]: Set<(payload: LiveEvents[E]) => void> }
export type RoomName = `etapa:${number}` | `clan:${number}` | `anuncio:${number}`

const handlers: Handlers = {
  'ladder:changed': new Set(),
  'match:reported': new Set(),
  'match:ruled': new Set(),
  'clan:changed': new Set(),
  'invitation:received': new Set(),
  'invitation:answered': new Set(),
  'invitation:withdrawn': new Set(),
  'request:received': new Set(),
  'request:answered': new Set(),
  'request:withdrawn': new Set(),
  'notice:created': new Set(),
  'notices:read': new Set(),
  'presence:changed': new Set(),
  'session:revoked': new Set(),
  'session:changed': new Set(),
  'staff:activity': new Set(),
  'staff:cases': new Set(),
  'staff:pending': new Set(),
  'announcement:published': new Set(),
  'announcement:updated': new Set(),
  'announcement:removed': new Set(),
  'comment:created': new Set(),
  'comment:updated': new Set(),
  'comment:removed': new Set(),
  'tournament:changed': new Set(),
  'options:changed': new Set(),
  'streams:changed': new Set(),
  'servers:changed': new Set(),
}
/** Who wants which room: asked for once, left with the last of them, asked for again after each connection. */
const wanted = new Map<RoomName, number>()
let socket: Socket<ServerToClient, ClientToServer> | undefined
let whenBehind: () => void = () => {}

/** Called whenever something may have been missed: after a connection, and once a room was joined. */
export const onBehind = (handler: () => void) => {
  whenBehind = handler
}

function dispatch<E extends LiveEvent>(event: E, payload: LiveEvents[E]) {
  dataArrived()
  for (const handler of handlers[event]) handler(payload)
}

/** Settles with the server's answer, or with the connection's end: then the next connection asks again. */
function join(room: RoomName): Promise<void> {
  const current = socket
  if (!current?.connected) return Promise.resolve()
  return new Promise((resolve) => {
    current.timeout(10_000).emit('subscribe', { room }, () => resolve())
  })
}

let openCase: string | null = null

function tellCase() {
  if (socket?.connected) socket.emit('case:watch', { caso: openCase }, () => {})
}

/** Tells the others of the staff which case this tab has open, at each connection anew; null: none any more. */
export function watchCase(caso: string | null) {
  openCase = caso
  tellCase()
}

async function connected(recovered: boolean) {
  setConnection('live')
  if (openCase) tellCase()
  await Promise.all([...wanted.keys()].map(join))
  if (recovered) dataArrived()
  else whenBehind()
}

async function open() {
  const { io } = await import('socket.io-client')
  const made: Socket<ServerToClient, ClientToServer> = io({
    auth: (give) => give({ token: currentSession()?.token }),
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelayMax: 10_000,
  })
  socket = made
  made.on('connect', () => void connected(made.recovered))
  made.on('disconnect', (reason) => {
    // A new session goes through a new handshake: that is no loss.
    setConnection(reason === 'io client disconnect' ? 'connecting' : 'lost')
    // The client does not come back by itself from a door that the server closed.
    if (reason === 'io server disconnect') made.connect()
  })
  made.on('connect_error', (error) => {
    setConnection('lost')
    if (error.message === 'unauthorized' && currentSession()) sessionLost()
  })
  made.on('ladder:changed', (payload) => dispatch('ladder:changed', payload))
  made.on('match:reported', (payload) => dispatch('match:reported', payload))
  made.on('match:ruled', (payload) => dispatch('match:ruled', payload))
  made.on('clan:changed', (payload) => dispatch('clan:changed', payload))
  made.on('invitation:received', (payload) => dispatch('invitation:received', payload))
  made.on('invitation:answered', (payload) => dispatch('invitation:answered', payload))
  made.on('invitation:withdrawn', (payload) => dispatch('invitation:withdrawn', payload))
  made.on('request:received', (payload) => dispatch('request:received', payload))
  made.on('request:answered', (payload) => dispatch('request:answered', payload))
  made.on('request:withdrawn', (payload) => dispatch('request:withdrawn', payload))
  made.on('notice:created', (payload) => dispatch('notice:created', payload))
  made.on('notices:read', (payload) => dispatch('notices:read', payload))
  made.on('presence:changed', (payload) => dispatch('presence:changed', payload))
  made.on('session:revoked', (payload) => dispatch('session:revoked', payload))
  made.on('session:changed', (payload) => dispatch('session:changed', payload))
  made.on('staff:activity', (payload) => dispatch('staff:activity', payload))
  made.on('staff:cases', (payload) => dispatch('staff:cases', payload))
  made.on('staff:pending', (payload) => dispatch('staff:pending', payload))
  made.on('announcement:published', (payload) => dispatch('announcement:published', payload))
  made.on('announcement:updated', (payload) => dispatch('announcement:updated', payload))
  made.on('announcement:removed', (payload) => dispatch('announcement:removed', payload))
  made.on('comment:created', (payload) => dispatch('comment:created', payload))
  made.on('comment:updated', (payload) => dispatch('comment:updated', payload))
  made.on('comment:removed', (payload) => dispatch('comment:removed', payload))
  made.on('tournament:changed', (payload) => dispatch('tournament:changed', payload))
  made.on('options:changed', (payload) => dispatch('options:changed', payload))
  made.on('streams:changed', (payload) => dispatch('streams:changed', payload))
  made.on('servers:changed', (payload) => dispatch('servers:changed', payload))
  // The private rooms go with the session, which is told at the handshake alone.
  sessionStore.subscribe((state, before) => {
    if (state.session?.token !== before.session?.token) made.disconnect().connect()
  })
}

let started = false

/** Opens the tab's one socket, once what can be seen is there: the page does not wait for it. */
export function startLive() {
  if (started) return
  started = true
  const start = () => void open().catch(() => setConnection('lost'))
  requestAnimationFrame(() => setTimeout(start))
}

/** Hears of a room for as long as the screen is there. */
export function useRoom(room: RoomName | undefined) {
  useEffect(() => {
    if (!room) return undefined
    wanted.set(room, (wanted.get(room) ?? 0) + 1)
    if (wanted.get(room) === 1) void join(room).then(() => socket?.connected && whenBehind())
    return () => {
      const left = (wanted.get(room) ?? 1) - 1
      if (left > 0) wanted.set(room, left)
      else {
        wanted.delete(room)
        if (socket?.connected) socket.emit('unsubscribe', { room }, () => {})
      }
    }
  }, [room])
}

/** Hears of one kind of event for as long as the component is there; the latest `handler` is called. */
export function useLive<E extends LiveEvent>(event: E, handler: (payload: LiveEvents[E]) => void) {
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  useEffect(() => {
    const hear = (payload: LiveEvents[E]) => latest.current(payload)
    handlers[event].add(hear)
    return () => {
      handlers[event].delete(hear)
    }
  }, [event])
}
