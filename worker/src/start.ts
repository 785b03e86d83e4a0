import { join } from 'node:path'
import { openDatabase } from '@trinchera/db/database'
import { tracedDatabase } from '@trinchera/db/traced-database'
import { requireServableSchema } from '@trinchera/db/migrate'
import { databaseStartFailure } from '@trinchera/db/start-failure'
import { configOrExit } from '@trinchera/runtime/config'
import { headlessEmitter, tracedEmitter } from '@trinchera/runtime/emitter'
import { startHeartbeat } from '@trinchera/runtime/heartbeat'
import { createLog } from '@trinchera/runtime/log'
import { openMetrics } from '@trinchera/runtime/open-metrics'
import { openOutbound } from '@trinchera/runtime/outbound'
import { playersInSight, watchingCount } from '@trinchera/runtime/presence-counts'
import { openPictures } from '@trinchera/runtime/open-pictures'
import { keepFilesPrivate } from '@trinchera/runtime/private-files'
import { openJobs } from '@trinchera/runtime/queue'
import { connectRedis, ready, redisStartFailure, RedisOutage, surviveRedisOutages } from '@trinchera/runtime/redis'
import { drainOnSignal } from '@trinchera/runtime/shutdown'
import { startStep } from '@trinchera/runtime/start'
import { openTracing } from '@trinchera/runtime/open-tracing'
import { refuseUnfinishedRestore } from '@trinchera/runtime/unfinished-restore'
import { startTrimming } from '@trinchera/runtime/trim-live'
import { backupCommand } from './backups/backup-command'
import { startBackups } from './backups/start-backups'
import { startPolling } from './polling/start-polling'
import { consume } from './consume'
import type { WorkerContext } from './context'
import { createWebhookSender } from './webhooks/sender'
import { watchWorker } from './metrics'
import { createMailer } from './mail/mailer'
import { createPushSender } from './push/sender'
import { newProcessName, openQuarantine } from './quarantine/quarantine'
import { tellStaff } from './quarantine/tell-staff'
import { startReconciler } from './reconciler/reconciler'
import { traceJobs } from './trace-jobs'

/** Arguments of Node.js for the command `npm run backup`, which lies beside this process's own build. */
const backupArguments = [
  '--enable-source-maps',
  '--max-old-space-size=256',
  join(import.meta.dirname, '../../server/dist/backup.js'),
]

export async function start(): Promise<void> {
  const config = configOrExit()
  refuseUnfinishedRestore(config.dataDir)
  keepFilesPrivate(config.dataDir)
  const log = createLog({ name: 'worker', level: config.logLevel, production: config.production })
  const metrics = await openMetrics('worker', config.metrics, log)
  const tracing = await openTracing('worker', config.traces, log)
  const untraced = openDatabase({
    url: config.databaseUrl,
    postgresUse: config.postgresUse,
    onEffectError: (error) => log.error({ err: error }, 'un efecto falló'),
    ...(metrics ? { onQuery: metrics.onQuery } : {}),
  })
  const database = tracing ? tracedDatabase(untraced, tracing.step) : untraced
  await startStep(requireServableSchema(database), (error) => databaseStartFailure(error, config.databaseUrl))

  surviveRedisOutages()
  const outage = new RedisOutage(log)
  const processName = newProcessName()
  const client = connectRedis(config.redisUrl, 'commands', outage, processName)
  const commands = await startStep(ready(client), redisStartFailure)
  const blocking = connectRedis(config.redisUrl, 'blocking', outage)
  const emitter = headlessEmitter(commands)
  const live = tracing ? tracedEmitter(emitter, tracing.step) : emitter
  const queue = openJobs(commands, outage, tracing?.carried)
  const outbound = openOutbound({ proxy: config.outboundProxy })
  const webhooks = createWebhookSender(outbound, config)
  const now = () => new Date()
  const quarantine = openQuarantine({
    redis: commands,
    processName,
    now,
    log,
    onQuarantined: (job) => tellStaff({ database, live, jobs: queue, now }, job),
  })
  const durations =
    metrics &&
    watchWorker(metrics.registry, {
      database,
      now,
      jobs: queue,
      redis: commands,
      backupEvery: config.backupEvery,
    })
  const context: WorkerContext = {
    database,
    live,
    jobs: queue,
    canBroadcast: () => commands.status === 'ready',
    mailer: createMailer(config, log),
    webhooks,
    quarantine,
    measure: (trabajo, resultado, seconds) => durations?.observe({ trabajo, resultado }, seconds),
    ...(tracing ? { traced: traceJobs(tracing, commands) } : {}),
    push: createPushSender(config, outbound),
    secret: config.jwtSecret,
    playersInSight: playersInSight(commands),
    now,
    pictures: openPictures(config),
    log,
  }

  const stopReconciler = startReconciler(context)
  const worker = consume(blocking, outage, context)
  const stopPolling = startPolling({ ...context, pendingBroadcasts: new Set() }, config, watchingCount(commands))
  const stopBackups = startBackups(context, {
    every: config.backupEvery,
    holder: processName,
    make: backupCommand(backupArguments),
  })
  const stopHeartbeat = startHeartbeat(commands)
  const stopTrimming = startTrimming(commands)
  log.info('worker listo')

  drainOnSignal(log, [
    ['latido', stopHeartbeat],
    ['recorte', stopTrimming],
    ['preguntas', stopPolling],
    ['respaldo', stopBackups],
    ['trabajos', () => Promise.all([worker.close(), stopReconciler()])],
    ['cuarentena', () => quarantine.close()],
    ['webhooks', () => webhooks.close()],
    ['avisos', () => queue.close()],
    ['vivo', () => emitter.close()],
    ['salidas', () => outbound.close()],
    ['redis', () => Promise.all([commands.quit(), blocking.quit()])],
    ['métricas', () => metrics?.close()],
    ['trazas', () => tracing?.close()],
    ['base de datos', () => database.close()],
  ])
}
