import { spawn } from 'node:child_process'
import { endingWithThisProcess } from '@trinchera/db/child'

/** Time after which a backup that hangs, for example on a network disk, is ended, ms. */
const mostMs = 12 * 3_600_000

/**
 * Makes a backup, checks it and stores in the database how it went. `code`: exit code, null if the process was killed; `said`: what it
 * printed. Ends early once `stopping` is aborted.
 */
export type MakeBackup = (stopping: AbortSignal) => Promise<{ code: number | null; said: string }>

/**
 * The command `npm run backup` as a process of its own, because copying and checking a SQLite file blocks its process for as long as it
 * takes, and this worker would count as dead. `args`: arguments of Node.js.
 */
export const backupCommand =
  (args: readonly string[], env: NodeJS.ProcessEnv = process.env): MakeBackup =>
  async (stopping) => {
    const child = spawn(...endingWithThisProcess(process.execPath, args), {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      signal: AbortSignal.any([stopping, AbortSignal.timeout(mostMs)]),
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text
      })
    const code = await new Promise<number | null>((resolve) => {
      child.once('error', () => resolve(null)) // it could not be started, was stopped or took too long
      child.once('close', resolve)
    })
    return { code, said: said.trim() }
  }
