import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { endingWithThisProcess } from '@trinchera/db/child'
import { etapasBehind } from '@trinchera/db/queries/ladder/log'
import { breakFolds, openTestDatabase, type TestDatabase } from '@trinchera/db/testing'
import { createLog } from '@trinchera/runtime/log'
import { openJobs } from '@trinchera/runtime/queue'
import { connectRedis, ready, RedisOutage } from '@trinchera/runtime/redis'
import { listAside, takeBack } from '@trinchera/runtime/set-aside'
import { startRedis, type TestRedis } from '@trinchera/testing/redis'
import { insertPerson, insertStage, sweepingAt } from '../../testing/sweeping'
import { consume } from '../consume'
import { sweepOnce } from '../sweep/sweep'
import { guardJobs } from './guard'
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

/** Runs a worker's process to its end, which what it does may bring about; what it printed, and the signal that ended it. */
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

it('sets aside the job that kills the process, not those beside it, and has it tried again when staff say so', async () => {
  expect(await runDying('first')).toEqual({ output: '', signal: 'SIGKILL' })
  // both are suspects now: each is tried alone, and the one beside gets done
  expect(await runDying()).toEqual({ output: 'correo: done\n', signal: 'SIGKILL' })
  expect(await runDying()).toEqual({ output: 'correo: done\napartado\netapa: set-aside\n', signal: null })
  expect(await runDying()).toEqual({ output: 'correo: done\netapa: set-aside\n', signal: null }) // told once

  const redis = await connected()
  const [job, ...others] = await listAside(redis)
  expect(others).toEqual([])
  expect(job).toMatchObject({ nombre: 'recalculate-etapa', datos: { etapa: 5 }, motivo: 'muerte', error: null })
  if (!job) return
  await takeBack(redis, job)
  expect((await runDying()).signal).toBe('SIGKILL')
  expect((await runDying()).output).toContain('apartado') // one attempt was enough to know
  await takeBack(redis, job)
  const guard = guardJobs({ redis: await connected(), now: () => new Date(), log, onAside: async () => {} })
  expect(await guard.run('recalculate-etapa', { etapa: 5 }, async () => {})).toBe('done')
  expect(await listAside(redis)).toEqual([])
})

it('takes an orderly end for no death, and a passing failure for none of the job', async () => {
  const job = ['recalculate-etapa', { etapa: 5 }] as const
  const never = () => new Promise<void>(() => {})
  for (let restart = 0; restart < 3; restart++) {
    const redis = await ready(connectRedis(server.url, 'commands', outage))
    const guard = guardJobs({ redis, now: () => new Date(), log, onAside: async () => {} })
    const begun = new Promise<void>((resolve) => {
      void guard.run(...job, () => {
        resolve()
        return never()
      })
    })
    await begun
    await guard.close()
    await redis.quit()
  }
  const guard = guardJobs({ redis: await connected(), now: () => new Date(), log, onAside: async () => {} })
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' })
  for (let attempt = 0; attempt < 3; attempt++)
    await expect(guard.run(...job, () => Promise.reject(away))).rejects.toBe(away)
  expect(await guard.run(...job, async () => {})).toBe('done')
})

it('leaves a stage that fails the same way twice, tells rol 1 and folds the others', async () => {
  const now = new Date()
  const admin = await insertPerson(database.db, 'Intendente', now.toISOString(), { rol: 1, admin: 1, validado: 1 })
  const stages = [await insertStage(database.db, now.toISOString()), await insertStage(database.db, now.toISOString())]
  const [bad = 0, good = 0] = stages
  for (const id_etapa of stages)
    await database.db.insertInto('ladders').values({ id_etapa, updated_at: now.toISOString() }).execute()
  const mend = await breakFolds(database, bad)
  const touch = () =>
    database.db
      .updateTable('etapas')
      .set((eb) => ({ seq: eb('seq', '+', 1) }))
      .execute()
  const behind = () => etapasBehind(database.db, new Date(0).toISOString())

  const redis = await connected()
  const { context: idle } = sweepingAt(now, database)
  const guard = guardJobs({ redis, now: () => now, log, onAside: (job) => tellStaff({ ...idle, database }, job) })
  const context = { ...idle, guard }
  await touch()
  for (let sweep = 0; sweep < 4; sweep++) await sweepOnce(context)
  expect(await behind()).toEqual([bad])
  const aside = await listAside(redis)
  expect(aside).toMatchObject([{ datos: { etapa: bad }, motivo: 'falla' }])
  expect(aside[0]?.error).toContain('no se deja calcular')
  expect(await database.db.selectFrom('notices').select(['player_id', 'tipo', 'texto']).execute()).toEqual([
    { player_id: admin, tipo: 'trabajo-apartado', texto: expect.stringContaining(`la tabla de la etapa ${bad}`) },
  ])

  // the queue does not go round and round with it either
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
  expect(await completed).toBe('set-aside')
  await touch()
  const folded = new Promise<void>((resolve) => {
    worker.on('completed', (job) => job.data.etapa === good && resolve())
  })
  jobs.enqueue('recalculate-etapa', { etapa: good })
  await folded
  expect(await behind()).toEqual([bad])
  expect((await jobs.state()).kinds.get('recalculate-etapa')).toEqual({ en_espera: 0, en_curso: 0, con_pausa: 0 })

  await mend()
  const [job] = aside
  if (job) await takeBack(redis, job)
  await sweepOnce(context)
  expect(await behind()).toEqual([])
})
