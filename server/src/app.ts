import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import multipart from '@fastify/multipart'
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'
import type { Registry } from 'prom-client'
import type { Database } from '@trinchera/db/database'
import { playerDirectory } from '@trinchera/db/queries/players/player-directory'
import { jsonBytes, jsonDepth, pictureBytes } from '@trinchera/rules/limits'
import type { Config } from '@trinchera/runtime/config'
import { emitterOf, tracedEmitter } from '@trinchera/runtime/emitter'
import { watchDisk } from '@trinchera/runtime/full-disk'
import type { Log } from '@trinchera/runtime/log'
import { openPictures } from '@trinchera/runtime/open-pictures'
import type { Jobs } from '@trinchera/runtime/queue'
import type { Tracing } from '@trinchera/runtime/tracing'
import { assistantOf } from './areas/axisbot/routes'
import { totalHandlers } from './areas/handlers'
import { watchArrivals } from './areas/retos/arrivals'
import { drainable, DrainableServer, type Draining } from './http/draining'
import { closeGradually } from './live/close-gradually'
import { watchPresence } from './live/presence'
import type { PresencePace } from './live/presence-pace'
import type { SiteServer } from './live/site-server'
import { attachSockets } from './live/sockets'
import { dataVersions } from './http/cache-versions'
import { HotReplies } from './http/hot-replies'
import { proxyTest } from './http/client-address'
import { limitConnections } from './http/connection-limit'
import { mountRoutes } from './http/mount'
import { RuleError } from './http/rule-error'
import { serveAppManifest } from './plugins/app-manifest'
import { serveCalendars } from './plugins/calendars'
import { serveCrawlers } from './plugins/crawlers'
import { refuse, refuseInvalidHttp, writeEnvelopes } from './plugins/envelope'
import { serveEvidencePictures } from './plugins/evidence-pictures'
import { serveEmbeds } from './plugins/embeds'
import { serveFeeds } from './plugins/feeds'
import { servePreviews } from './plugins/previews'
import { serveHealth } from './plugins/health'
import { serveMailOff } from './plugins/mail-off'
import { useLimits } from './plugins/limits'
import { serveOembed } from './plugins/oembed'
import { serveDescription } from './plugins/openapi'
import { logRequests } from './plugins/request-log'
import { addSecurityHeaders } from './plugins/security'
import { useSessions } from './plugins/session'
import { traceRequests } from './plugins/traces'
import { builtWeb, serveWeb } from './plugins/web'
import { readBuiltWeb } from './preview/built-web'
import type { Services } from './services'

/** How long a reply waits for Redis to take the live events of its write, in ms. */
const longestPublishMs = 100

export interface AppParts {
  config: Config
  database: Database
  /** A Redis client of kind `commands` (`connectRedis`). */
  redis: Redis
  jobs: Jobs
  log: Log
  now?: () => Date
  /** True in tests: every reply is validated against its schema. */
  checkReplies?: boolean
  webDir?: string
  presence?: Partial<PresencePace>
  /** Metrics of requests and sockets are registered here. Undefined: metrics are off. */
  metrics?: Registry
  /** Undefined: tracing is off. */
  tracing?: Tracing
}

export interface App {
  http: FastifyInstance
  io: SiteServer
  /** Makes clients reconnect to another process and waits for the requests in progress (docs/behaviour/operation.md#Stopping). */
  drain: Draining['drain']
  /** Closes all connections and sockets immediately. */
  close(): Promise<void>
}

/** Time limit for receiving a whole request, ms: enough for a picture from a slow phone. Protects against deliberately slow requests. */
const requestTimeoutMs = 120_000
/** Timeouts of the HTTP server, ms. Idle connections stay open longer than proxies keep them, so that a proxy never uses a closed one. */
const serverTimes = { requestTimeout: requestTimeoutMs, connectionsCheckingInterval: 5_000, keepAliveTimeout: 72_000 }

/** True if a JSON text is nested more deeply than any valid request. It is refused, because recursive code could overflow the stack. */
function isTooDeep(json: string): boolean {
  let depth = 0
  let quoted = false
  for (let at = 0; at < json.length; at++) {
    const sign = json[at]
    if (quoted) {
      if (sign === '\\') at++
      else if (sign === '"') quoted = false
    } else if (sign === '"') quoted = true
    else if (sign === '[' || sign === '{') {
      if (++depth > jsonDepth) return true
    } else if (sign === ']' || sign === '}') depth--
  }
  return false
}

/** Treats a HEAD request as GET; Node.js omits the body of the reply. Otherwise a third of all routes would be HEAD routes. */
function headAsGet(request: IncomingMessage): string {
  if (request.method === 'HEAD') request.method = 'GET'
  return request.url ?? '/'
}

/** Adds the server's time to every reply, because pages correct their clock with it (docs/behaviour/screens.md#Clock of the pages). */
function addDate(app: FastifyInstance, now: () => Date) {
  app.addHook('onRequest', (_, reply, done) => {
    reply.header('date', now().toUTCString())
    done()
  })
}

/** Replaces Fastify's JSON Schema compilers, so that they are not loaded. Requests are validated with Zod schemas instead (`mount`). */
const withoutJsonSchemas = () => {
  throw new Error('no route has a JSON Schema')
}

