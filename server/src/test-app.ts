import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { io as connect, type Socket } from 'socket.io-client'
import type { Api } from '@trinchera/contract/client'
import { apiBase } from '@trinchera/contract/route'
import type { Routes } from '@trinchera/contract/routes'
import type { Acknowledgement, ClientToServer, LiveEvent, LiveEvents, ServerToClient } from '@trinchera/contract/socket'
import { openDatabase, type Dialect } from '@trinchera/db/database'
import { insertPlayer } from '@trinchera/db/queries/players/players'
import { openTestDatabase, type TestDatabase } from '@trinchera/db/testing'
import { readConfig } from '@trinchera/runtime/config'
import { createLog } from '@trinchera/runtime/log'
import { openJobs } from '@trinchera/runtime/queue'
import { connectRedis, ready, RedisOutage } from '@trinchera/runtime/redis'
import { apiOf } from '@trinchera/testing/people'
import { startRedis, type TestRedis } from '@trinchera/testing/redis'
import { buildApp, type App } from './app'
import type { PresencePace } from './live/presence-pace'
import { hashPassword } from './passwords'

export const password = 'Trinchera-1944'

/** Every test player has the same password: hashing it once is enough. */
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
  /** Its Redis, to be lost and found. */
  redis: TestRedis
  /** A visitor's API. */
  visitor: Api<Routes>
  /** A validated player with a session; staff where `rol` and `admin` say so. */
  player(username: string, marks?: { rol?: number; admin?: number; validado?: number }): Promise<TestPlayer>
  /** One raw call: a route's own path, or one below the API's base. */
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
  socket(token?: string, options?: { reconnection?: boolean }): Promise<TestSocket>
  /** From here on Redis hears nothing of this process, as if it had been killed. */
  crash(): void
  stop(): Promise<void>
}

export interface TestAppOptions {
  env?: Record<string, string>
  webDir?: string
  presence?: Partial<PresencePace>
  /** Another process of the same site: it shares that one's database and Redis. */
  beside?: TestApp
  dialect?: Dialect
  /** A database elsewhere, which may be away. */
  databaseUrl?: string
}

/** A database that others made, and that stays when this one is done. */
function existing(url: string): TestDatabase {
  const database = openDatabase({ url })
  return { ...database, url, drop: () => database.close() }
}

/** The whole server with a database and a Redis of its own, on a free port; every reply is checked against its schema. */
export async function startTestApp({
  env = {},
  webDir,
  presence,
  beside,
  dialect = 'sqlite',
  databaseUrl,
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
    beside || databaseUrl ? existing(beside?.database.url ?? databaseUrl ?? '') : await openTestDatabase(dialect)
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
    async player(username, marks = {}) {
      const email = `${username.toLowerCase().replace(/[^a-z0-9]/g, '')}@example.com`
      const id = await insertPlayer(database.db, {
        username,
        email,
        password_hash: await passwordHash,
        volute: null,
        created_at: clock.now.toISOString(),
        validado: 1,
        ...marks,
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
    async socket(token, { reconnection = false } = {}) {
      const socket: TestSocket = connect(url, {
        transports: ['websocket'],
        forceNew: true,
        reconnection,
        reconnectionDelay: 50,
        auth: token ? { token } : {},
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

/** Asks for a room, leaves it or opens a case, and waits for the answer. */
export const ask = (
  socket: TestSocket,
  event: 'subscribe' | 'unsubscribe' | 'case:watch',
  request: unknown,
): Promise<Acknowledgement> => new Promise((resolve) => socket.emit(event, request, resolve))

/** The next event of that name. */
export function next<E extends LiveEvent>(socket: TestSocket, event: E): Promise<LiveEvents[E]> {
  return new Promise((resolve) => {
    const hear = (name: string, payload: LiveEvents[E]) => {
      if (name !== event) return
      socket.offAny(hear)
      resolve(payload)
    }
    socket.onAny(hear)
  })
}
