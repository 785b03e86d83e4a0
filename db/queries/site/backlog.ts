import type { Db } from '../../database'

/** What an outbox has to send. */
export interface Outbox {
  due: number
  /** When the oldest that is due was written, ISO 8601; null: none is. */
  oldest: string | null
  /** Given up, among those that are still kept. */
  failed: number
}

export interface Backlog {
  /** Stages whose log is ahead of their projection. */
  etapas: number
  /** The oldest match that no projection has, ISO 8601; null: none, or only rulings. */
  oldestMatch: string | null
  mails: Outbox
  pushes: Outbox
  webhooks: Outbox
}

/** What waits to be done or sent, for metrics. `now`: ISO 8601; `mostAttempts`: of a mail. */
export async function readBacklog(db: Db, now: string, mostAttempts: number): Promise<Backlog> {
  const behind = await db
    .selectFrom('etapas')
    .innerJoin('ladders', 'ladders.id_etapa', 'etapas.id')
    .where((eb) =>
      eb.or([
        eb('etapas.seq', '>', eb.ref('ladders.applied_seq')),
        eb('etapas.revision', '>', eb.ref('ladders.applied_revision')),
      ]),
    )
    .select(['etapas.id', 'ladders.applied_seq'])
    .execute()
  const firsts = await Promise.all(
    behind.map(({ id, applied_seq }) =>
      db
        .selectFrom('matches')
        .where('id_etapa', '=', id)
        .where('seq', '>', applied_seq)
        .orderBy('seq')
        .limit(1)
        .select('fecha')
        .executeTakeFirst(),
    ),
  )
  const [oldestMatch = null] = firsts.flatMap((row) => (row ? [row.fecha] : [])).toSorted()
  const mails = await db
    .selectFrom('mails')
    .where('sent_at', 'is', null)
    .select((eb) => [
      eb.fn
        .countAll<number>()
        .filterWhere('next_attempt_at', '<=', now)
        .filterWhere('attempts', '<', mostAttempts)
        .as('due'),
      eb.fn
        .min('created_at')
        .filterWhere('next_attempt_at', '<=', now)
        .filterWhere('attempts', '<', mostAttempts)
        .as('oldest'),
      eb.fn.countAll<number>().filterWhere('attempts', '>=', mostAttempts).as('failed'),
    ])
    .executeTakeFirstOrThrow()
  const pushes = await db
    .selectFrom('push_deliveries')
    .innerJoin('pushes', 'pushes.id', 'push_deliveries.push_id')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('next_attempt_at', '<=', now).as('due'),
      eb.fn.min('pushes.created_at').filterWhere('next_attempt_at', '<=', now).as('oldest'),
      eb.fn
        .countAll<number>()
        .filterWhere('next_attempt_at', 'is', null)
        .filterWhere('failure', 'is not', null)
        .as('failed'),
    ])
    .executeTakeFirstOrThrow()
  const webhooks = await db
    .selectFrom('gancho_envios')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('estado', '=', 'pendiente').as('due'),
      eb.fn.min('creado').filterWhere('estado', '=', 'pendiente').as('oldest'),
      eb.fn.countAll<number>().filterWhere('estado', 'not in', ['pendiente', 'entregado']).as('failed'),
    ])
    .executeTakeFirstOrThrow()
  return { etapas: behind.length, oldestMatch, mails, pushes, webhooks }
}
