import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { runningProcesses } from './orphans.mjs'

const folder = mkdtempSync(join(tmpdir(), 'trinchera-orphans-'))
const written = join(folder, 'processes.json')
afterAll(() => rmSync(folder, { recursive: true }))

/** Starts a process whose command looks like that of one of our processes. @param {string} room @param {string} source */
async function child(room, source) {
  const file = join(folder, room, 'dist/main.js')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${source}; process.stdout.write('up'); setInterval(() => {}, 1000)`)
  const started = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(started.stdout, 'data')
  return started
}

it('ends what a killed start left, also what does not listen, and writes it down for nobody else', async () => {
  const earlier = runningProcesses(folder)
  const server = await child('server', "process.on('SIGTERM', () => process.exit(0))")
  const worker = await child('worker', "process.on('SIGTERM', () => {})")
  await earlier.record('server', server.pid)
  await earlier.record('worker', worker.pid)
  expect(statSync(written).mode & 0o077).toBe(0)
  const exits = Promise.all([once(server, 'exit'), once(worker, 'exit')])
  expect(await runningProcesses(folder).endLeft(200)).toEqual(['server', 'worker'])
  expect(await exits).toEqual([
    [0, null],
    [null, 'SIGKILL'],
  ])
  expect(await runningProcesses(folder).endLeft(200)).toEqual([])
})

it('leaves alone what only has the id of one of ours, and a process of another start', async () => {
  const other = await child('server', '')
  const own = runningProcesses(folder)
  await own.record('server', other.pid)
  const [line] = JSON.parse(readFileSync(written, 'utf8'))
  for (const wrong of [[{ ...line, born: 'another time' }], [{ ...line, room: 'bot' }], []]) {
    writeFileSync(written, JSON.stringify(wrong))
    expect(await runningProcesses(folder).endLeft(200)).toEqual([])
  }
  writeFileSync(written, '[{"pid": 1')
  expect(await runningProcesses(folder).endLeft(200)).toEqual([])
  expect(other.exitCode).toBeNull()
  other.kill('SIGKILL')
})
