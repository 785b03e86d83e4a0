import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { storeBackup, storeBackupFailure } from '@trinchera/db/queries/site/backups'
import { openTestDatabase, type TestDatabase } from '@trinchera/db/testing'
import { createLog } from '@trinchera/runtime/log'
import { openJobs } from '@trinchera/runtime/queue'
import { connectRedis, ready, RedisOutage } from '@trinchera/runtime/redis'
import { startRedis, type TestRedis } from '@trinchera/testing/redis'
import { watchWorker } from './metrics'

let database: TestDatabase
let server: TestRedis
beforeAll(async () => {
  database = await openTestDatabase('sqlite')
  server = await startRedis()
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

const now = new Date('2026-05-11T09:00:00.000Z')

/** The values of the backup metrics, as a worker with this BACKUP_EVERY gives them first. */
async function backupMetrics(backupEvery: number) {
  const outage = new RedisOutage(createLog({ name: 'worker', level: 'silent', production: true }))
  const redis = await ready(connectRedis(server.url, 'commands', outage))
  const jobs = openJobs(redis, outage)
  try {
    const registry = new Registry()
    watchWorker(registry, { database, now: () => now, jobs, redis, backupEvery })
    const text = await registry.metrics()
    const valueOf = (name: string) => text.match(new RegExp(`^trinchera_backup_${name} (\\S+)$`, 'm'))?.[1]
    return { age: valueOf('age_seconds'), failed: valueOf('failed') }
  } finally {
    await jobs.close()
    await redis.quit()
  }
}

it('the age of the last backup is told, is infinite where one is missing, and a failure is told', async () => {
  expect(await backupMetrics(24)).toEqual({ age: '+Inf', failed: '0' })
  expect(await backupMetrics(0)).toEqual({ age: 'Nan', failed: '0' })
  const made = '2026-05-10T09:00:00.000Z'
  await storeBackup(database.db, { made, verified: made, bytes: 1 })
  expect(await backupMetrics(24)).toEqual({ age: '86400', failed: '0' })
  await storeBackupFailure(database.db, now.toISOString(), 'No hay espacio')
  expect(await backupMetrics(24)).toEqual({ age: '86400', failed: '1' })
})
