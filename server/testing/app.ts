import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { io as connect, type Socket } from 'socket.io-client'
import type { Api } from '@trinchera/contract/client'
import { apiBase } from '@trinchera/contract/route'
import type { Routes } from '@trinchera/contract/routes'
import type { Acknowledgement, ClientToServer, LiveEvent, LiveEvents, ServerToClient } from '@trinchera/contract/socket'
import { openDatabase, type Dialect, type OnQuery } from '@trinchera/db/database'
import { insertPlayer } from '@trinchera/db/queries/players/players'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import { openTestDatabase, usualDialect, type TestDatabase } from '@trinchera/db/testing'
import { readConfig } from '@trinchera/runtime/config'
import { createLog } from '@trinchera/runtime/log'
import { playersInSight } from '@trinchera/runtime/presence-counts'
import { openJobs } from '@trinchera/runtime/queue'
import { connectRedis, ready, RedisOutage } from '@trinchera/runtime/redis'
import { apiOf } from '@trinchera/testing/people'
import { startRedis, type TestRedis } from '@trinchera/testing/redis'
import { buildApp, type App } from '../src/app'
import type { PresencePace } from '../src/live/presence-pace'
import { hashPassword } from '../src/accounts/passwords'

export const password = 'Trinchera-1944'

/** Hash of the password that all test players share, because hashing takes long. */
const passwordHash = hashPassword(password)

export interface TestPlayer {
  id: number
  username: string
  email: string
  token: string
  api: Api<Routes>
}

export type TestSocket = Socket<ServerToClient, ClientToServer>

export interface TestApp {
  app: App
  database: TestDatabase
  dataDir: string
  url: string
  clock: { now: Date }
  /** The site's Redis, which tests stop and start. */
  redis: TestRedis
  /** API client without a session. */
  visitor: Api<Routes>
  /** Creates a validated player with a session. `rol` and `admin` make the player staff. */
  player(username: string, marks?: { rol?: number; admin?: number; validado?: number }): Promise<TestPlayer>
  /** Sends any HTTP request. `path`: a URL, or a path relative to the API's base. */
  call(
    method: string,
    path: string,
    options?: { headers?: Record<string, string>; body?: string | FormData },
  ): Promise<{
    status: number
    headers: Headers
    text: string
    json: { code: number; message: string; data: unknown; errors?: { field: string; message: string }[] }
  }>
  socket(token?: string, options?: { reconnection?: boolean; publico?: boolean }): Promise<TestSocket>
  /** The secret that signs the session tokens of this site. */
  secret: string
  /** Asks the server, as the worker does, which of these players have a visible page. */
  playersInSight(players: readonly number[]): Promise<Set<number>>
  /** Cuts the connection to Redis, as if the server process had been killed. */
  crash(): void
  stop(): Promise<void>
}

export interface TestAppOptions {
  env?: Record<string, string>
  webDir?: string
  presence?: Partial<PresencePace>
  /** A running site, of which this starts another server process with the same database and Redis. If missing, the site is new. */
  beside?: TestApp
  dialect?: Dialect
  /** URL of a database to use instead of a new one. It may be unreachable. */
  databaseUrl?: string
  onQuery?: OnQuery
}

/** Opens an existing database, which is not deleted after the test. */
function existing(url: string): TestDatabase {
  const database = openDatabase({ url })
  return { ...database, url, drop: () => database.close() }
}

