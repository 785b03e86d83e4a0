import { openDatabase } from '@trinchera/db/database'
import { requireCurrentSchema } from '@trinchera/db/migrate'
import { configOrExit, urlHost } from '@trinchera/runtime/config'
import { createLog } from '@trinchera/runtime/log'
import { openJobs } from '@trinchera/runtime/queue'
import { connectRedis, ready, RedisOutage } from '@trinchera/runtime/redis'
import { drainOnSignal } from '@trinchera/runtime/shutdown'
import { buildApp } from './app'

const config = configOrExit()
const log = createLog({ name: 'server', level: config.logLevel, production: config.production })
const database = openDatabase({
  url: config.databaseUrl,
  onEffectError: (error) => log.error({ err: error }, 'un efecto falló'),
})
await requireCurrentSchema(database)

const outage = new RedisOutage(log)
const redis = await ready(connectRedis(config.redisUrl, 'commands', outage))
const jobs = openJobs(redis, outage)
const app = await buildApp({ config, database, redis, jobs, log })
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
    ['base de datos', () => database.close()],
  ],
  config.drainMs,
)
