// Clock and CPU time of what a curve measures.
import { existsSync, readFileSync } from 'node:fs'
import type { Figure } from './measured'
import { median } from '../lib/rounds'

const times = 5

/** CPU ms that a process's main thread has used so far, to the nanosecond; 0 once it has ended. */
export function mainThreadMs(pid: number | undefined): number {
  const file = `/proc/${pid}/schedstat`
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6 : 0
}

/**
 * Median ms that `work` says it took, and ms of CPU each by `cpu`, which tells how much was used so far. `before` is no part of either.
 */
export async function costOf(
  work: () => Promise<number>,
  cpu: () => number,
  before: () => Promise<void> = async () => {},
): Promise<Figure> {
  const taken: number[] = []
  const used: number[] = []
  for (let n = 0; n < times; n++) {
    await before()
    const from = cpu()
    taken.push(await work())
    used.push(cpu() - from)
  }
  return [median(taken), median(used)]
}

/** CPU ms of this process so far. */
export function ownCpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
