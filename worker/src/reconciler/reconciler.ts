import pLimit from 'p-limit'
import type { JobName, JobPayload } from '@trinchera/contract/jobs'
import { deleteExpired } from '@trinchera/db/queries/site/expired'
import { etapasBehind } from '@trinchera/db/queries/ladder/log'
import { anunciosToTell } from '@trinchera/db/queries/anuncios/told'
import { dueMails } from '@trinchera/db/queries/notices/mails'
import { forEachIsolated, inLog } from '@trinchera/runtime/each-isolated'
import type { WorkerContext } from '../context'
import { deleteOldEvidence } from './delete-evidence'
import { deleteOrphanPictures } from './delete-orphan-pictures'
import { deleteOldNotices } from './delete-old-notices'
import { mostAtOnce, mostAttempts } from '../handlers/deliver-mail'
import { perform } from '../handlers/perform'
import { endAppeals } from './end-appeals'
import { awardTorneos, etapasToAward } from './medals'
import { expireAnswers } from './expire-answers'
import { expireOffers } from './expire-offers'
import { remindOfRetos } from './remind-of-retos'
import { releaseNames } from './release-names'
import { expireRetos, pickAtRandom } from './retos'
import { callIn, closeTorneoMatches, fillPlaces } from './torneos'
import { reconcileWebhooks } from './webhooks'

/** `reconcileInterval`: ms between passes. `broadcastGrace`: a pass broadcasts a ladder table version that waits this many ms. */
const reconcileInterval = 3_000
const broadcastGrace = 2_000
/** Time between deletions of expired rows and files, ms. */
const expiryInterval = 3_600_000

type Reconciler = (context: WorkerContext, stopping?: AbortSignal) => Promise<unknown>

/** Performs a job for each id that `dueIn` finds. `what`: how the log names such an id. */
const performDue =
  <N extends JobName>(
    name: N,
    what: string,
    dueIn: (context: WorkerContext) => Promise<number[]>,
    payload: (id: number) => JobPayload<N>,
  ): Reconciler =>
  async (context, stopping) =>
    forEachIsolated(
      await dueIn(context),
      (id) => perform(name, payload(id), context),
      inLog(context.log, (id) => `${what} ${id}`),
      { stopping },
    )

const reconcileEtapas = performDue(
  'recalculate-etapa',
  'etapa',
  ({ database: { db }, now }) => etapasBehind(db, new Date(now().getTime() - broadcastGrace).toISOString()),
  (etapa) => ({ etapa }),
)
const reconcileMedals = performDue('award-medals', 'medallas de la etapa', etapasToAward, (etapa) => ({ etapa }))
const tellAnuncios = performDue(
  'tell-anuncio',
  'anuncio',
  ({ database: { db } }) => anunciosToTell(db),
  (anuncio) => ({ anuncio }),
)

async function reconcileMails(context: WorkerContext, stopping?: AbortSignal) {
  const due = await dueMails(context.database.db, context.now().toISOString(), mostAttempts)
  const limit = pLimit(mostAtOnce)
  const deliver = (mail: number) =>
    forEachIsolated(
      [mail],
      () => perform('deliver-mail', { mail }, context),
      inLog(context.log, () => `correo ${mail}`),
      { stopping },
    )
  await Promise.all(due.map((mail) => limit(deliver, mail)))
}

/** The reconcilers run independently of each other, so that for example a slow mail server does not delay the update of a ladder table. */
const reconcilers: readonly Reconciler[] = [
  reconcileEtapas,
  reconcileMedals,
  reconcileMails,
  tellAnuncios,
  (context) => perform('send-pushes', {}, context),
  expireOffers,
  expireAnswers,
  endAppeals,
  expireRetos,
  pickAtRandom,
  remindOfRetos,
  closeTorneoMatches,
  callIn,
  fillPlaces,
  awardTorneos,
  releaseNames,
  deleteOldNotices,
  deleteOrphanPictures,
  reconcileWebhooks,
]

/** Runs one pass: does work for which no job was enqueued, or whose job was lost because its process or Redis failed. */
export async function reconcileOnce(context: WorkerContext): Promise<void> {
  await Promise.all(reconcilers.map((reconcile) => reconcile(context)))
}

/** Runs a pass immediately and then every `interval` ms, one at a time. Returns a function that stops this and waits for a running pass. */
export function repeat(context: WorkerContext, interval: number, reconcile: Reconciler): () => Promise<unknown> {
  const stopping = new AbortController()
  let running: Promise<unknown> | null = null
  const once = () => {
    running ??= reconcile(context, stopping.signal)
      .catch((error: unknown) => context.log.error({ err: error }, 'el repaso falló; se repite'))
      .finally(() => {
        running = null
      })
  }
  once()
  const timer = setInterval(once, interval)
  return async () => {
    clearInterval(timer)
    stopping.abort()
    await running
  }
}

/** Starts to do overdue work every few seconds and to delete expired rows hourly. Returns a function that stops both. */
export function startReconciler(context: WorkerContext): () => Promise<unknown> {
  const stops = [
    ...reconcilers.map((reconcile) => repeat(context, reconcileInterval, reconcile)),
    repeat(context, expiryInterval, () => deleteExpired(context.database.db, context.now())),
    repeat(context, expiryInterval, deleteOldEvidence),
  ]
  return () => Promise.all(stops.map((stop) => stop()))
}
