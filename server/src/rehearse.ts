import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@trinchera/db/database'
import { readConfig } from '@trinchera/runtime/config'
import { createLog } from '@trinchera/runtime/log'
import { openJobs } from '@trinchera/runtime/queue'
import { connectRedis, RedisOutage } from '@trinchera/runtime/redis'
import { buildApp } from './app'

/**
 * Does once what a start does, with an empty database, no Redis and a page of its own, since the web is built at the same time: for
 * `scripts/lib/build/compiled-entry.mjs`, which keeps what V8 compiled of it and ends the process with what was opened.
 */
export async function rehearse(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'trinchera-rehearsal-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const webDir = join(folder, 'web')
  mkdirSync(join(webDir, 'assets'), { recursive: true })
  writeFileSync(join(webDir, 'assets', 'page.css'), 'body{margin:0}')
  writeFileSync(
    join(webDir, 'index.html'),
    '<!doctype html><html><head><link rel="stylesheet" crossorigin href="/assets/page.css"></head><body><div id="root"></div></body></html>',
  )
  const config = readConfig({
    NODE_ENV: 'production',
    JWT_SECRET: 'only-for-a-rehearsal-in-which-nobody-signs-in',
    DATA_DIR: folder,
    REDIS_URL: `unix://${join(folder, 'none')}`,
    LOG_LEVEL: 'silent',
  })
  const log = createLog({ name: 'server', level: config.logLevel, production: true })
  const outage = new RedisOutage(log)
  const redis = connectRedis(config.redisUrl, 'commands', outage)
  const { http } = await buildApp({
    config,
    database: openDatabase({ url: config.databaseUrl }),
    redis,
    jobs: openJobs(redis, outage),
    log,
    webDir,
  })
  await http.listen({ host: '127.0.0.1', port: 0 })
}
