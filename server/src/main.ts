import { openDatabase } from '@trinchera/db/database'
import { requireServableSchema } from '@trinchera/db/migrate'
import { databaseStartFailure } from '@trinchera/db/start-failure'
import { configOrExit, urlHost } from '@trinchera/runtime/config'
import { createLog } from '@trinchera/runtime/log'
import { keepFilesPrivate } from '@trinchera/runtime/private-files'
import { openJobs } from '@trinchera/runtime/queue'
import { connectRedis, ready, redisStartFailure, RedisOutage } from '@trinchera/runtime/redis'
import { drainOnSignal } from '@trinchera/runtime/shutdown'
import { startStep } from '@trinchera/runtime/start'
import { refuseUnfinishedRestore } from '@trinchera/runtime/unfinished-restore'
import { buildApp } from './app'

const config = configOrExit()
refuseUnfinishedRestore(config.dataDir)
keepFilesPrivate(config.dataDir)
const log = createLog({ name: 'server', level: config.logLevel, production: config.production })
const database = openDatabase({
  url: config.databaseUrl,
  postgresUse: config.postgresUse,
  onEffectError: (error) => log.error({ err: error }, 'un efecto falló'),
})
await startStep(requireServableSchema(database), (error) => databaseStartFailure(error, config.databaseUrl))

const outage = new RedisOutage(log)
const redis = await startStep(ready(connectRedis(config.redisUrl, 'commands', outage)), redisStartFailure)
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
