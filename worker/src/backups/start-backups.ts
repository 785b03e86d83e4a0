import { giveBackLease, holdLease } from '@trinchera/db/queries/polling/held-lease'
import { readBackupState, storeBackupFailure } from '@trinchera/db/queries/site/backups'
import { backupRetryMs, isBackupDue } from '@trinchera/rules/backups'
import type { WorkerContext } from '../context'
import { repeat } from '../reconciler/reconciler'
import type { MakeBackup } from './backup-command'

/** How often a worker looks whether a backup is due, how long its lease lasts, and how often it renews it meanwhile, ms. */
const checkMs = 60_000
const leaseMs = 90_000
const renewMs = 30_000

interface Backups {
  /** Hours between two backups; 0: none are made. */
  every: number
  /** Name of this process, by which it holds the lease. */
  holder: string
  make: MakeBackup
}

type Needs = Pick<WorkerContext, 'database' | 'now' | 'log'>

/** Why the command failed, as one line of what it printed. */
function reasonOf({ code, said }: Awaited<ReturnType<MakeBackup>>): string {
  if (code === null)
    return 'el proceso que lo hacía no pudo partir, tardó más de 12 horas o fue terminado; ¿alcanza la memoria?'
  const lines = said.split('\n')
  return lines.find((line) => /^\w*Error\b/.test(line)) ?? lines.at(-1) ?? ''
}

/** Makes the backup and logs how it went. What the command could not store itself, for example because it was killed, is stored here. */
async function backUp({ database: { db }, now, log }: Needs, { every, make }: Backups, stopping: AbortSignal) {
  const tried = now()
  log.info('haciendo el respaldo')
  const outcome = await make(stopping)
  if (stopping.aborted) return // the next worker makes it
  if (outcome.code === 0) return log.info({ dijo: outcome.said }, 'respaldo hecho y revisado')
  const reason = reasonOf(outcome)
  log.error({ motivo: reason, code: outcome.code }, 'el respaldo falló; se intenta de nuevo en una hora')
  if (isBackupDue(await readBackupState(db), every, now())) await storeBackupFailure(db, tried.toISOString(), reason)
}

/**
 * Makes a backup whenever one is due (docs/behaviour/operation.md#Backups): one worker at a time, the one that has the lease. One that was due
 * while no worker ran, or whose worker was killed, is made at the next look. Returns a function that stops this and ends a running backup.
 */
export function startBackups(context: WorkerContext, backups: Backups): () => Promise<unknown> {
  if (backups.every === 0) return async () => {}
  const { every, holder } = backups
  let quietUntil = -Infinity // a backup whose outcome nobody could store would otherwise be tried every minute
  const isDue = async ({ database: { db }, now }: Needs) =>
    performance.now() >= quietUntil && isBackupDue(await readBackupState(db), every, now())
  const hold = ({ database: { db }, now }: Needs) => {
    const at = now()
    return holdLease(db, 'respaldo', holder, {
      now: at.toISOString(),
      until: new Date(at.getTime() + leaseMs).toISOString(),
    })
  }
  return repeat(context, checkMs, async (needs, stopping = new AbortController().signal) => {
    if (!(await isDue(needs)) || !(await hold(needs)).active) return
    const renewing = setInterval(() => void hold(needs).catch(() => {}), renewMs)
    try {
      if (!(await isDue(needs))) return // another worker has made it since
      quietUntil = performance.now() + backupRetryMs
      await backUp(needs, backups, stopping)
    } finally {
      clearInterval(renewing)
      await giveBackLease(needs.database.db, 'respaldo', holder)
    }
  })
}
