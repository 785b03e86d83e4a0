import { deleteEvidenciaRow, expiredEvidencias, knownEvidenceFiles } from '@trinchera/db/queries/disputes/evidencias'
import { evidenceKeptMs, orphanPictureMs } from '@trinchera/rules/limits'
import { evidenceFilesBefore, removeEvidenceFile, removeEvidencia } from '@trinchera/runtime/evidencias'
import type { WorkerContext } from '../context'
import { eachRow } from './each-row'

/** Number of files deleted per batch. */
const atOnce = 200

/** Deletes the evidence of etapas archived over 90 days ago: for each picture first the row, then the file (else see `deleteLoose`). */
async function deleteExpired(context: WorkerContext, stopping?: AbortSignal): Promise<void> {
  const { database, now, pictures } = context
  const before = new Date(now().getTime() - evidenceKeptMs).toISOString()
  for (;;) {
    if (stopping?.aborted) return
    const expired = await expiredEvidencias(database.db, before, atOnce)
    const all = await eachRow(context, 'captura', expired, async ({ id, archivo }) => {
      await deleteEvidenciaRow(database.db, id)
      await removeEvidencia(pictures, archivo)
    })
    if (!all || expired.length < atOnce) return
  }
}

/** Deletes files that are a day old and have no row. They exist if a process ended between writing the file and storing the row. */
async function deleteLoose(context: WorkerContext, stopping?: AbortSignal): Promise<void> {
  const { database, now, pictures } = context
  const old = await evidenceFilesBefore(pictures, new Date(now().getTime() - orphanPictureMs))
  for (let start = 0; start < old.length; start += atOnce) {
    if (stopping?.aborted) return
    const some = old.slice(start, start + atOnce)
    const known = await knownEvidenceFiles(database.db, some)
    const loose = some.filter((name) => !known.has(name))
    await eachRow(context, 'archivo de captura', loose, (name) => removeEvidenceFile(pictures, name))
  }
}

/** Deletes evidence pictures that need not be stored any longer (docs/behaviour/matches.md#Evidence). */
export async function deleteOldEvidence(context: WorkerContext, stopping?: AbortSignal): Promise<void> {
  await deleteExpired(context, stopping)
  await deleteLoose(context, stopping)
}
