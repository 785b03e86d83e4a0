import type { Job, Queue } from 'bullmq'
import { isJobName, jobs, type JobName } from '@trinchera/contract/jobs'

/** Jobs looked at for each state: of a longer queue the counts by kind are of its oldest. */
const most = 2_000

const states = { waiting: 'en_espera', active: 'en_curso', delayed: 'con_pausa' } as const
type Counts = Record<(typeof states)[keyof typeof states], number>

export interface QueueState {
  kinds: Map<JobName, Counts>
  /** Since when the oldest waiting job waits; null: none does. */
  oldest: Date | null
}

/** What is in a queue at this moment. */
export async function readQueue(queue: Queue): Promise<QueueState> {
  const kinds = new Map<JobName, Counts>()
  for (const name of Object.keys(jobs))
    if (isJobName(name)) kinds.set(name, { en_espera: 0, en_curso: 0, con_pausa: 0 })
  const count = (found: Job[], as: keyof Counts) => {
    for (const { name } of found) {
      const counts = isJobName(name) ? kinds.get(name) : undefined
      if (counts) counts[as]++
    }
  }
  const [waiting, active, delayed] = await Promise.all([
    queue.getJobs('waiting', 0, most, true),
    queue.getJobs('active', 0, most, true),
    queue.getJobs('delayed', 0, most, true),
  ])
  count(waiting, states.waiting)
  count(active, states.active)
  count(delayed, states.delayed)
  const times = waiting.map(({ timestamp }) => timestamp)
  return { kinds, oldest: times.length ? new Date(Math.min(...times)) : null }
}

/** Jobs by state, however many there are. */
export interface QueueCounts {
  waiting: number
  active: number
  delayed: number
  /** Since when the oldest waiting job waits, ISO 8601; null: none does. */
  oldest: string | null
}

export async function countQueue(queue: Queue): Promise<QueueCounts> {
  const counts = await queue.getJobCounts('waiting', 'active', 'delayed')
  const [first] = await queue.getJobs('waiting', 0, 0, true)
  return {
    waiting: counts.waiting ?? 0,
    active: counts.active ?? 0,
    delayed: counts.delayed ?? 0,
    oldest: first ? new Date(first.timestamp).toISOString() : null,
  }
}
