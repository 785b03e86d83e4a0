import { sql } from 'kysely'
import type { NoticeTipo } from '@trinchera/contract/notificaciones'
import type { PushPriority } from '@trinchera/rules/push'
import type { Db } from '../../database'

/** `tag`: its subject (`rules/push.ts`). `notice_id`: the notice that it brings. */
export interface NewPush {
  player_id: number
  tipo: NoticeTipo
  texto: string
  enlace: string
  tag: string
  notice_id: number | null
  prioridad: PushPriority
}

/** Pushes that wait, to be shared out or to be sent, are not wanted any more. */
async function cancel(trx: Db, ids: readonly number[]): Promise<void> {
  if (!ids.length) return
  await trx
    .updateTable('pushes')
    .set({ due_at: null })
    .where('id', 'in', [...ids])
    .execute()
  await trx
    .updateTable('push_deliveries')
    .set({ next_attempt_at: null })
    .where('push_id', 'in', [...ids])
    .where('next_attempt_at', 'is not', null)
    .execute()
}

/** Earlier pushes of the same players and subjects that still wait. */
async function waitingLike(trx: Db, pushes: readonly NewPush[]): Promise<number[]> {
  const rows = await trx
    .selectFrom('pushes')
    .where('player_id', 'in', [...new Set(pushes.map(({ player_id }) => player_id))])
    .where('tag', 'in', [...new Set(pushes.map(({ tag }) => tag))])
    .where((eb) =>
      eb.or([
        eb('due_at', 'is not', null),
        eb.exists(
          eb
            .selectFrom('push_deliveries as delivery')
            .whereRef('delivery.push_id', '=', 'pushes.id')
            .where('delivery.next_attempt_at', 'is not', null)
            .select('delivery.push_id'),
        ),
      ]),
    )
    .select(['id', 'player_id', 'tag'])
    .execute()
  const subjects = new Set(pushes.map(({ player_id, tag }) => `${player_id} ${tag}`))
  return rows.filter(({ player_id, tag }) => subjects.has(`${player_id} ${tag}`)).map(({ id }) => id)
}

/** Stores pushes for those players who have a device; each takes the place of earlier ones of its subject that still wait. Returns how many. `now`: ISO 8601. */
export async function insertPushes(trx: Db, pushes: readonly NewPush[], now: string): Promise<number> {
  if (!pushes.length) return 0
  const owners = await trx
    .selectFrom('push_devices')
    .where('player_id', 'in', [...new Set(pushes.map(({ player_id }) => player_id))])
    .select('player_id')
    .distinct()
    .execute()
  const reached = new Set(owners.map(({ player_id }) => player_id))
  const wanted = pushes.filter(({ player_id }) => reached.has(player_id))
  if (!wanted.length) return 0
  await cancel(trx, await waitingLike(trx, wanted))
  await trx
    .insertInto('pushes')
    .values(wanted.map((push) => ({ ...push, clase: 'aviso' as const, created_at: now, due_at: now })))
    .execute()
  return wanted.length
}

/** Which pushes to take back: of a subject, of one player or of all, or of notices that were read. */
export type PushesOver = { tag: string; player?: number } | { notices: readonly number[] }

/**
 * What was pushed is over, or was read elsewhere: what waits is not sent, and devices that were sent it, or are being sent it, are told to take it away. `now`: ISO 8601.
 */
export async function closePushes(trx: Db, over: PushesOver, now: string): Promise<void> {
  if ('notices' in over && !over.notices.length) return
  const rows = await trx
    .selectFrom('pushes')
    .where('clase', '=', 'aviso')
    .$call((query) => {
      if ('notices' in over) return query.where('notice_id', 'in', [...over.notices])
      const ofTag = query.where('tag', '=', over.tag)
      return over.player === undefined ? ofTag : ofTag.where('player_id', '=', over.player)
    })
    .select((eb) => [
      'id',
      'player_id',
      'tag',
      eb
        .exists(
          eb
            .selectFrom('push_deliveries as delivery')
            .whereRef('delivery.push_id', '=', 'pushes.id')
            .where('delivery.attempts', '>', 0)
            .where('delivery.failure', 'is', null)
            .select('delivery.push_id'),
        )
        .as('sent'),
    ])
    .execute()
  await cancel(
    trx,
    rows.map(({ id }) => id),
  )
  const shown = new Map(rows.filter(({ sent }) => Boolean(sent)).map((row) => [`${row.player_id} ${row.tag}`, row]))
  if (!shown.size) return
  await trx
    .insertInto('pushes')
    .values(
      [...shown.values()].map(({ player_id, tag }) => ({
        player_id,
        tag,
        clase: 'cierre' as const,
        tipo: null,
        texto: '',
        enlace: '',
        notice_id: null,
        prioridad: 1,
        created_at: now,
        due_at: now,
      })),
    )
    .execute()
}

