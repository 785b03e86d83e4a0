// Starts the product, the load processes and the floors (minimal servers to compare with), and measures their CPU and memory.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { createLog } from '@trinchera/runtime/log'
import { connectRedis, ready, RedisOutage } from '@trinchera/runtime/redis'
import { startProduct, type Product } from '@trinchera/testing/product'

/** Starts the product in production mode, with the demo community's data. The product's log goes to a pipe, as under a supervisor. */
export const benchProduct = (env: Record<string, string> = {}): Promise<Product> =>
  startProduct({
    NODE_ENV: 'production',
    JWT_SECRET: 'una-clave-de-medir-que-no-sirve-para-nada-1',
    SEED_DEMO: '1',
    BACKUP_EVERY: '0',
    ...env,
  })

/** A server process that is measured: the product's server or a floor (a minimal server to compare with). */
export interface Side {
  port: number
  pid: number | undefined
}

export const sideOf = ({ url, server }: Product): Side => ({ port: Number(new URL(url).port), pid: server.pid })

export const redisOf = ({ redis }: Product) =>
  ready(
    connectRedis(
      redis.url,
      'commands',
      new RedisOutage(createLog({ name: 'bench', level: 'error', production: true })),
    ),
  )

const ticksPerSecond = 100 // USER_HZ of Linux, in which /proc/<pid>/stat counts CPU time

/** CPU seconds that a process has used so far, and its resident memory in MB. */
export function usage({ pid }: { pid: number | undefined }): { cpu: number; rss: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const [utime, stime] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  const rss = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return { cpu: (Number(utime) + Number(stime)) / ticksPerSecond, rss: Number(rss) / 1024 }
}

const children = new Set<ChildProcess>()
process.on('exit', () => children.forEach((child) => child.kill('SIGKILL')))

/**
 * Forks a file of `bench/`. The child is killed when this process exits; if it exits with an error, this process throws. `flags`: of
 * Node.js.
 */
export function forked(file: string, args: readonly string[] = [], flags: readonly string[] = []): ChildProcess {
  const child = fork(join(import.meta.dirname, '..', file), args, { execArgv: [...process.execArgv, ...flags] })
  children.add(child)
  child.on('exit', (code) => {
    children.delete(child)
    if (code) throw new Error(`${file} ended with ${code}`)
  })
  return child
}

/** Waits for the next message of a child process and resolves with it. */
export async function heard(child: ChildProcess): Promise<unknown> {
  const [message]: unknown[] = await once(child, 'message')
  return message
}

/** Sends a message to a child process; resolves with the child's next message. */
export async function answerOf(child: ChildProcess, message: object | string): Promise<unknown> {
  const answer = heard(child)
  child.send(message)
  return answer
}

/** Waits for a floor (a minimal server to compare with) to listen; resolves with its port. */
export const portOf = async (child: ChildProcess) => z.object({ port: z.number() }).parse(await heard(child)).port
