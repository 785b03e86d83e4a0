import { createLog } from '@trinchera/runtime/log'
import { leaveTraces } from '@trinchera/runtime/job-traces'
import { connectRedis, ready, RedisOutage } from '@trinchera/runtime/redis'
import { openTracing } from '@trinchera/runtime/open-tracing'
import type { Tracing } from '@trinchera/runtime/tracing'
import { startCollector, type Collector } from '@trinchera/testing/collector'
import { startRedis, type TestRedis } from '@trinchera/testing/redis'
import type { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { traceJobs, type TraceJob } from './trace-jobs'

let collector: Collector
let server: TestRedis
let redis: Redis
let tracing: Tracing
let traced: TraceJob
beforeAll(async () => {
  ;[collector, server] = await Promise.all([startCollector(), startRedis()])
  for (const [name, value] of Object.entries(collector.env)) vi.stubEnv(name, value)
  const log = createLog({ name: 'worker', level: 'silent', production: true })
  redis = await ready(connectRedis(server.url, 'commands', new RedisOutage(log)))
  const opened = await openTracing('worker', collector.url, log)
  if (!opened) throw new Error('no tracing')
  tracing = opened
  traced = traceJobs(tracing, redis)
})
afterAll(async () => {
  await tracing?.close()
  redis?.disconnect()
  await Promise.all([collector?.stop(), server?.stop()])
  vi.unstubAllEnvs()
})

const name = 'recalculate-etapa'
const begunBy = (trace: string) => `00-${trace}-${'b'.repeat(16)}-01`
const emit = () => Promise.resolve(tracing.step('emit', () => {}))

/** The names of the spans that arrived for a trace. */
const stepsOf = async (trace: string, wanted: readonly string[]) =>
  (await collector.untilTrace(trace, wanted)).map((step) => step.name).toSorted()

it('work that several reports wait for is done once: a step of the first trace, to which the others have a link', async () => {
  const [first, second] = ['1'.repeat(32), '2'.repeat(32)]
  await leaveTraces(redis, 'etapa-1', [begunBy(first)])
  await leaveTraces(redis, 'etapa-1', [begunBy(second)])
  let times = 0
  await traced(name, 'etapa-1', async () => {
    times++
    await emit()
  })
  expect(times).toBe(1)
  expect(await stepsOf(first, ['emit'])).toEqual(['emit', `job ${name}`])
  const [job] = await collector.untilTrace(second, [`job ${name}`])
  const [done] = (await collector.untilTrace(first, [`job ${name}`])).filter((step) => step.name === `job ${name}`)
  expect(job?.links).toEqual([done?.spanId])
})

it('a trace that comes during the work has what is left to do as its own', async () => {
  const [first, second] = ['3'.repeat(32), '4'.repeat(32)]
  await leaveTraces(redis, 'etapa-2', [begunBy(first)])
  let times = 0
  await traced(name, 'etapa-2', async () => {
    times++
    if (times === 1) await leaveTraces(redis, 'etapa-2', [begunBy(second)])
    await emit()
  })
  expect(times).toBe(2)
  expect(await stepsOf(first, ['emit', `job ${name}`])).toEqual(['emit', `job ${name}`])
  expect(await stepsOf(second, ['emit', `job ${name}`])).toEqual(['emit', `job ${name}`])
})

it('the next attempt at work that failed is of the same trace', async () => {
  const trace = '5'.repeat(32)
  await leaveTraces(redis, 'etapa-3', [begunBy(trace)])
  await expect(traced(name, 'etapa-3', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await traced(name, 'etapa-3', emit)
  expect(await stepsOf(trace, ['emit', `job ${name}`])).toEqual(['emit', `job ${name}`, `job ${name}`])
})

it('work that nobody waits for is done without a trace, and so is all while Redis is silent', async () => {
  let times = 0
  const work = async () => void times++
  await traced(name, 'etapa-4', work)
  server.freeze()
  await traced(name, 'etapa-4', work)
  server.thaw()
  expect(times).toBe(2)
})