/** A push that is due, with what decides whether it is wanted still. */
export interface DuePush {
  id: number
  player_id: number
  clase: 'aviso' | 'cierre'
  tag: string
  prioridad: number
  /** Null: it brings no notice, or that is unread. */
  read_at: string | null
}

const duePushes = (db: Db, now: string, limit: number) =>
  db
    .selectFrom('pushes')
    .where('due_at', 'is not', null)
    .where('due_at', '<=', now)
    .orderBy('prioridad')
    .orderBy('due_at')
    .limit(limit)

/** Whose pushes are due next. `now`: ISO 8601. */
export async function playersOfDuePushes(db: Db, now: string, limit: number): Promise<number[]> {
  const rows = await duePushes(db, now, limit).select('player_id').execute()
  return [...new Set(rows.map(({ player_id }) => player_id))]
}

/** Takes due pushes, the most urgent first, so that nobody else shares them out; within a transaction. `now`: ISO 8601. */
export async function takeDuePushes(trx: Db, now: string, limit: number): Promise<DuePush[]> {
  const taken = await trx
    .updateTable('pushes')
    .set({ due_at: null })
    .where('id', 'in', duePushes(trx, now, limit).select('id'))
    .where('due_at', 'is not', null)
    .returning(['id', 'player_id', 'clase', 'tag', 'prioridad', 'notice_id'])
    .execute()
  if (!taken.length) return []
  const ids = taken.map(({ notice_id }) => notice_id).filter((id) => id !== null)
  const read = ids.length
    ? await trx.selectFrom('notices').where('id', 'in', ids).select(['id', 'read_at']).execute()
    : []
  const readAt = new Map(read.map((row) => [row.id, row.read_at]))
  return taken
    .map(({ notice_id, ...push }) => ({
      ...push,
      read_at: notice_id === null ? null : (readAt.get(notice_id) ?? null),
    }))
    .sort((a, b) => a.prioridad - b.prioridad || a.id - b.id)
}