/** Parses JSON bodies. An empty body is accepted, because some clients send `application/json` with it. */
function readJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('remove', 'remove')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else if (isTooDeep(body.toString())) done(new RuleError(400, 'Los datos no tienen el formato esperado'))
    else parse(request, body.toString(), done)
  })
}

/** Builds the HTTP server with its routes and sockets. Does not start to listen. */
export async function buildApp({
  config,
  database,
  redis,
  jobs,
  log,
  now = () => new Date(),
  checkReplies = false,
  webDir = builtWeb,
  presence: pace,
  metrics,
  tracing,
}: AppParts): Promise<App> {
  const logger: FastifyBaseLogger = log
  const isProxy = proxyTest(config.trustProxy)
  const server = new DrainableServer(serverTimes)
  const http: FastifyInstance = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'id' }),
    genReqId: () => randomUUID().slice(0, 8),
    trustProxy: config.trustProxy.length ? isProxy : false,
    bodyLimit: jsonBytes,
    serverFactory: (handler) => server.on('request', (request, reply) => hot.handle(request, reply, handler)),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    exposeHeadRoutes: false,
    rewriteUrl: headAsGet,
    frameworkErrors: (error, _, reply) => void refuse(reply, error),
    clientErrorHandler: refuseInvalidHttp,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    schemaController: { compilersFactory: { buildValidator: withoutJsonSchemas, buildSerializer: withoutJsonSchemas } },
  })
  const disk = watchDisk(config.dataDir)
  const draining = drainable(http, server, () => closeGradually(io))
  if (config.rateLimits) limitConnections(server, isProxy)
  writeEnvelopes(http, disk)
  const requestLog = logRequests(http)
  const measuring = metrics ? await import('./plugins/metrics') : null
  const measure = metrics && measuring ? measuring.measureRequests(http, metrics) : null
  if (tracing) traceRequests(http, tracing)
  readJson(http)
  const built = await readBuiltWeb(webDir, config.siteName)
  const headers = addSecurityHeaders(http, config, built.inlineScripts)
  addDate(http, now)
  await http.register(multipart, {
    limits: { fileSize: pictureBytes, fieldSize: jsonBytes, files: 4, fields: 60, parts: 64 },
  })
  const sessions = await useSessions(http, { config, database, now })
  const limits = await useLimits(http, redis, database.db, config.rateLimits)

  const { io, close: closeSockets } = attachSockets(server, {
    redis,
    database,
    sessions,
    now,
    log,
    config,
    onArrival: (room, player) => arrival(room, player),
    onSight: (socket) => presence.sightChanged(socket),
    isClosing: () => draining.begun,
    ...(pace ? { pace } : {}),
  })
  if (metrics) measuring?.countSockets(io, metrics)
  const presence = watchPresence(io, { redis, database, log, ...(pace ? { pace } : {}) })
  const pictures = openPictures(config)
  const live = tracing ? tracedEmitter(emitterOf(io), tracing.step) : emitterOf(io)
  const directory = playerDirectory(database.db)
  const services: Services = { config, database, directory, redis, jobs, live, pictures, now, log }
  // A write is answered once Redis has taken its live events: socket.io's adapter delivers an event then, and the events were sent before this
  // ping on the same connection. Without Redis a write is answered all the same.
  http.addHook('onSend', async ({ method }, reply) => {
    if (method === 'GET' || reply.statusCode >= 400) return
    const pinged = redis.ping().catch(() => undefined)
    await Promise.race([pinged, sleep(longestPublishMs, undefined, { ref: false })])
  })
  const arrival = watchArrivals(io, services)
  const assistant = assistantOf(services)
  // Loads what the assistant reads, so that the first question does not wait for it. The server is ready without it.
  http.addHook('onListen', (done) => {
    assistant()
      .then((loaded) => loaded.site())
      .catch((error: unknown) => log.warn({ err: error }, 'el asistente no se pudo preparar'))
    done()
  })
  const handlers = totalHandlers(services, sessions, presence, assistant)
  const versions = dataVersions(database)
  const hot = new HotReplies({
    current: versions.current,
    headers,
    now,
    isClosing: () => draining.begun,
    onReply({ route, url, status, ms }) {
      measure?.({ method: 'GET', route, code: status }, ms)
      requestLog.note(log, { method: 'GET', url, status, ms })
    },
  })
  const revisions = { getPresence: presence.revision }
  const readReply = mountRoutes(http, handlers, { sessions, limits, versions, hot, revisions, now, checkReplies })

  serveEvidencePictures(http, services, sessions)
  serveHealth(http, services, disk, () => draining.begun)
  serveMailOff(http, services)
  serveFeeds(http, services)
  serveCalendars(http, services)
  serveCrawlers(http, services)
  serveAppManifest(http, services)
  serveDescription(http, config.siteName)
  servePreviews(http, services, limits)
  serveEmbeds(http, services, built.embed)
  serveOembed(http, services)
  await serveWeb(http, services, webDir, built, { readReply, versions, hot })

  return {
    http,
    io,
    drain: (pace) => draining.drain(pace),
    async close() {
      await presence.close()
      await closeSockets()
      await http.close()
    },
  }
}
