import { forgetExpired } from '@trinchera/db/queries/expired'
import { etapasBehind } from '@trinchera/db/queries/log'
import { mailsDue } from '@trinchera/db/queries/mails'
import type { WorkerContext } from './context'
import { handlers } from './handlers/list'

/** How often what no job announced is looked for, and how old an unannounced version must be, in milliseconds. */
const every = 3_000
const quiet = 2_000
/** How often what has expired is forgotten, in milliseconds. */
const forgetEvery = 3_600_000
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

/** Works at once and then every so often, one at a time; answers how to stop, which waits for what is under way. */
function repeat({ log }: WorkerContext, pause: number, work: () => Promise<void>): () => Promise<void> {
  let running = Promise.resolve()
  let busy = false
  const once = () => {
    if (busy) return
    busy = true
    running = work()
      .catch((error: unknown) => log.error({ err: error }, 'el repaso falló; se repite'))
      .finally(() => {
        busy = false
      })
  }
  once()
  const timer = setInterval(once, pause)
  return () => {
    clearInterval(timer)
    return running
  }
}

/** Sweeps for what is owed every few seconds, and for what has expired every hour; answers how to stop, which waits for the sweeps under way. */
export function startSweeping(context: WorkerContext): () => Promise<unknown> {
  const stops = [
    repeat(context, every, () => sweepOnce(context)),
    repeat(context, forgetEvery, () => forgetExpired(context.database.db, context.now())),
  ]
  return () => Promise.all(stops.map((stop) => stop()))
}
