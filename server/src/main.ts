import { openDatabase } from '@trinchera/db/database'
import { requireCurrentSchema } from '@trinchera/db/migrate'
import { configOrExit, urlHost } from '@trinchera/runtime/config'
import { createLog } from '@trinchera/runtime/log'
import { openMetrics } from '@trinchera/runtime/metrics'
import { openJobs } from '@trinchera/runtime/queue'
import { connectRedis, ready, RedisOutage } from '@trinchera/runtime/redis'
import { drainOnSignal } from '@trinchera/runtime/shutdown'
import { buildApp } from './app'

const config = configOrExit()
const log = createLog({ name: 'server', level: config.logLevel, production: config.production })
const metrics = openMetrics('server', config.metrics, log)
const database = openDatabase({
  url: config.databaseUrl,
  onEffectError: (error) => log.error({ err: error }, 'un efecto falló'),
  ...(metrics ? { onQuery: metrics.onQuery } : {}),
})
await requireCurrentSchema(database)

const outage = new RedisOutage(log)
const redis = await ready(connectRedis(config.redisUrl, 'commands', outage))
const jobs = openJobs(redis, outage)
const app = await buildApp({ config, database, redis, jobs, log, ...(metrics ? { metrics: metrics.registry } : {}) })
await app.warm()
await app.http.listen({
  host: config.host,
  port: config.port,
  listenTextResolver: () => `servidor en http://${urlHost(config.host)}:${config.port}`,
})

drainOnSignal(
  log,
  [
    ['solicitudes', () => app.drain({ listening: config.drainMs })],
    ['sitio', () => app.close()],
    ['cola', () => jobs.close()],
    ['redis', () => redis.quit()],
    ['métricas', () => metrics?.close()],
    ['base de datos', () => database.close()],
  ],
  config.drainMs,
)
