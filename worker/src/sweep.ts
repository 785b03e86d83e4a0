import { etapasBehind } from '@trinchera/db/queries/log'
import { mailsDue } from '@trinchera/db/queries/mails'
import type { WorkerContext } from './context'
import { dropOldNotices } from './drop-old-notices'
import { mostAtOnce, mostAttempts } from './handlers/deliver-mail'
import { handlers } from './handlers/list'
import { lapseOffers } from './lapse-offers'
import { releaseNames } from './release-names'

/** How often what no job announced is looked for, and how old an unannounced version must be, in milliseconds. */
const every = 3_000
const quiet = 2_000

/** One failure stops none of the others. */
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
  const due = await mailsDue(context.database.db, context.now().toISOString(), mostAttempts)
  const lane = async () => {
    for (let mail = due.shift(); mail !== undefined && !over(); mail = due.shift()) {
      const id = mail
      await attempt(context, `correo ${id}`, () => handlers['deliver-mail']({ mail: id }, context))
    }
  }
  await Promise.all(Array.from({ length: mostAtOnce }, lane))
}

/** What is looked for, each by itself: a mail server that keeps us waiting must not hold up a ladder. */
const parts = [sweepEtapas, sweepMails, lapseOffers, releaseNames, dropOldNotices] as const

/** Does what is owed and was not announced, or whose job was lost with the process or the Redis that held it. */
export async function sweepOnce(context: WorkerContext): Promise<void> {
  await Promise.all(parts.map((part) => part(context)))
}

/** Sweeps at once and then every few seconds, each part one at a time; answers how to stop, which waits for what is under way. */
export function startSweeping(context: WorkerContext): () => Promise<unknown> {
  const stopping = new AbortController()
  const running = new Map<(typeof parts)[number], Promise<void>>()
  const sweep = () => {
    for (const part of parts) {
      if (running.has(part)) continue
      const done = part(context, stopping.signal)
        .catch((error: unknown) => context.log.error({ err: error }, 'el repaso falló; se repite'))
        .finally(() => running.delete(part))
      running.set(part, done)
    }
  }
  sweep()
  const timer = setInterval(sweep, every)
  return () => {
    clearInterval(timer)
    stopping.abort()
    return Promise.all(running.values())
  }
}
