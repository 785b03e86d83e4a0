import type { Db } from '../../database'

/** Number and age of the messages in an outbox. `due`: number of messages that should have been sent by now. */
export interface Outbox {
  due: number
  /** When the oldest message that is due was created, ISO 8601; null if none is due. */
  oldest: string | null
  /** Number of stored messages that will not be sent, because all attempts failed. */
  failed: number
}

export interface Backlog {
  /** Number of etapas whose log has entries that are not yet included in the ladder table. */
  etapas: number
  /** Date of the oldest match that is not yet included in a ladder table, ISO 8601; null if there is none. */
  oldestMatch: string | null
  mails: Outbox
  pushes: Outbox
  webhooks: Outbox
}

/** How much stored work is not done or sent yet, for metrics. `now`: ISO 8601. `mostAttempts`: attempts after which a mail is given up. */
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
