import { deleteExpired } from '@trinchera/db/queries/site/expired'
import { etapasBehind } from '@trinchera/db/queries/ladder/log'
import { dueMails } from '@trinchera/db/queries/notices/mails'
import type { WorkerContext } from '../context'
import { deleteOrphanPictures } from './delete-orphan-pictures'
import { deleteOldNotices } from './delete-old-notices'
import { mostAtOnce, mostAttempts } from '../handlers/deliver-mail'
import { handlers } from '../handlers/list'
import { expireOffers } from './expire-offers'
import { releaseNames } from './release-names'

/** Interval of the sweeps, and minimum age of a version pending broadcast, ms. */
const every = 3_000
const quiet = 2_000
/** Interval of deleting expired rows, ms. */
const forgetEvery = 3_600_000

/** Logs a failure, so that it does not stop the others. */
async function attempt({ log }: WorkerContext, what: string, work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    log.error({ err: error, what }, 'el repaso no pudo con algo; se intenta de nuevo')
  }
}

async function sweepEtapas(context: WorkerContext, stopping?: AbortSignal) {
  const before = new Date(context.now().getTime() - quiet).toISOString()
  for (const etapa of await etapasBehind(context.database.db, before)) {
    if (stopping?.aborted) return
    await attempt(context, `etapa ${etapa}`, () => handlers['recalculate-etapa']({ etapa }, context))
  }
}

async function sweepMails(context: WorkerContext, stopping?: AbortSignal) {
  const over = () => stopping?.aborted ?? false
  const due = await dueMails(context.database.db, context.now().toISOString(), mostAttempts)
  const lane = async () => {
    for (let mail = due.shift(); mail !== undefined && !over(); mail = due.shift()) {
      const id = mail
      await attempt(context, `correo ${id}`, () => handlers['deliver-mail']({ mail: id }, context))
    }
  }
  await Promise.all(Array.from({ length: mostAtOnce }, lane))
}

type Part = (context: WorkerContext, stopping?: AbortSignal) => Promise<unknown>

/** Sweeps run independently, so that an unresponsive mail server does not delay a ladder. */
const owed: readonly Part[] = [
  sweepEtapas,
  sweepMails,
  expireOffers,
  releaseNames,
  deleteOldNotices,
  deleteOrphanPictures,
]

/** Does pending work that no job announced, or whose job was lost with its process or Redis. */
export async function sweepOnce(context: WorkerContext): Promise<void> {
  await Promise.all(owed.map((part) => part(context)))
}

/**
 * Runs a sweep at once and then periodically, never concurrently; returns a stop function that waits for a running one.
 */
function repeat(context: WorkerContext, pause: number, part: Part): () => Promise<unknown> {
  const stopping = new AbortController()
  let running: Promise<unknown> | null = null
  const once = () => {
    running ??= part(context, stopping.signal)
      .catch((error: unknown) => context.log.error({ err: error }, 'el repaso falló; se repite'))
      .finally(() => {
        running = null
      })
  }
  once()
  const timer = setInterval(once, pause)
  return async () => {
    clearInterval(timer)
    stopping.abort()
    await running
  }
}

/**
 * Sweeps for pending work every few seconds and deletes expired rows every hour; returns a stop function that waits for
 * running sweeps.
 */
export function startSweeping(context: WorkerContext): () => Promise<unknown> {
  const stops = [
    ...owed.map((part) => repeat(context, every, part)),
    repeat(context, forgetEvery, () => deleteExpired(context.database.db, context.now())),
  ]
  return () => Promise.all(stops.map((stop) => stop()))
}
