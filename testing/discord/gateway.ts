import type { Server } from 'node:http'
import { WebSocketServer, type WebSocket } from 'ws'
import { asObject, channelPayload, memberPayload, rolePayload, userPayload, type Json, type World } from './world'

interface Session {
  id: string
  /** All frames (gateway messages) sent in this session, to be sent again when the client resumes the session. */
  sent: { s: number; frame: string }[]
  socket: WebSocket | null
}

export interface Gateway {
  /** Sends an event in every session. Clients that are disconnected receive it when they resume. */
  dispatch(event: string, data: Json): void
  /** Closes all connections with a close code. 1006: without a close frame, as if the network had failed. */
  drop(code?: number): void
  /** Tells clients to reconnect and resume (opcode 7). */
  askToReconnect(): void
  /** Tells clients that their session is invalid (opcode 9). `resumable`: whether they may resume it. */
  invalidate(resumable: boolean): void
  /** Deletes all sessions, so that clients cannot resume and must identify again. */
  forget(): void
  /** Silence on or off. While it is on, the gateway neither acknowledges heartbeats nor sends events. */
  deaf(is: boolean): void
  /** Heartbeat interval in ms, for new connections. */
  heartbeatInterval: number
  readonly identified: number
  readonly resumed: number
  readonly heartbeats: number
  /** Number of connections that were ever opened. */
  readonly connections: number
  /** Number of connections that are open now. */
  readonly open: number
  /** The intents (event types, as a bit field) that the last client to identify wants. */
  readonly intents: number
  stop(): void
}

/** Adds a fake of Discord's gateway (version 10, JSON encoding) to an HTTP server, at `/gateway`. */
export function attachGateway(server: Server, world: World, token: string): Gateway {
  const sockets = new WebSocketServer({ server, path: '/gateway' })
  const sessions = new Map<string, Session>()
  const counts = { connections: 0, identified: 0, resumed: 0, heartbeats: 0, intents: 0 }
  let deaf = false

  const send = (socket: WebSocket, payload: Json) =>
    socket.send(JSON.stringify({ op: 0, d: null, s: null, t: null, ...payload }))

  function push(session: Session, t: string, d: Json) {
    const s = (session.sent.at(-1)?.s ?? 0) + 1
    const frame = JSON.stringify({ op: 0, t, s, d })
    session.sent.push({ s, frame })
    if (!deaf) session.socket?.send(frame)
  }

  const guildPayload = (): Json => ({
    id: world.guild,
    name: 'Trinchera',
    owner_id: world.bot.id,
    unavailable: false,
    large: false,
    joined_at: '2020-01-01T00:00:00.000Z',
    member_count: world.members.size + 1,
    features: [],
    emojis: [],
    stickers: [],
    presences: [],
    voice_states: [],
    threads: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
    preferred_locale: 'es-ES',
    premium_tier: 0,
    nsfw_level: 0,
    verification_level: 0,
    explicit_content_filter: 0,
    default_message_notifications: 0,
    mfa_level: 0,
    system_channel_flags: 0,
    afk_timeout: 60,
    premium_progress_bar_enabled: false,
    roles: [...world.roles.values()].map(rolePayload),
    channels: [...world.channels.values()]
      .filter(({ guild, thread }) => guild === world.guild && !thread)
      .map(channelPayload),
    members: [memberPayload(world.bot, [])],
  })

  function identify(socket: WebSocket, given: Json, address: string) {
    if (given.token !== token) return socket.close(4004, 'Authentication failed.')
    counts.intents = Number(given.intents)
    const session: Session = { id: `sesion${world.newId()}`, sent: [], socket }
    sessions.set(session.id, session)
    counts.identified++
    push(session, 'READY', {
      v: 10,
      user: userPayload(world.bot),
      guilds: [{ id: world.guild, unavailable: true }],
      session_id: session.id,
      resume_gateway_url: address,
      session_type: 'normal',
      private_channels: [],
      application: { id: world.application, flags: 0 },
    })
    push(session, 'GUILD_CREATE', guildPayload())
    world.notifyWaiters()
  }

  function resume(socket: WebSocket, { token: given, session_id, seq }: Json) {
    const session = sessions.get(String(session_id))
    if (given !== token) return socket.close(4004, 'Authentication failed.')
    if (!session) return send(socket, { op: 9, d: false })
    session.socket = socket
    for (const { s, frame } of session.sent) if (s > Number(seq)) socket.send(frame)
    counts.resumed++
    push(session, 'RESUMED', {})
    world.notifyWaiters()
  }

  sockets.on('connection', (socket, request) => {
    counts.connections++
    world.notifyWaiters()
    const address = `ws://${request.headers.host ?? ''}/gateway`
    send(socket, { op: 10, d: { heartbeat_interval: gateway.heartbeatInterval, _trace: [] } })
    socket.on('error', () => {})
    socket.on('message', (data: Buffer) => {
      const { op, d }: Json = JSON.parse(data.toString())
      if (op === 1) {
        counts.heartbeats++
        if (!deaf) send(socket, { op: 11 })
        world.notifyWaiters()
      } else if (op === 2) identify(socket, asObject(d), address)
      else if (op === 6) resume(socket, asObject(d))
      else if (op !== 3 && op !== 4 && op !== 8) socket.close(4001, 'Unknown opcode.')
    })
    socket.on('close', () => {
      for (const session of sessions.values()) if (session.socket === socket) session.socket = null
      world.notifyWaiters()
    })
  })

  const gateway: Gateway = {
    heartbeatInterval: 41_250,
    dispatch(event, data) {
      for (const session of sessions.values()) push(session, event, data)
    },
    drop(code = 1006) {
      for (const socket of sockets.clients) {
        if (code === 1006) socket.terminate()
        else socket.close(code)
      }
    },
    askToReconnect() {
      for (const socket of sockets.clients) send(socket, { op: 7 })
    },
    invalidate(resumable) {
      if (!resumable) sessions.clear()
      for (const socket of sockets.clients) send(socket, { op: 9, d: resumable })
    },
    forget: () => sessions.clear(),
    deaf(is) {
      deaf = is
    },
    get identified() {
      return counts.identified
    },
    get resumed() {
      return counts.resumed
    },
    get connections() {
      return counts.connections
    },
    get heartbeats() {
      return counts.heartbeats
    },
    get intents() {
      return counts.intents
    },
    get open() {
      return sockets.clients.size
    },
    stop() {
      for (const socket of sockets.clients) socket.terminate()
      sockets.close()
    },
  }
  return gateway
}
