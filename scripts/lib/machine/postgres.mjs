import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { canInstallPackages, disableService, installCommand, installPackages } from './apt.mjs'
import { terminate, withParentDeathSignal } from '../process/child.mjs'
import { UserError } from '../progress.mjs'
import { findCommand, lastLines, run } from '../process/run.mjs'

/** The folder in which Debian installs each PostgreSQL version. Its programs are not in PATH. */
const debian = '/usr/lib/postgresql'

const programs = ['initdb', 'postgres', 'pg_isready']

/** The folder with PostgreSQL's programs; null if they are not installed. */
function findPrograms() {
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = versions.map((version) => join(debian, version, 'bin'))
  const inPath = findCommand('initdb')
  const candidates = [...folders, ...(inPath ? [dirname(realpathSync(inPath))] : [])]
  return candidates.find((folder) => programs.every((name) => existsSync(join(folder, name)))) ?? null
}

/**
 * Finds PostgreSQL's server and `pg_dump`, or installs them if that needs no password.
 * @returns {Promise<string>} the folder of its programs
 */
export async function ensurePostgres() {
  const find = () => (findCommand('pg_dump') ? findPrograms() : null)
  const found = find()
  if (found) return found
  const command = installCommand({ apt: 'postgresql', dnf: 'postgresql-server', brew: 'postgresql' })
  if (!canInstallPackages()) throw new UserError(`Falta PostgreSQL. Instálalo con:\n  ${command}`)
  await installPackages(['postgresql'], 'las pruebas sobre PostgreSQL')
  disableService('postgresql')
  const installed = find()
  if (!installed) throw new UserError(`Se instaló postgresql y aun así no aparece. Prueba con:\n  ${command}`)
  return installed
}

/** @returns {Promise<number>} a port on which nobody listens at the moment */
const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })

/** Numeric id of a user or, with the option `-g`, of a group. @param {string} name */
const idOf = async (name, option = '-u') => Number((await run('id', [option, name])).output)

/**
 * Starts a PostgreSQL server for tests in a temporary folder. It is fast but not crash-safe (no fsync). PostgreSQL refuses to run as root,
 * so if this process is root, the server runs as the user `postgres`.
 * @param {string} folderOfPrograms
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startTestPostgres(folderOfPrograms) {
  const folder = mkdtempSync(join(tmpdir(), 'trinchera-postgres-'))
  const isRoot = process.getuid?.() === 0
  if (isRoot) chownSync(folder, await idOf('postgres'), await idOf('postgres', '-g'))
  /** A PostgreSQL program's command, as its user. @param {string} program @param {readonly string[]} args @returns {[string, string[]]} */
  const asUser = (program, args) => {
    const command = join(folderOfPrograms, program)
    if (!isRoot) return withParentDeathSignal(command, args)
    const user = ['--reuid', 'postgres', '--regid', 'postgres', '--clear-groups']
    return ['setpriv', [...user, '--pdeathsig', 'TERM', command, ...args]]
  }
  const data = join(folder, 'data')
  const made = await run(...asUser('initdb', ['-D', data, '-U', 'trinchera', '-A', 'trust', '-E', 'UTF8', '--no-sync']))
  if (made.code !== 0) throw new UserError(`${lastLines(made.output)}\ninitdb no pudo preparar PostgreSQL.`)
  const port = await freePort()
  const settings = { listen_addresses: '127.0.0.1', fsync: 'off', synchronous_commit: 'off', max_connections: '500' }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(...asUser('postgres', ['-D', data, '-p', String(port), '-k', folder, ...options]), {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let log = ''
  server.stderr.setEncoding('utf8').on('data', (chunk) => {
    log = lastLines(log + chunk, 200)
  })
  const end = performance.now() + 60_000
  const answers = async () =>
    (await run(join(folderOfPrograms, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)])).code === 0
  while (!(await answers())) {
    if (server.exitCode !== null || performance.now() > end)
      throw new UserError(`${lastLines(log)}\nPostgreSQL no partió.`)
    await pause(50)
  }
  return {
    url: `postgres://trinchera@127.0.0.1:${port}/postgres`,
    async stop() {
      server.kill('SIGINT') // PostgreSQL takes SIGINT as a request for a fast shutdown
      await terminate(server, 10_000)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
