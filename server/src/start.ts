import { openDatabase } from '@trinchera/db/database'
import { tracedDatabase } from '@trinchera/db/traced-database'
import { requireServableSchema } from '@trinchera/db/migrate'
import { activeAdmins } from '@trinchera/db/queries/admin/players'
import { databaseStartFailure } from '@trinchera/db/start-failure'
import { configOrExit, urlHost } from '@trinchera/runtime/config'
import { refuseConfig } from '@trinchera/runtime/config-error'
import { createLog } from '@trinchera/runtime/log'
import { keepFilesPrivate } from '@trinchera/runtime/private-files'
import { openMetrics } from '@trinchera/runtime/open-metrics'
import { openJobs } from '@trinchera/runtime/queue'
import { connectRedis, ready, redisStartFailure, RedisOutage, surviveRedisOutages } from '@trinchera/runtime/redis'
import { drainOnSignal } from '@trinchera/runtime/shutdown'
import { startStep } from '@trinchera/runtime/start'
import { openTracing } from '@trinchera/runtime/open-tracing'
import { refuseUnfinishedRestore } from '@trinchera/runtime/unfinished-restore'
import { buildApp } from './app'

/** Maximum number of connections waiting to be accepted. It is large because thousands of browsers reconnect when another server ends. */
const backlog = 4096

/** Logged at each start until somebody can administer the site (docs/behaviour/operation.md#First administrator). */
const nobodyAdministers = [
  'nadie administra el sitio todavía: npm run admin -- correo@ejemplo.cl',
  'con systemd, trinchera admin correo@ejemplo.cl',
  'en contenedores, docker compose exec server node server/dist/admin.js correo@ejemplo.cl',
].join('; ')

export async function start(): Promise<void> {
  const config = configOrExit()
  refuseUnfinishedRestore(config.dataDir)
  keepFilesPrivate(config.dataDir)
  const log = createLog({ name: 'server', level: config.logLevel, production: config.production })
  const metrics = await openMetrics('server', config.metrics, log)
  const tracing = await openTracing('server', config.traces, log)
  const untraced = openDatabase({
    url: config.databaseUrl,
    postgresUse: config.postgresUse,
    onEffectError: (error) => log.error({ err: error }, 'un efecto falló'),
    ...(metrics ? { onQuery: metrics.onQuery } : {}),
  })
  const database = tracing ? tracedDatabase(untraced, tracing.step) : untraced
  const checked = requireServableSchema(database).then(() => activeAdmins(database.db, new Date().toISOString()))
  const admins = await startStep(checked, (error) => databaseStartFailure(error, config.databaseUrl))
  if (admins.length === 0) log.warn(nobodyAdministers)

  surviveRedisOutages()
  const outage = new RedisOutage(log)
  const redis = await startStep(ready(connectRedis(config.redisUrl, 'commands', outage)), redisStartFailure)
  const jobs = openJobs(redis, outage, tracing?.carried)
  const app = await buildApp({
    config,
    database,
    redis,
    jobs,
    log,
    ...(metrics ? { metrics: metrics.registry } : {}),
    ...(tracing ? { tracing } : {}),
  })
  // Errors that only a different HOST or PORT can fix. EADDRINUSE is not among them: the port may soon be free, so the supervisor tries
  // again.
  const refusals: Record<string, string> = {
    EADDRNOTAVAIL: `HOST ${config.host} no es una dirección de esta máquina`,
    ENOTFOUND: `HOST ${config.host} no es una dirección de esta máquina`,
    EACCES: `PORT ${config.port} no se puede abrir con este usuario`,
  }
  await app.http
    .listen({
      host: config.host === 'localhost' ? '127.0.0.1' : config.host, // `localhost` may resolve to ::1 first, which no proxy tries
      port: config.port,
      backlog,
      listenTextResolver: () => `servidor en http://${urlHost(config.host)}:${config.port}`,
    })
    .catch((error: unknown) => {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (refusals[code]) refuseConfig(refusals[code])
      if (code !== 'EADDRINUSE') throw error
      log.fatal(`PORT ${config.port} ya está en uso`)
      process.exit(1)
    })

  drainOnSignal(
    log,
    [
      ['solicitudes', () => app.drain({ listening: config.drainMs })],
      ['sitio', () => app.close()],
      ['cola', () => jobs.close()],
      ['redis', () => redis.quit()],
      ['métricas', () => metrics?.close()],
      ['trazas', () => tracing?.close()],
      ['base de datos', () => database.close()],
    ],
    config.drainMs,
  )
}