/** Players among these with an open account that is not suspended at `now` (ISO 8601). */
export async function reachablePlayers(db: Db, players: readonly number[], now: string): Promise<Set<number>> {
  if (!players.length) return new Set()
  const rows = await db
    .selectFrom('players')
    .where('id', 'in', [...players])
    .where('closed_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('suspensions as s')
            .select('s.id')
            .whereRef('s.player_id', '=', 'players.id')
            .where('s.alcance', '=', 'cuenta')
            .where('s.lifted_at', 'is', null)
            .where('s.hasta', '>', now),
        ),
      ),
    )
    .select('id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Keeps a taken push for later. `due`: ISO 8601. */
export async function postponePush(trx: Db, id: number, due: string): Promise<void> {
  await trx.updateTable('pushes').set({ due_at: due }).where('id', '=', id).execute()
}

/** Iphones and iPads give up a subscription that shows nothing for a push. */
const needsToShow = 'https://web.push.apple.com/%'

/**
 * Makes the deliveries of a taken push, due at once: to all of the player's devices subscribed with this VAPID key, or, of one that takes
 * something away, to those that were sent it.
 */
export async function shareOut(trx: Db, push: DuePush, clave: string, now: string): Promise<void> {
  await trx
    .insertInto('push_deliveries')
    .columns(['push_id', 'device_id', 'prioridad', 'next_attempt_at'])
    .expression((eb) => {
      const devices = eb
        .selectFrom('push_devices as device')
        .where('device.player_id', '=', push.player_id)
        .where('device.clave', '=', clave)
        .select([
          sql<number>`${push.id}`.as('push_id'),
          'device.id',
          sql<number>`${push.prioridad}`.as('prioridad'),
          sql<string>`${now}`.as('next_attempt_at'),
        ])
      if (push.clase === 'aviso') return devices
      return devices
        .where('device.endpoint', 'not like', needsToShow)
        .where((where) =>
          where.exists(
            where
              .selectFrom('push_deliveries as shown')
              .innerJoin('pushes as earlier', 'earlier.id', 'shown.push_id')
              .whereRef('shown.device_id', '=', 'device.id')
              .where('earlier.tag', '=', push.tag)
              .where('shown.attempts', '>', 0)
              .where('shown.failure', 'is', null)
              .select('shown.push_id'),
          ),
        )
    })
    .execute()
}

/** One push to one device, taken for an attempt. */
export interface Delivery {
  push_id: number
  device_id: number
  attempts: number
}

/**
 * Takes deliveries that are due, the most urgent first. An attempt is taken for good: one that ends with its process is not repeated. `now`: ISO
 * 8601.
 */
export async function takeDeliveries(trx: Db, now: string, limit: number): Promise<Delivery[]> {
  const due = trx
    .selectFrom('push_deliveries')
    .where('next_attempt_at', 'is not', null)
    .where('next_attempt_at', '<=', now)
    .orderBy('prioridad')
    .orderBy('next_attempt_at')
    .limit(limit)
    .select(['push_id', 'device_id'])
  return trx
    .updateTable('push_deliveries')
    .set({ next_attempt_at: null, attempts: sql`attempts + 1`, failure: null })
    .where((eb) => eb(eb.refTuple('push_id', 'device_id'), 'in', due.$asTuple('push_id', 'device_id')))
    .where('next_attempt_at', 'is not', null)
    .returning(['push_id', 'device_id', 'attempts'])
    .execute()
}

/** Content of deliveries, and where they go; of none whose subject has a later push, which was made while an attempt was under way. */
export async function deliveryContents(db: Db, deliveries: readonly Delivery[]) {
  if (!deliveries.length) return []
  return db
    .selectFrom('push_deliveries')
    .innerJoin('pushes', 'pushes.id', 'push_deliveries.push_id')
    .innerJoin('push_devices as device', 'device.id', 'push_deliveries.device_id')
    .leftJoin('notices', 'notices.id', 'pushes.notice_id')
    .where((eb) =>
      eb.or(
        deliveries.map(({ push_id, device_id }) =>
          eb.and([eb('push_deliveries.push_id', '=', push_id), eb('push_deliveries.device_id', '=', device_id)]),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('pushes as later')
            .whereRef('later.player_id', '=', 'pushes.player_id')
            .whereRef('later.tag', '=', 'pushes.tag')
            .whereRef('later.id', '>', 'pushes.id')
            .select('later.id'),
        ),
      ),
    )
    .select([
      'push_deliveries.push_id',
      'push_deliveries.device_id',
      'push_deliveries.attempts',
      'pushes.player_id',
      'pushes.clase',
      'pushes.tipo',
      'pushes.texto',
      'pushes.enlace',
      'pushes.tag',
      'pushes.notice_id',
      'pushes.prioridad',
      'pushes.created_at',
      'device.endpoint',
      'device.p256dh',
      'device.auth',
      'notices.id_invitacion',
      'notices.id_solicitud',
      'notices.id_match',
      'notices.id_reto',
      'notices.version_reto',
    ])
    .execute()
}
export type DeliveryContent = Awaited<ReturnType<typeof deliveryContents>>[number]

/** What became of an attempt. `next`: when it is tried again; ISO 8601. */
export type DeliveryOutcome = Pick<Delivery, 'push_id' | 'device_id'> &
  ({ sent: true } | { sent: false; failure: string; next: string | null })

/** Records what became of attempts, and when something last reached a device. `now`: ISO 8601. */
export async function recordDeliveries(trx: Db, outcomes: readonly DeliveryOutcome[], now: string): Promise<void> {
  for (const outcome of outcomes) {
    if (outcome.sent) {
      await trx.updateTable('push_devices').set({ used_at: now }).where('id', '=', outcome.device_id).execute()
      continue
    }
    await trx
      .updateTable('push_deliveries')
      .set({ failure: outcome.failure.slice(0, 300), next_attempt_at: outcome.next })
      .where('push_id', '=', outcome.push_id)
      .where('device_id', '=', outcome.device_id)
      .execute()
  }
}

/** What a push to a device asked its player to answer; null: there is no such push for that device. */
export async function askedByPush(db: Db, push: number, device: number) {
  return (
    (await db
      .selectFrom('push_deliveries')
      .innerJoin('pushes', 'pushes.id', 'push_deliveries.push_id')
      .innerJoin('notices', 'notices.id', 'pushes.notice_id')
      .where('push_deliveries.push_id', '=', push)
      .where('push_deliveries.device_id', '=', device)
      .select([
        'notices.id',
        'notices.id_invitacion',
        'notices.id_solicitud',
        'notices.id_match',
        'notices.id_reto',
        'notices.version_reto',
      ])
      .executeTakeFirst()) ?? null
  )
}

/** Deletes pushes made before an instant (ISO 8601), with their deliveries. */
export async function deletePushesBefore(db: Db, before: string): Promise<void> {
  await db.deleteFrom('pushes').where('created_at', '<', before).execute()
}
