import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createSupervisor } from './supervisor.mjs'
import { keepRunning, nextDelay } from './keep-running.mjs'

const folder = mkdtempSync(join(tmpdir(), 'trinchera-keep-'))
afterAll(() => rmSync(folder, { recursive: true }))

let scripts = 0
/** A child process that runs `source`. `up[i]` resolves when the i-th started process prints something. @param {string} source */
function fake(source) {
  const file = join(folder, `${scripts++}.mjs`)
  writeFileSync(file, source)
  /** @type {import('node:child_process').ChildProcess[]} */
  const children = []
  /** @type {Promise<unknown>[]} */
  const up = []
  return {
    children,
    up,
    start() {
      const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] })
      children.push(child)
      if (child.stdout) up.push(once(child.stdout, 'data'))
      return child
    },
  }
}

const ended = "process.stdout.write('up'); process.exit(3)"
const lasting = "process.stdout.write('up'); setInterval(() => {}, 1000)"
const quick = { first: 4, max: 20, stableAfter: 60_000 }

/**
 * The first exits of a supervised process: the cause of each, and the delay after it.
 * @param {number} times
 * @param {(onExit: (cause: string, pause: number) => void) => void} begin
 * @returns {Promise<[cause: string, pause: number][]>}
 */
function exits(times, begin) {
  return new Promise((resolve) => {
    /** @type {[string, number][]} */
    const seen = []
    begin((cause, pause) => {
      seen.push([cause, pause])
      if (seen.length === times) resolve(seen)
    })
  })
}

describe('the delay before a restart', () => {
  const delays = { first: 500, max: 30_000, stableAfter: 60_000 }
  it('doubles from half a second up to half a minute', () => {
    let pause = 0
    const seen = Array.from({ length: 8 }, () => (pause = nextDelay(pause, 10, delays)))
    expect(seen).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  })
  it('starts over after a minute of uptime', () => {
    expect(nextDelay(16_000, 59_999, delays)).toBe(30_000)
    expect(nextDelay(16_000, 60_000, delays)).toBe(500)
  })
})

describe('a supervised process', () => {
  it('is restarted whenever it exits, each time after a longer delay', async () => {
    const { start, children } = fake(ended)
    /** @type {import('./keep-running.mjs').SupervisedProcess | undefined} */
    let supervised
    const seen = await exits(5, (onExit) => {
      supervised = keepRunning('x', start, { delays: quick, onExit })
    })
    await supervised?.stop(1000)
    expect(seen).toEqual([4, 8, 16, 20, 20].map((pause) => ['código 3', pause]))
    expect(children).toHaveLength(5)
  })

  it('is restarted when it was killed', async () => {
    const { start, children, up } = fake(lasting)
    /** @type {import('./keep-running.mjs').SupervisedProcess | undefined} */
    let supervised
    const death = exits(1, (onExit) => {
      supervised = keepRunning('x', start, { delays: quick, onExit })
    })
    await up[0]
    children[0]?.kill('SIGKILL')
    expect(await death).toEqual([['SIGKILL', 4]])
    await expect.poll(() => children.length).toBe(2)
    await up[1]
    await supervised?.stop(1000)
    expect(children.map((child) => child.signalCode)).toEqual(['SIGKILL', 'SIGTERM'])
  })

  it('is not restarted once stopped, even during the delay', async () => {
    const { start, children } = fake(ended)
    /** @type {import('./keep-running.mjs').SupervisedProcess | undefined} */
    let supervised
    await exits(1, (onExit) => {
      supervised = keepRunning('x', start, { delays: { ...quick, first: 30 }, onExit })
    })
    await supervised?.stop(1000)
    const marker = fake(ended)
    await once(marker.start(), 'exit')
    expect(children).toHaveLength(1)
  })

  it('is not restarted when misconfigured', async () => {
    const { start, children } = fake('process.exit(78)')
    await expect(keepRunning('server', start, { delays: quick }).misconfigured).rejects.toThrow('server')
    expect(children).toHaveLength(1)
  })

  it('is killed when it does not end in time', async () => {
    const { start, children, up } = fake(`process.on('SIGTERM', () => {}); ${lasting}`)
    const supervised = keepRunning('x', start)
    await up[0]
    await supervised.stop(50)
    expect(children[0]?.signalCode).toBe('SIGKILL')
  })
})

describe('the supervisor', () => {
  it('stops dependencies only after every process has drained', async () => {
    const log = join(folder, 'order')
    appendFileSync(log, '')
    /** @param {string} name @param {number} drain */
    const saying = (name, drain) =>
      fake(`
      import { appendFileSync } from 'node:fs'
      process.on('SIGTERM', () => setTimeout(() => { appendFileSync(${JSON.stringify(log)}, '${name} '); process.exit(0) }, ${drain}))
      ${lasting}`)
    const [redis, server, worker] = [saying('redis', 0), saying('server', 150), saying('worker', 50)]
    const supervisor = createSupervisor()
    supervisor.addDependency(keepRunning('redis', redis.start))
    supervisor.add(keepRunning('server', server.start))
    supervisor.add(keepRunning('worker', worker.start))
    await Promise.all([redis.up[0], server.up[0], worker.up[0]])
    await supervisor.end(5000)
    expect(readFileSync(log, 'utf8')).toMatch(/^(worker server|server worker) redis $/)
  })

  it('kills without waiting', async () => {
    const { start, children, up } = fake(`process.on('SIGTERM', () => {}); ${lasting}`)
    const supervisor = createSupervisor()
    supervisor.add(keepRunning('x', start))
    await up[0]
    const stopping = supervisor.end(60_000)
    supervisor.kill()
    await stopping
    expect(children[0]?.signalCode).toBe('SIGKILL')
  })
})
