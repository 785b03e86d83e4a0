import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { endingWithThisProcess } from '@trinchera/db/child'
import { etapasBehind } from '@trinchera/db/queries/ladder/log'
import { breakFolds, openTestDatabase, type TestDatabase } from '@trinchera/db/testing'
import { createLog } from '@trinchera/runtime/log'
import { listQuarantine, release, type QuarantinedJob } from '@trinchera/runtime/quarantine'
import { openJobs } from '@trinchera/runtime/queue'
import { connectRedis, ready, RedisOutage } from '@trinchera/runtime/redis'
import { startRedis, type TestRedis } from '@trinchera/testing/redis'
import { insertPerson, insertEtapa, reconcilerAt } from '../../testing/reconciler'
import { consume } from '../consume'
import { reconcileOnce } from '../reconciler/reconciler'
import { newProcessName, openQuarantine } from './quarantine'
import { tellStaff } from './tell-staff'

let database: TestDatabase
let server: TestRedis
const endings: (() => unknown)[] = []
const log = createLog({ name: 'worker', level: 'silent', production: true })
const outage = new RedisOutage(log)

beforeEach(async () => {
  server = await startRedis()
  database = await openTestDatabase('sqlite')
})
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
  await server.stop()
  await database.drop()
})

async function connected() {
  const redis = await ready(connectRedis(server.url, 'commands', outage))
  endings.push(() => redis.quit())
  return redis
}

/** The quarantine of a separate worker process, opened as the worker does when it starts. */
async function opened(onQuarantined: (job: QuarantinedJob) => Promise<void> = async () => {}) {
  const processName = newProcessName()
  const redis = await ready(connectRedis(server.url, 'commands', outage, processName))
  const quarantine = openQuarantine({ redis, processName, now: () => new Date(), log, onQuarantined })
  const close = async () => {
    await quarantine.close()
    await redis.quit()
  }
  return { quarantine, close }
}

