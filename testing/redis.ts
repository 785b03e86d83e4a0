import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endingWithThisProcess } from '@trinchera/db/child'

export interface TestRedis {
  /** URL `unix://…` of the socket, the value for REDIS_URL. */
  url: string
  /** Kills Redis, as in a crash, and keeps its data. `start` starts Redis again at the same URL. */
  kill(): Promise<void>
  start(): Promise<void>
  /** Deletes Redis's stored data. Call it between `kill` and `start`. */
  lose(): void
  /** Suspends Redis until `thaw`: connections stay open but get no replies. */
  freeze(): void
  thaw(): void
  stop(): Promise<void>
}

async function untilReady(socket: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`redis-server ended with ${child.exitCode}`)
    const reached = await new Promise<boolean>((resolve) => {
      const client = connect(socket, () => client.write('PING\r\n'))
      client.once('data', (data) => {
        client.destroy()
        resolve(data.toString().startsWith('+PONG'))
      })
      client.once('error', () => resolve(false))
    })
    if (reached) return
    await new Promise((resolve) => setTimeout(resolve, 10)) // polls, because no event tells when the socket accepts connections
  }
}

/** Starts a real Redis for one test, on a unix socket in a temporary folder. */
export async function startRedis(): Promise<TestRedis> {
  const dir = mkdtempSync(join(tmpdir(), 'trinchera-redis-'))
  const socket = join(dir, 'redis.sock')
  let child: ChildProcess | null = null
  const start = async () => {
    const listening = ['--port', '0', '--unixsocket', socket]
    const storing = ['--dir', dir, '--appendonly', 'yes', '--save', '', '--maxmemory-policy', 'noeviction']
    child = spawn(...endingWithThisProcess('redis-server', [...listening, ...storing]), { stdio: 'ignore' })
    await untilReady(socket, child)
  }
  const end = async (signal: NodeJS.Signals) => {
    const running = child
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    const exited = once(running, 'exit')
    running.kill(signal)
    await exited
  }
  await start()
  return {
    url: `unix://${socket}`,
    kill: () => end('SIGKILL'),
    start,
    lose: () => rmSync(join(dir, 'appendonlydir'), { recursive: true, force: true }),
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    async stop() {
      child?.kill('SIGCONT')
      await end('SIGTERM')
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
