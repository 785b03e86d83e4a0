import type { Queue } from 'bullmq'
import { jobNames, nameOfJobId, type JobName } from '@trinchera/contract/jobs'
import { delays } from './job-delays'

/** Maximum number of jobs of each state that `readQueue` reads. In a longer queue, only the oldest jobs are counted by kind. */
const most = 10_000

const states = { waiting: 'en_espera', active: 'en_curso', delayed: 'con_pausa' } as const
type Counts = Record<(typeof states)[keyof typeof states], number>

export interface QueueState {
  kinds: Map<JobName, Counts>
  /** When the oldest waiting job was enqueued; null if no job waits. */
  oldest: Date | null
}

async function oldestOf(queue: Queue): Promise<Date | null> {
  const [first] = await queue.getJobs('waiting', 0, 0, true)
  return first ? new Date(first.timestamp) : null
}

const idsIn = (queue: Queue, state: keyof typeof states) => queue.getRanges([state], 0, most - 1, true)

/** Ids of the delayed jobs that have never failed. They are delayed so that later jobs with the same id merge with them. */
async function gathering(queue: Queue, delayed: readonly string[]): Promise<Set<string>> {
  const held = delayed.filter((id) => {
    const name = nameOfJobId(id)
    return name !== undefined && delays[name] !== undefined
  })
  const jobs = await Promise.all(held.map((id) => queue.getJob(id)))
  return new Set(jobs.flatMap((job) => (job?.id !== undefined && job.attemptsMade === 0 ? [job.id] : [])))
}

/** Counts the jobs in the queue by kind and state. Reads only job ids, because reading whole jobs of a long queue takes too long. */
export async function readQueue(queue: Queue): Promise<QueueState> {
  const kinds = new Map<JobName, Counts>()
  for (const name of jobNames) kinds.set(name, { en_espera: 0, en_curso: 0, con_pausa: 0 })
  const count = async (state: keyof typeof states) => {
    const ids = await idsIn(queue, state)
    const waiting = state === 'delayed' ? await gathering(queue, ids) : new Set()
    for (const id of ids) {
      const name = nameOfJobId(id)
      const counts = name && kinds.get(name)
      if (counts) counts[waiting.has(id) ? 'en_espera' : states[state]]++
    }
  }
  const [oldest] = await Promise.all([oldestOf(queue), count('waiting'), count('active'), count('delayed')])
  return { kinds, oldest }
}

/** Total number of jobs in each state. */
export interface QueueCounts {
  waiting: number
  active: number
  delayed: number
  /** When the oldest waiting job was enqueued, ISO 8601; null if no job waits. */
  oldest: string | null
}

export async function countQueue(queue: Queue): Promise<QueueCounts> {
  const counts = await queue.getJobCounts('waiting', 'active', 'delayed')
  const oldest = await oldestOf(queue)
  const held = counts.delayed ? (await gathering(queue, await idsIn(queue, 'delayed'))).size : 0
  return {
    waiting: (counts.waiting ?? 0) + held,
    active: counts.active ?? 0,
    delayed: Math.max(0, (counts.delayed ?? 0) - held),
    oldest: oldest?.toISOString() ?? null,
  }
}