/** Runs a worker process until it ends or its work kills it; returns its output and the signal that ended it. */
async function runDying(...args: string[]) {
  const script = join(import.meta.dirname, '../../testing/dying-worker.ts')
  const child = spawn(...endingWithThisProcess(process.execPath, ['--import', 'tsx', script, server.url, ...args]), {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (data: Buffer) => (output += data.toString()))
  const [, signal]: unknown[] = await once(child, 'close')
  return { output, signal }
}

it('keeps the job that kills the process in quarantine, not those beside it, until staff have it tried again', async () => {
  expect(await runDying('first')).toEqual({ output: '', signal: 'SIGKILL' })
  // both jobs are suspects now, so they run one at a time, and the job that is not to blame succeeds
  expect(await runDying()).toEqual({ output: 'correo: done\n', signal: 'SIGKILL' })
  expect(await runDying()).toEqual({ output: 'correo: done\napartado\netapa: quarantined\n', signal: null })
  expect(await runDying()).toEqual({ output: 'correo: done\netapa: quarantined\n', signal: null }) // staff were notified once

  const redis = await connected()
  const [job, ...others] = await listQuarantine(redis)
  expect(others).toEqual([])
  expect(job).toMatchObject({ nombre: 'recalculate-etapa', datos: { etapa: 5 }, motivo: 'muerte', error: null })
  if (!job) return
  await release(redis, job.id)
  expect((await runDying()).signal).toBe('SIGKILL')
  expect((await runDying()).output).toContain('apartado') // killing the process once more after the release is enough
  await release(redis, job.id)
  const { quarantine, close } = await opened()
  endings.push(close)
  expect(await quarantine.run('recalculate-etapa', { etapa: 5 }, async () => {})).toBe('done')
  expect(await listQuarantine(redis)).toEqual([])
})

it('does other jobs while it tries a suspect, and suspects one at a time', async () => {
  await runDying('first')
  const { quarantine, close } = await opened()
  endings.push(close)
  const order: string[] = []
  let finish = () => {}
  const begun = new Promise<void>((resolve) => {
    const mail = quarantine.run('deliver-mail', { mail: 9 }, async () => {
      resolve()
      await new Promise<void>((end) => (finish = end))
    })
    endings.push(() => mail)
  })
  await begun
  const fold = quarantine.run('recalculate-etapa', { etapa: 5 }, async () => void order.push('suspect'))
  await quarantine.run('recalculate-etapa', { etapa: 6 }, async () => void order.push('other'))
  finish()
  await fold
  expect(order).toEqual(['other', 'suspect'])
})

it('takes an orderly end for no death, and a passing failure for none of the job', async () => {
  const job = ['recalculate-etapa', { etapa: 5 }] as const
  const never = () => new Promise<void>(() => {})
  for (let restart = 0; restart < 3; restart++) {
    const { quarantine, close } = await opened()
    const begun = new Promise<void>((resolve) => {
      void quarantine.run(...job, () => {
        resolve()
        return never()
      })
    })
    await begun
    await close()
  }
  const { quarantine, close } = await opened()
  endings.push(close)
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' })
  for (let attempt = 0; attempt < 3; attempt++)
    await expect(quarantine.run(...job, () => Promise.reject(away))).rejects.toBe(away)
  expect(await quarantine.run(...job, async () => {})).toBe('done')
})

it('leaves an etapa that fails the same way twice, tells rol 1 and folds the others', async () => {
  const now = new Date()
  const admin = await insertPerson(database.db, 'Intendente', now.toISOString(), { rol: 1, admin: 1, validado: 1 })
  const etapas = [await insertEtapa(database.db, now.toISOString()), await insertEtapa(database.db, now.toISOString())]
  const [bad = 0, good = 0] = etapas
  for (const id_etapa of etapas)
    await database.db.insertInto('ladders').values({ id_etapa, updated_at: now.toISOString() }).execute()
  const mend = await breakFolds(database, bad)
  const touch = () =>
    database.db
      .updateTable('etapas')
      .set((eb) => ({ seq: eb('seq', '+', 1) }))
      .execute()
  const behind = () => etapasBehind(database.db, new Date(0).toISOString())

  const redis = await connected()
  const { context: idle } = reconcilerAt(now, database)
  const { quarantine, close } = await opened((job) => tellStaff({ ...idle, database }, job))
  endings.push(close)
  const context = { ...idle, quarantine }
  await touch()
  for (let reconcile = 0; reconcile < 4; reconcile++) await reconcileOnce(context)
  expect(await behind()).toEqual([bad])
  const quarantined = await listQuarantine(redis)
  expect(quarantined).toMatchObject([{ datos: { etapa: bad }, motivo: 'falla' }])
  expect(quarantined[0]?.error).toContain('no se deja calcular')
  expect(await database.db.selectFrom('notices').select(['player_id', 'tipo', 'texto']).execute()).toEqual([
    { player_id: admin, tipo: 'trabajo-apartado', texto: expect.stringContaining(`la tabla de la etapa ${bad}`) },
  ])

  // the queue does not repeat the quarantined job forever either
  const commands = await connected()
  const jobs = openJobs(commands, outage)
  const blocking = connectRedis(server.url, 'blocking', outage)
  const worker = consume(blocking, outage, { ...context, jobs })
  endings.push(
    () => blocking.quit(),
    () => jobs.close(),
    () => worker.close(),
  )
  const completed = new Promise<unknown>((resolve) => worker.once('completed', (_, outcome) => resolve(outcome)))
  jobs.enqueue('recalculate-etapa', { etapa: bad })
  expect(await completed).toBe('quarantined')
  await touch()
  const folded = new Promise<void>((resolve) => {
    worker.on('completed', (job) => job.data.etapa === good && resolve())
  })
  jobs.enqueue('recalculate-etapa', { etapa: good })
  await folded
  expect(await behind()).toEqual([bad])
  expect((await jobs.state()).kinds.get('recalculate-etapa')).toEqual({ en_espera: 0, en_curso: 0, con_pausa: 0 })

  await mend()
  for (const { id } of quarantined) await release(redis, id)
  await reconcileOnce(context)
  expect(await behind()).toEqual([])
})
