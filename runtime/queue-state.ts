import type { Queue } from 'bullmq'
import { jobNames, nameOfJobId, type JobName } from '@trinchera/contract/jobs'

/** Jobs looked at for each state: of a longer queue the counts by kind are of its oldest. */
const most = 10_000

const states = { waiting: 'en_espera', active: 'en_curso', delayed: 'con_pausa' } as const
type Counts = Record<(typeof states)[keyof typeof states], number>

export interface QueueState {
  kinds: Map<JobName, Counts>
  /** Since when the oldest waiting job waits; null: none does. */
  oldest: Date | null
}

/** The job that waits longest. */
async function oldestOf(queue: Queue): Promise<Date | null> {
  const [first] = await queue.getJobs('waiting', 0, 0, true)
  return first ? new Date(first.timestamp) : null
}

/** What is in a queue at this moment. Told by the ids alone: to fetch each job of a long queue takes longer than a command of Redis may. */
export async function readQueue(queue: Queue): Promise<QueueState> {
  const kinds = new Map<JobName, Counts>()
  for (const name of jobNames) kinds.set(name, { en_espera: 0, en_curso: 0, con_pausa: 0 })
  const count = async (state: keyof typeof states) => {
    for (const id of await queue.getRanges([state], 0, most - 1, true)) {
      const name = nameOfJobId(id)
      const counts = name && kinds.get(name)
      if (counts) counts[states[state]]++
    }
  }
  const [oldest] = await Promise.all([oldestOf(queue), count('waiting'), count('active'), count('delayed')])
  return { kinds, oldest }
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
  const oldest = await oldestOf(queue)
  return {
    waiting: counts.waiting ?? 0,
    active: counts.active ?? 0,
    delayed: counts.delayed ?? 0,
    oldest: oldest?.toISOString() ?? null,
  }
}
