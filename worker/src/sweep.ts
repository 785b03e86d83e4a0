import { etapasBehind } from '@trinchera/db/queries/log'
import { mailsDue } from '@trinchera/db/queries/mails'
import type { WorkerContext } from './context'
import { handlers } from './handlers/list'

/** How often what no job announced is looked for, and how old an unannounced version must be, in milliseconds. */
const every = 3_000
const quiet = 2_000
/** After these a mail is left alone, with its last failure beside it. */
const mostMailAttempts = 12

/** Does what is owed and was not announced, or whose job was lost with the process or the Redis that held it. One failure stops none of the others. */
export async function sweepOnce(context: WorkerContext): Promise<void> {
  const now = context.now()
  const attempt = async (what: string, work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      context.log.error({ err: error, what }, 'el repaso no pudo con algo; se intenta de nuevo')
    }
  }
  for (const etapa of await etapasBehind(context.database.db, new Date(now.getTime() - quiet).toISOString())) {
    await attempt(`etapa ${etapa}`, () => handlers['recalculate-etapa']({ etapa }, context))
  }
  for (const mail of await mailsDue(context.database.db, now.toISOString(), mostMailAttempts)) {
    await attempt(`correo ${mail}`, () => handlers['deliver-mail']({ mail }, context))
  }
}

/** Sweeps at once and then every few seconds, one sweep at a time; answers how to stop, which waits for the one under way. */
export function startSweeping(context: WorkerContext): () => Promise<void> {
  let running = Promise.resolve()
  let busy = false
  const sweep = () => {
    if (busy) return
    busy = true
    running = sweepOnce(context)
      .catch((error: unknown) => context.log.error({ err: error }, 'el repaso falló; se repite'))
      .finally(() => {
        busy = false
      })
  }
  sweep()
  const timer = setInterval(sweep, every)
  return () => {
    clearInterval(timer)
    return running
  }
}
