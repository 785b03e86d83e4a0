import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { holdLease } from '@trinchera/db/queries/polling/held-lease'
import { readBackupState, storeBackup } from '@trinchera/db/queries/site/backups'
import { openTestPolling, type TestPolling } from '../../testing/polling'
import { backupCommand, type MakeBackup } from './backup-command'
import { startBackups } from './start-backups'

let site: TestPolling
let folder: string
const stops: (() => Promise<unknown>)[] = []
beforeEach(async () => {
  site = await openTestPolling('sqlite')
  folder = mkdtempSync(join(tmpdir(), 'trinchera-backups-'))
  mkdirSync(join(folder, 'data'))
  symlinkSync(site.database.url, join(folder, 'data/trinchera.sqlite'))
})
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
  await site.database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const backupDir = () => join(folder, 'backups')
const made = () => readdirSync(backupDir())
const state = () => readBackupState(site.database.db)

/** `npm run backup` of this site, with further environment variables. */
function command(env: NodeJS.ProcessEnv = {}): MakeBackup {
  return backupCommand(['--import', 'tsx', join(import.meta.dirname, '../../../server/src/backup.ts')], {
    ...process.env,
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: '',
    BACKUP_DIR: backupDir(),
    ...env,
  })
}

/** Starts the backups of a worker. */
function start(make: MakeBackup, holder = 'uno', every = 24) {
  const stop = startBackups({ ...site.context, now: () => new Date() }, { every, holder, make })
  stops.push(stop)
  return stop
}

it('the first backup is made at the start, by one of two workers, and verified', async () => {
  start(command(), 'uno')
  start(command(), 'dos')
  await expect.poll(async () => (await state())?.last?.verified).toMatch(/Z$/)
  await expect.poll(() => site.logged).toContain('respaldo hecho y revisado')
  for (const stop of stops.splice(0)) await stop()
  expect(made()).toEqual([expect.stringMatching(/^trinchera-.*\.tar\.gz$/)])
  start(command(), 'tres') // not due again
  for (const stop of stops.splice(0)) await stop()
  expect(made()).toHaveLength(1)
})

it('one that fails is told in the log and to the site, and the one before stays known', async () => {
  const last = { made: '2020-01-01T08:00:00.000Z', verified: '2020-01-01T08:00:01.000Z', bytes: 1 }
  await storeBackup(site.database.db, last)
  writeFileSync(join(folder, 'a-file'), '')
  start(command({ BACKUP_DIR: join(folder, 'a-file') }))
  await expect.poll(() => site.logged).toContain('el respaldo falló; se intenta de nuevo en una hora')
  expect(await state()).toMatchObject({ error: expect.stringContaining('a-file'), last })
})

it('one whose process dies is told too', async () => {
  start(backupCommand(['--eval', 'process.kill(process.pid, "SIGKILL")']))
  await expect.poll(state).toMatchObject({ error: expect.stringContaining('terminado') })
})

it('one that is stopped with its worker is made by the next, and leaves no file with a final name', async () => {
  const stop = start(backupCommand(['--eval', 'setTimeout(() => {}, 1e9)']), 'uno')
  await expect.poll(() => site.logged).toContain('haciendo el respaldo')
  await stop()
  expect(await state()).toBeNull()
  start(command(), 'dos')
  await expect.poll(state).toMatchObject({ error: null })
  expect(made()).toHaveLength(1)
})

it('none is made while another worker makes one, nor where they are off', async () => {
  const now = new Date()
  const until = new Date(now.getTime() + 60_000).toISOString()
  await holdLease(site.database.db, 'respaldo', 'otro', { now: now.toISOString(), until })
  await start(command(), 'uno')()
  await start(command(), 'uno', 0)()
  expect(site.logged).toEqual([])
})