/** Starts the server on a free port, with a new database and Redis. It checks every reply against its schema. */
export async function startTestApp({
  env = {},
  webDir,
  presence,
  beside,
  dialect = usualDialect,
  databaseUrl,
  onQuery,
}: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = beside?.dataDir ?? mkdtempSync(join(tmpdir(), 'trinchera-server-'))
  const redisServer = beside?.redis ?? (await startRedis())
  const config = readConfig({
    DATA_DIR: dataDir,
    REDIS_URL: redisServer.url,
    NODE_ENV: 'test',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ...env,
  })
  const log = createLog({ name: 'server', level: config.logLevel, production: false })
  const database =
    beside || databaseUrl
      ? existing(beside?.database.url ?? databaseUrl ?? '')
      : await openTestDatabase(dialect, onQuery ? { onQuery } : {})
  const outage = new RedisOutage(log)
  const redis = await ready(connectRedis(config.redisUrl, 'commands', outage))
  const jobs = openJobs(redis, outage)
  const clock = { now: new Date() }
  const app = await buildApp({
    config,
    database,
    redis,
    jobs,
    log,
    now: () => clock.now,
    checkReplies: true,
    ...(webDir ? { webDir } : {}),
    ...(presence ? { presence } : {}),
  })
  const url = await app.http.listen({ host: '127.0.0.1', port: 0 })
  const visitor = apiOf(url)
  const sockets: TestSocket[] = []

  return {
    app,
    database,
    dataDir,
    url,
    clock,
    visitor,
    redis: redisServer,
    secret: config.jwtSecret,
    playersInSight: playersInSight(redis),
    async player(username, marks = {}) {
      const email = `${username.toLowerCase().replace(/[^a-z0-9]/g, '')}@example.com`
      const account = { username, email, password_hash: await passwordHash, volute: null, validado: 1 }
      const id = await database.transaction(async (trx) => {
        await bumpVersion(trx, 'players')
        return insertPlayer(trx, { ...account, created_at: clock.now.toISOString(), ...marks })
      })
      const { token } = marks.validado === 0 ? { token: '' } : await visitor.login({ body: { email, password } })
      return { id, username, email, token, api: apiOf(url, token) }
    },
    async call(method, path, { headers = {}, body } = {}) {
      const init: RequestInit = { method, headers }
      if (body !== undefined) init.body = body
      const reply = await fetch(
        url + (path.startsWith(apiBase) || path.startsWith('/axisbot/') ? path : apiBase + path),
        init,
      )
      const text = await reply.text()
      return { status: reply.status, headers: reply.headers, text, json: text ? JSON.parse(text) : null }
    },
    async socket(token, { reconnection = false, publico = true } = {}) {
      // Events are sent in order over this Redis connection. Its ping is answered after the events of all earlier writes were sent, so the
      // new socket receives none of them.
      if (redis.status === 'ready') await redis.ping().catch(() => undefined)
      const socket: TestSocket = connect(url, {
        transports: ['websocket'],
        forceNew: true,
        reconnection,
        reconnectionDelay: 50,
        auth: { ...(token ? { token } : {}), publico },
      })
      sockets.push(socket)
      await new Promise<void>((resolve, reject) => {
        socket.once('connect', resolve)
        socket.once('connect_error', reject)
      })
      return socket
    },
    crash() {
      redis.disconnect()
      app.io.local.disconnectSockets(true)
    },
    async stop() {
      for (const socket of sockets) socket.disconnect()
      await app.close()
      await jobs.close()
      redis.disconnect()
      if (beside) return database.close()
      await database.drop()
      await redisServer.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Sends any message over a socket, even one that real clients never send, and waits for the server's acknowledgement. */
export function ask(socket: TestSocket, event: string, request: unknown): Promise<Acknowledgement> {
  const sender: { emit(event: string, request: unknown, answer: (given: Acknowledgement) => void): unknown } = socket
  return new Promise((resolve) => sender.emit(event, request, resolve))
}

/** Waits for the next event with this name for which `wanted` is true. Events of earlier writes may still arrive; `wanted` skips them. */
export function next<E extends LiveEvent>(
  socket: TestSocket,
  event: E,
  wanted: (payload: LiveEvents[E]) => boolean = () => true,
): Promise<LiveEvents[E]> {
  return new Promise((resolve) => {
    const listener = (name: string, payload: LiveEvents[E]) => {
      if (name !== event || !wanted(payload)) return
      socket.offAny(listener)
      resolve(payload)
    }
    socket.onAny(listener)
  })
}
