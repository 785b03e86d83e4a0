// Clock and CPU time of what a curve measures.
import { readFileSync } from 'node:fs'
import type { Figure } from './measured'
import { median } from '../lib/rounds'

const times = 5

/** CPU ms that a process's main thread has used so far, to the nanosecond. */
export const mainThreadMs = (pid: number | undefined) =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6

/**
 * Median ms that `work` says it took, and ms of CPU each by `cpu`, which tells how much was used so far: null where another process, such as the database's,
 * does most of the work. `before` is no part of either.
 */
export async function costOf(
  work: () => Promise<number>,
  cpu: (() => number) | null,
  before: () => Promise<void> = async () => {},
): Promise<Figure> {
  const taken: number[] = []
  const used: number[] = []
  for (let n = 0; n < times; n++) {
    await before()
    const from = cpu?.() ?? 0
    taken.push(await work())
    used.push((cpu?.() ?? 0) - from)
  }
  return cpu ? [median(taken), median(used)] : [median(taken)]
}

/** CPU ms of this process so far. */
export function ownCpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
