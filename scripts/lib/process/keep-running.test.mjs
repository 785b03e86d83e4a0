import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { crew } from './supervisor.mjs'
import { keepRunning, nextPause } from './keep-running.mjs'

const folder = mkdtempSync(join(tmpdir(), 'trinchera-keep-'))
afterAll(() => rmSync(folder, { recursive: true }))

let scripts = 0
/** A process that runs a script of its own; `up` resolves when it says so. @param {string} source */
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
const quick = { first: 4, longest: 20, calm: 60_000 }

/**
 * The first deaths of what is kept, each as its cause and the pause after it.
 * @param {number} times
 * @param {(onDeath: (cause: string, pause: number) => void) => void} begin
 * @returns {Promise<[cause: string, pause: number][]>}
 */
function deaths(times, begin) {
  return new Promise((resolve) => {
    /** @type {[string, number][]} */
    const seen = []
    begin((cause, pause) => {
      seen.push([cause, pause])
      if (seen.length === times) resolve(seen)
    })
  })
}

describe('the pause before a new start', () => {
  const pauses = { first: 500, longest: 30_000, calm: 60_000 }
  it('doubles from half a second up to half a minute', () => {
    let pause = 0
    const seen = Array.from({ length: 8 }, () => (pause = nextPause(pause, 10, pauses)))
    expect(seen).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  })
  it('begins again after a minute of good health', () => {
    expect(nextPause(16_000, 59_999, pauses)).toBe(30_000)
    expect(nextPause(16_000, 60_000, pauses)).toBe(500)
  })
})

describe('a process that is kept running', () => {
  it('is started again whenever it dies, each time a little later', async () => {
    const { start, children } = fake(ended)
    /** @type {import('./keep-running.mjs').Kept | undefined} */
    let kept
    const seen = await deaths(5, (onDeath) => {
      kept = keepRunning('x', start, { pauses: quick, onDeath })
    })
    await kept?.stop(1000)
    expect(seen).toEqual([4, 8, 16, 20, 20].map((pause) => ['código 3', pause]))
    expect(children).toHaveLength(5)
  })

  it('comes back when it was killed', async () => {
    const { start, children, up } = fake(lasting)
    /** @type {import('./keep-running.mjs').Kept | undefined} */
    let kept
    const death = deaths(1, (onDeath) => {
      kept = keepRunning('x', start, { pauses: quick, onDeath })
    })
    await up[0]
    children[0]?.kill('SIGKILL')
    expect(await death).toEqual([['SIGKILL', 4]])
    await expect.poll(() => children.length).toBe(2)
    await up[1]
    await kept?.stop(1000)
    expect(children.map((child) => child.signalCode)).toEqual(['SIGKILL', 'SIGTERM'])
  })

  it('stays down once it was stopped, even while it waited for its next start', async () => {
    const { start, children } = fake(ended)
    /** @type {import('./keep-running.mjs').Kept | undefined} */
    let kept
    await deaths(1, (onDeath) => {
      kept = keepRunning('x', start, { pauses: { ...quick, first: 30 }, onDeath })
    })
    await kept?.stop(1000)
    const marker = fake(ended)
    await once(marker.start(), 'exit')
    expect(children).toHaveLength(1)
  })

  it('is given up when its configuration is wrong', async () => {
    const { start, children } = fake('process.exit(78)')
    await expect(keepRunning('server', start, { pauses: quick }).hopeless).rejects.toThrow('server')
    expect(children).toHaveLength(1)
  })

  it('is killed when it does not end in time', async () => {
    const { start, children, up } = fake(`process.on('SIGTERM', () => {}); ${lasting}`)
    const kept = keepRunning('x', start)
    await up[0]
    await kept.stop(50)
    expect(children[0]?.signalCode).toBe('SIGKILL')
  })
})

describe('the end of all of them', () => {
  it('lets everyone drain before it takes the ground from under them', async () => {
    const log = join(folder, 'order')
    appendFileSync(log, '')
    /** @param {string} name @param {number} drain */
    const saying = (name, drain) =>
      fake(`
      import { appendFileSync } from 'node:fs'
      process.on('SIGTERM', () => setTimeout(() => { appendFileSync(${JSON.stringify(log)}, '${name} '); process.exit(0) }, ${drain}))
      ${lasting}`)
    const [redis, server, worker] = [saying('redis', 0), saying('server', 150), saying('worker', 50)]
    const running = crew()
    running.standOn(keepRunning('redis', redis.start))
    running.add(keepRunning('server', server.start))
    running.add(keepRunning('worker', worker.start))
    await Promise.all([redis.up[0], server.up[0], worker.up[0]])
    await running.end(5000)
    expect(readFileSync(log, 'utf8')).toMatch(/^(worker server|server worker) redis $/)
  })

  it('waits for nobody the second time', async () => {
    const { start, children, up } = fake(`process.on('SIGTERM', () => {}); ${lasting}`)
    const running = crew()
    running.add(keepRunning('x', start))
    await up[0]
    const stopping = running.end(60_000)
    running.kill()
    await stopping
    expect(children[0]?.signalCode).toBe('SIGKILL')
  })
})
