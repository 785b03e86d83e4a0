import type { Db } from '../../database'

/** State of an outbox. `due`: messages whose time to be sent has come. */
export interface Outbox {
  due: number
  /** Creation time of the oldest due message, ISO 8601; null if none is due. */
  oldest: string | null
  /** Messages that were given up and are still stored. */
  failed: number
}

export interface Backlog {
  /** Number of stages whose log is ahead of their projection. */
  etapas: number
  /** Date of the oldest match that is not folded yet, ISO 8601; null if there is none, also if only rulings wait. */
  oldestMatch: string | null
  mails: Outbox
  pushes: Outbox
  webhooks: Outbox
}

/** The work that is waiting to be done or sent, for metrics. `now`: ISO 8601; `mostAttempts`: limit of attempts of a mail. */
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
